import type { DescribeContext, Locale } from "./game.ts";
import type { Json } from "./json.ts";
import { fill, kernelWords } from "./words.ts";

/** A sentence for each type of a union of moves, events or questions: a missing one is a type error. */
export type Sentences<Thing extends { readonly type: string }, Say> = {
  readonly [T in Thing["type"]]: (thing: Extract<Thing, { type: T }>, say: Say) => string;
};

/** One language of a game. `Say` is what its sentences are built with: names, cards, places. */
export interface Language<Thing extends { readonly type: string }, Code extends string, Say> {
  readonly things: Sentences<Thing, Say>;
  /** Refusals, notices and option errors; the kernel has sentences for its own codes. */
  readonly codes: Readonly<Record<Code, (params: Readonly<Record<string, Json>>, say: Say) => string>>;
}

interface Coded {
  readonly code: string;
  readonly params: Json;
}

type Sentence = (thing: unknown, say: unknown) => string;

/** Makes a game's `describe` from its languages: by `type` for things, by `code` for refusals and notices. */
export function describer<State, Thing extends { readonly type: string }, Code extends string, Say>(
  languages: Readonly<Record<Locale, Language<Thing, Code, Say>>>,
  sayFor: (context: DescribeContext<State>) => Say,
): (thing: Thing | Coded, context: DescribeContext<State>) => string {
  return (thing, context) => {
    const { things, codes } = languages[context.locale];
    if ("type" in thing) {
      return (things as Readonly<Record<string, Sentence>>)[thing.type]?.(thing, sayFor(context)) ?? thing.type;
    }
    const own = (codes as Readonly<Record<string, Sentence>>)[thing.code];
    if (own !== undefined) return own(thing.params, sayFor(context));
    return fill(kernelWords(context.locale)[thing.code] ?? thing.code, thing.params);
  };
}
