import { carnegieMapDe } from "./de/carnegie-map.ts";
import { carnegieMapEn } from "./en/carnegie-map.ts";

export const CARNEGIE_MAP = { en: carnegieMapEn, de: carnegieMapDe };
