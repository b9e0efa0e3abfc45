import { setupDe } from "./de/setup.ts";
import { setupEn } from "./en/setup.ts";

export const SETUP = { en: setupEn, de: setupDe };
