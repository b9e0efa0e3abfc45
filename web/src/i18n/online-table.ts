import { onlineTableDe } from "./de/online-table.ts";
import { onlineTableEn } from "./en/online-table.ts";

export const ONLINE_TABLE = { en: onlineTableEn, de: onlineTableDe };
