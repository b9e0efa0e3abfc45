import { tableDe } from "./de/table.ts";
import { tableEn } from "./en/table.ts";

/** What every game's table says. */
export const TABLE = { en: tableEn, de: tableDe };
