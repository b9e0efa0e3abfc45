import type { Language, Sentences } from "@montan/engine";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { Pending } from "../pending.ts";
import type { CodeSentences } from "./params.ts";
import type { Say } from "./say.ts";

export type Thing = Event | Move | Pending;
export type Code = keyof CodeSentences;
export type CarnegieLanguage = Language<Thing, Code, Say>;

/** The kernel passes params as plain JSON; the tables of codes give their types. */
export function language(things: Sentences<Thing, Say>, codes: CodeSentences): CarnegieLanguage {
  return { things, codes: codes as unknown as CarnegieLanguage["codes"] };
}
