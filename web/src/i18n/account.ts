import { accountDe } from "./de/account.ts";
import { accountEn } from "./en/account.ts";
import type { Say } from "./words.ts";

export const ACCOUNT = { en: accountEn, de: accountDe };

export type AccountKey = keyof typeof accountEn;
export type AccountSay = Say<typeof accountEn>;
