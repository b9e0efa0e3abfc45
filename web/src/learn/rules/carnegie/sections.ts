import {
  ACTION_TYPES,
  type ActionType,
  COMPANY_BOARD,
  type DepartmentId,
  MODULE_IDS,
  type ModuleId,
  TILES,
} from "@montan/carnegie";
import type { Block, Chapter, RulesText, Section } from "../section.ts";

/** The chapters are in files of their own. An id is an address: pieces, prompts and refusals link to it. */
export const GAME = ["goal", "setup", "start", "company", "missions"] as const;
export const ROUND = [
  "round",
  "timeline",
  "income",
  "donating",
  "using",
  "pools",
  "action-choice",
  "selling",
  "activation",
] as const;
export const ACTIONS = ["hr", "management", "construction", "rd"] as const;
export const BOARD = ["map", "tracks", "tabs", "donations", "display"] as const;
export const ENDING = ["scoring", "connections", "welfare"] as const;
export const SOLO = ["andrew", "andrew-turn", "andrew-score"] as const;
export const ABOUT = ["hidden", "rulings"] as const;

type ToldId = (
  | typeof GAME
  | typeof ROUND
  | typeof ACTIONS
  | typeof BOARD
  | typeof ENDING
  | typeof SOLO
  | typeof ABOUT
)[number];
/** Every department and every module has a section under its own id. */
export type VocabularyId = DepartmentId | ModuleId | "inferred";
export type SectionId = ToldId | VocabularyId;
type DepartmentChapter = `${ActionType}-departments`;
type ChapterId = "game" | "round" | "actions" | "board" | DepartmentChapter | "ending" | "solo" | "expansion" | "about";

function departmentChapter(type: ActionType): Chapter<ChapterId, SectionId> {
  const ofType = (department: { readonly type: ActionType }) => department.type === type;
  const departments = [...COMPANY_BOARD.startDepartments.filter(ofType), ...TILES.filter(ofType)];
  return { id: `${type}-departments`, sections: departments.map(({ id }) => id), folded: true };
}

/** Reading order. */
export const CHAPTERS: readonly Chapter<ChapterId, SectionId>[] = [
  { id: "game", sections: GAME },
  { id: "round", sections: ROUND },
  { id: "actions", sections: ACTIONS },
  { id: "board", sections: BOARD },
  { id: "ending", sections: ENDING },
  ...ACTION_TYPES.map(departmentChapter),
  { id: "solo", sections: SOLO },
  { id: "expansion", sections: MODULE_IDS },
  { id: "about", sections: [...ABOUT, "inferred"] },
];

export const SECTION_IDS: readonly SectionId[] = CHAPTERS.flatMap(({ sections }) => sections);

export const TABLES = [
  "setup",
  "end-column",
  "projects",
  "cities",
  "tracks",
  "connections",
  "donations",
  "new-donations",
  "levels",
  "andrew-cards",
  "sheet",
  "tabs",
  "company",
] as const;
export type TableId = (typeof TABLES)[number];

export type CarnegieText = RulesText<SectionId, ChapterId, TableId>;
/** The sections in one file. */
export type Told<Ids extends readonly SectionId[]> = Readonly<Record<Ids[number], Section<TableId>>>;

/** What a section adds to the line in the game's vocabulary. */
export interface Notes {
  readonly departments: Readonly<Record<DepartmentId, readonly Block<never>[]>>;
  readonly modules: Readonly<Record<ModuleId, readonly Block<TableId>[]>>;
}

export function table(id: TableId): Block<TableId> {
  return { kind: "table", table: id };
}
