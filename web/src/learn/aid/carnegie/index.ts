import { STANDARD_TABLES, type State, tablesOf } from "@montan/carnegie";
import type { Aid } from "../aid.ts";
import { carnegieSheet } from "./sheet.tsx";
import { SIGNS } from "./signs.tsx";
import "../../../art/art.css";
import "../../../art/carnegie/carnegie.css";

export const CARNEGIE_AID: Aid = {
  signs: SIGNS,
  load: async (locale, view) => {
    const told = locale === "de" ? (await import("./de.ts")).GERMAN : (await import("./en.ts")).ENGLISH;
    return carnegieSheet(locale, view === undefined ? STANDARD_TABLES : tablesOf(view as State), told);
  },
};
