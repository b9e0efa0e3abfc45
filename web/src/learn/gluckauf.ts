import { GLUCKAUF_AID } from "./aid/gluckauf/index.ts";
import { PlayerAid } from "./aid/PlayerAid.tsx";
import { GuideCard, notYet } from "./guided/GuideCard.tsx";
import { guidance, LESSON } from "./guided/gluckauf/lesson.ts";
import { GLUCKAUF_REFERENCE } from "./rules/gluckauf/index.ts";
import { RulesReference } from "./rules/RulesReference.tsx";

export const learning = {
  reference: GLUCKAUF_REFERENCE,
  RulesReference,
  aid: GLUCKAUF_AID,
  PlayerAid,
  lesson: LESSON,
  guidance,
  notYet,
  GuideCard,
};
