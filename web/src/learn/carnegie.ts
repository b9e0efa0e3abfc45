import { guidance, LESSON } from "./guided/carnegie/lesson.ts";
import { GuideCard, notYet } from "./guided/GuideCard.tsx";
import { CARNEGIE_REFERENCE } from "./rules/carnegie/index.ts";
import { RulesReference } from "./rules/RulesReference.tsx";

export const learning = { reference: CARNEGIE_REFERENCE, lesson: LESSON, guidance, notYet, GuideCard, RulesReference };
