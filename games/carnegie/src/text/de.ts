import { deAndrewEvents } from "./de-andrew-events.ts";
import { deMoves } from "./de-moves.ts";
import { deNotices } from "./de-notices.ts";
import { deOptions } from "./de-options.ts";
import { dePendings } from "./de-pendings.ts";
import { deRefusals } from "./de-refusals.ts";
import { deRoundEvents } from "./de-round-events.ts";
import { deSetupEvents } from "./de-setup-events.ts";
import { type CarnegieLanguage, language } from "./language.ts";

export const de: CarnegieLanguage = language(
  { ...deSetupEvents, ...deRoundEvents, ...deAndrewEvents, ...deMoves, ...dePendings },
  { ...deRefusals, ...deNotices, ...deOptions },
);
