import { talkDe } from "./de/talk.ts";
import { talkEn } from "./en/talk.ts";
import type { Say } from "./words.ts";

export const TALK = { en: talkEn, de: talkDe };
export type TalkKey = keyof typeof talkEn;
export type TalkSay = Say<typeof talkEn>;
