import { enAndrewEvents } from "./en-andrew-events.ts";
import { enMoves } from "./en-moves.ts";
import { enNotices } from "./en-notices.ts";
import { enOptions } from "./en-options.ts";
import { enPendings } from "./en-pendings.ts";
import { enRefusals } from "./en-refusals.ts";
import { enRoundEvents } from "./en-round-events.ts";
import { enSetupEvents } from "./en-setup-events.ts";
import { type CarnegieLanguage, language } from "./language.ts";

export const en: CarnegieLanguage = language(
  { ...enSetupEvents, ...enRoundEvents, ...enAndrewEvents, ...enMoves, ...enPendings },
  { ...enRefusals, ...enNotices, ...enOptions },
);
