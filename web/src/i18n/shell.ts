import { shellDe } from "./de/shell.ts";
import { shellEn } from "./en/shell.ts";

export const SHELL = { en: shellEn, de: shellDe };
export type ShellKey = keyof typeof shellEn;
