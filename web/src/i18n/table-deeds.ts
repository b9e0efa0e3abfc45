import { tableDeedsDe } from "./de/table-deeds.ts";
import { tableDeedsEn } from "./en/table-deeds.ts";

export const TABLE_DEEDS = { en: tableDeedsEn, de: tableDeedsDe };
