import { CARNEGIE_AID } from "./aid/carnegie/index.ts";
import { PlayerAid } from "./aid/PlayerAid.tsx";
import { guidance, LESSON } from "./guided/carnegie/lesson.ts";
import { GuideCard, notYet } from "./guided/GuideCard.tsx";
import { CARNEGIE_REFERENCE } from "./rules/carnegie/index.ts";
import { RulesReference } from "./rules/RulesReference.tsx";

export const learning = {
  reference: CARNEGIE_REFERENCE,
  RulesReference,
  aid: CARNEGIE_AID,
  PlayerAid,
  lesson: LESSON,
  guidance,
  notYet,
  GuideCard,
};
