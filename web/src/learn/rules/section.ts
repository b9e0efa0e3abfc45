import type { Locale } from "@montan/engine";
import type { ComponentChildren } from "preact";

/** What a section is made of: data, so that it can be searched, linked and shown on any surface. */
export type Block<Table extends string = string> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** A worked example, told in one or more steps. */
  | { readonly kind: "example"; readonly steps: readonly string[] }
  /** An example whose numbers add up. */
  | { readonly kind: "sum"; readonly rows: readonly SumRow[]; readonly total: string }
  /** Pieces of the game as they lie on the table, each with its name. */
  | { readonly kind: "pictures"; readonly pieces: readonly string[] }
  /** A table drawn from the game's own data: it cannot drift from the rules. */
  | { readonly kind: "table"; readonly table: Table };

interface SumRow {
  readonly label: string;
  readonly vp: number;
}

export interface Section<Table extends string = string> {
  readonly title: string;
  readonly blocks: readonly Block<Table>[];
}

/** The whole reference of one game in one language. */
export interface RulesText<Id extends string = string, Chapter extends string = string, Table extends string = string> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly sections: Readonly<Record<Id, Section<Table>>>;
}

/** Head and body of a table drawn from data. */
export interface Grid {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Chapter<Id extends string = string, Section extends string = string> {
  readonly id: Id;
  readonly sections: readonly Section[];
  /** A list to look things up in: the contents show it on demand. */
  readonly folded?: true;
}

/** Everything the reference page needs to know of a game. */
export interface Reference {
  /** Chapters in reading order with the ids of their sections. */
  readonly chapters: readonly Chapter[];
  /**
   * The texts of one language, loaded when they are wanted. With a view of a game they are read beside that game, which
   * may be played with tables of its owner.
   */
  load(locale: Locale, view?: unknown): Promise<RulesText>;
  grid(table: string, locale: Locale, view?: unknown): Grid;
  picture(piece: string, locale: Locale): { readonly name: string; readonly art: ComponentChildren };
}

export function text(value: string): Block<never> {
  return { kind: "text", text: value };
}

export function list(...items: readonly string[]): Block<never> {
  return { kind: "list", items };
}

export function example(...steps: readonly string[]): Block<never> {
  return { kind: "example", steps };
}

export function pictures(...pieces: readonly string[]): Block<never> {
  return { kind: "pictures", pieces };
}
