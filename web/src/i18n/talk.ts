import { talkDe } from "./de/talk.ts";
import { talkEn } from "./en/talk.ts";

export const TALK = { en: talkEn, de: talkDe };
export type TalkKey = keyof typeof talkEn;
