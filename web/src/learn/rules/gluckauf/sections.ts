import type { Block, RulesText } from "../section.ts";

/** Reading order. An id is an address: pieces, prompts and refusals link to it. */
export const CHAPTERS = [
  { id: "game", sections: ["goal", "setup", "yard"] },
  { id: "turns", sections: ["turn", "worker-areas", "paying", "passing"] },
  {
    id: "cards",
    sections: ["lorries", "wagons", "engines", "orders", "shares", "innovations", "worker-innovations", "objectives"],
  },
  { id: "actions", sections: ["mining", "delivery", "wild", "stacks"] },
  { id: "ending", sections: ["end-of-shift", "scoring"] },
  { id: "table", sections: ["hidden", "rulings", "reconstructed"] },
] as const;

type ChapterId = (typeof CHAPTERS)[number]["id"];
export type SectionId = (typeof CHAPTERS)[number]["sections"][number];

export const SECTION_IDS: readonly SectionId[] = CHAPTERS.flatMap(({ sections }): readonly SectionId[] => sections);

export const TABLES = ["workers", "docks", "objectives", "lorries", "orders", "innovations"] as const;
export type TableId = (typeof TABLES)[number];

export type GluckAufText = RulesText<SectionId, ChapterId, TableId>;
/** The sections about cards and actions, which are in a file of their own. */
export type CardSections = Pick<
  GluckAufText["sections"],
  Extract<(typeof CHAPTERS)[number], { id: "cards" | "actions" }>["sections"][number]
>;

export function table(id: TableId): Block<TableId> {
  return { kind: "table", table: id };
}

/** Which rules a section covers, by the ids in the names of the game's tests. */
export const RULES_OF: Readonly<Record<SectionId, readonly string[]>> = {
  goal: ["G-F5"],
  setup: ["G-S1", "G-S2", "G-S3", "G-S4"],
  yard: ["G-S2"],
  turn: ["G-T1", "G-T4"],
  "worker-areas": ["G-T2", "G-S1"],
  paying: ["G-T3"],
  passing: ["G-T5", "G-T6"],
  lorries: ["G-A1"],
  wagons: ["G-A2", "G-T7"],
  engines: ["G-A3"],
  orders: ["G-A4"],
  shares: ["G-A5", "G-F2"],
  innovations: ["G-A6", "G-I2", "G-T5"],
  "worker-innovations": ["G-I1"],
  objectives: ["G-A7", "G-F4"],
  mining: ["G-A8"],
  delivery: ["G-A9"],
  wild: ["G-A10"],
  stacks: ["G-T4", "G-A11"],
  "end-of-shift": ["G-E1", "G-E2"],
  scoring: ["G-F1", "G-F2", "G-F3", "G-F5"],
  hidden: ["G-H1", "G-H2"],
  rulings: ["G-S4", "G-T5", "G-A9", "G-A10", "G-A11", "G-I2", "G-F5"],
  reconstructed: [],
};
