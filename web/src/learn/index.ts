export { GuideCard, notYet } from "./guided/GuideCard.tsx";
export { guidance, LESSON } from "./guided/gluckauf/lesson.ts";
export { GLUCKAUF_REFERENCE } from "./rules/gluckauf/index.ts";
export { RulesReference } from "./rules/RulesReference.tsx";
