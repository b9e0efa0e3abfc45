import type { Reference } from "../section.ts";
import { carnegieGrid } from "./grids.ts";
import { pictureOf } from "./pictures.tsx";
import { CHAPTERS, type TableId } from "./sections.ts";

export const CARNEGIE_REFERENCE: Reference = {
  chapters: CHAPTERS,
  load: async (locale) => (locale === "de" ? (await import("./de.ts")).GERMAN : (await import("./en.ts")).ENGLISH),
  grid: (table, locale) => carnegieGrid(table as TableId, locale),
  picture: pictureOf,
};
