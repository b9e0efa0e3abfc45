import { learnDe } from "./de/learn.ts";
import { learnEn } from "./en/learn.ts";

export const LEARN = { en: learnEn, de: learnDe };
