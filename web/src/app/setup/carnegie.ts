import { DECK_BY_LEVEL, MODULE_IDS, SOLO_LEVELS, vocabulary } from "@montan/carnegie";
import { SETUP } from "../../i18n/setup.ts";
import { sayIn } from "../../i18n/words.ts";
import type { Agreements } from "./agreements.ts";

/** Andrew's levels and the modules of expansion 1. */
export const agreements: Agreements = {
  levels: SOLO_LEVELS.map((id) => ({
    id,
    name: (locale) => vocabulary(locale).soloLevel[id],
    line: (locale) => sayIn(SETUP, locale)("levelLine", DECK_BY_LEVEL[id]),
  })),
  usualLevel: "normal",
  modules: MODULE_IDS.map((id) => ({
    id,
    name: (locale) => vocabulary(locale).module[id],
    line: (locale) => vocabulary(locale).moduleLine[id],
  })),
};
