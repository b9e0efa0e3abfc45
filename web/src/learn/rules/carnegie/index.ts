import { STANDARD_TABLES, type State, type Tables, tablesOf } from "@montan/carnegie";
import type { Reference } from "../section.ts";
import { carnegieGrid } from "./grids.ts";
import { pictureOf } from "./pictures.tsx";
import { CHAPTERS, type TableId } from "./sections.ts";

export const CARNEGIE_REFERENCE: Reference = {
  chapters: CHAPTERS,
  load: async (locale, view) =>
    locale === "de"
      ? (await import("./de.ts")).german(tablesBeside(view))
      : (await import("./en.ts")).english(tablesBeside(view)),
  grid: (table, locale, view) => carnegieGrid(table as TableId, locale, tablesBeside(view)),
  picture: pictureOf,
};

function tablesBeside(view: unknown): Tables {
  return view === undefined ? STANDARD_TABLES : tablesOf(view as State);
}
