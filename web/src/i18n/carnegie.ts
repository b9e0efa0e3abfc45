import { carnegieDe } from "./de/carnegie.ts";
import { carnegieEn } from "./en/carnegie.ts";

export const CARNEGIE = { en: carnegieEn, de: carnegieDe };
