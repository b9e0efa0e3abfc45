import { STANDARD_TABLES, type Tables } from "@montan/carnegie";
import { BOARD_SECTIONS } from "./de-board.ts";
import { DEPARTMENT_NOTES } from "./de-departments.ts";
import { GAME_SECTIONS } from "./de-game.ts";
import { MODULE_NOTES, SOLO_SECTIONS } from "./de-more.ts";
import { ROUND_SECTIONS } from "./de-round.ts";
import { fromVocabulary } from "./from-vocabulary.ts";
import type { CarnegieText } from "./sections.ts";

export function german(tables: Tables): CarnegieText {
  return {
    chapters: {
      game: "Das Spiel",
      round: "Die Runde",
      actions: "Die vier Aktionen",
      board: "Auf dem Tisch",
      ending: "Das Ende",
      "hr-departments": "Abteilungen: Personal",
      "management-departments": "Abteilungen: Verwaltung",
      "construction-departments": "Abteilungen: Konstruktion",
      "rd-departments": "Abteilungen: F&E",
      solo: "Allein gegen Andrew",
      expansion: "Erweiterung 1",
      about: "An diesem Tisch",
    },
    sections: {
      ...GAME_SECTIONS,
      ...ROUND_SECTIONS,
      ...BOARD_SECTIONS,
      ...SOLO_SECTIONS,
      ...fromVocabulary("de", tables, { departments: DEPARTMENT_NOTES, modules: MODULE_NOTES }),
    },
  };
}

export const GERMAN = german(STANDARD_TABLES);
