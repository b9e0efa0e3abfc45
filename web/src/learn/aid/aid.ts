import type { Locale } from "@montan/engine";
import type { ComponentChildren } from "preact";

/**
 * A text in which `{name}` stands for the sign of that name beside a word, and `[name]` for a sign instead of a word,
 * which is read aloud.
 */
type AidText = string;

/** An item of the game: its sign, its name, and what to know about it. */
interface AidEntry {
  readonly sign?: ComponentChildren;
  /** The drawing on it. */
  readonly picture?: ComponentChildren;
  readonly name?: AidText;
  /** At the end of the line of the name: prices, numbers. */
  readonly aside?: AidText;
  readonly words?: AidText;
}

/** The contents of a section. */
export type AidBlock =
  | { readonly kind: "lines"; readonly lines: readonly AidText[] }
  | {
      readonly kind: "entries";
      readonly entries: readonly AidEntry[];
      readonly look: "rows" | "cards" | "tiny" | "key";
    }
  | { readonly kind: "grid"; readonly head?: readonly AidText[]; readonly rows: readonly (readonly AidText[])[] };

export interface AidSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly AidBlock[];
}

/** Starts on a new sheet of paper. */
interface AidPart {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly AidSection[];
}

export interface AidSheet {
  readonly parts: readonly AidPart[];
  /** What each sign means. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** A game on a few pages: everything to know at the table. */
export interface Aid {
  readonly signs: Readonly<Record<string, ComponentChildren>>;
  /** With a view of a game it shows the tables of that game. */
  load(locale: Locale, view?: unknown): Promise<AidSheet>;
}

export function lines(...all: readonly AidText[]): AidBlock {
  return { kind: "lines", lines: all };
}

/** Every sign with its meaning: the key. */
export function keyOf(signs: Aid["signs"], meanings: AidSheet["meanings"]): AidBlock {
  const entries = Object.entries(signs).map(([name, sign]) => ({ sign, words: meanings[name] ?? "" }));
  return { kind: "entries", look: "key", entries };
}

/** A record with an entry for each of these keys, under a common prefix: "action/hr". */
export function each<Kind extends string, Key extends string, Value>(
  kind: Kind,
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<`${Kind}/${Key}`, Value>> {
  const entries = keys.map((key) => [`${kind}/${key}`, make(key)] as const);
  return Object.fromEntries(entries) as Record<`${Kind}/${Key}`, Value>;
}

/** Text and names of signs in turn: words, mark, name, words … A mark is the bracket that opened the name. */
export function partsOf(text: AidText): readonly string[] {
  return text.split(/(?:(\{)([\w/-]+)\}|(\[)([\w/-]+)\])/).filter((part) => part !== undefined);
}
