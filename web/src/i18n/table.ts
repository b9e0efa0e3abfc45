import { tableDe } from "./de/table.ts";
import { tableEn } from "./en/table.ts";

/** Texts that all game tables share. */
export const TABLE = { en: tableEn, de: tableDe };
