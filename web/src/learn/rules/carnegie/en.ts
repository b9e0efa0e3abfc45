import { STANDARD_TABLES, type Tables } from "@montan/carnegie";
import { BOARD_SECTIONS } from "./en-board.ts";
import { DEPARTMENT_NOTES } from "./en-departments.ts";
import { GAME_SECTIONS } from "./en-game.ts";
import { MODULE_NOTES, SOLO_SECTIONS } from "./en-more.ts";
import { ROUND_SECTIONS } from "./en-round.ts";
import { fromVocabulary } from "./from-vocabulary.ts";
import type { CarnegieText } from "./sections.ts";

export function english(tables: Tables): CarnegieText {
  return {
    chapters: {
      game: "The game",
      round: "The round",
      actions: "The four actions",
      board: "On the table",
      ending: "The end",
      "hr-departments": "Departments: Human Resources",
      "management-departments": "Departments: Management",
      "construction-departments": "Departments: Construction",
      "rd-departments": "Departments: R&D",
      solo: "Alone against Andrew",
      expansion: "Expansion 1",
      about: "At this table",
    },
    sections: {
      ...GAME_SECTIONS,
      ...ROUND_SECTIONS,
      ...BOARD_SECTIONS,
      ...SOLO_SECTIONS,
      ...fromVocabulary("en", tables, { departments: DEPARTMENT_NOTES, modules: MODULE_NOTES }),
    },
  };
}

export const ENGLISH = english(STANDARD_TABLES);
