import type { Locale } from "@montan/engine";
import type { ComponentChildren } from "preact";

/** The contents of a section: data, so that it can be searched, linked and shown anywhere. */
export type Block<Table extends string = string> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** A worked example in one or more steps. */
  | { readonly kind: "example"; readonly steps: readonly string[] }
  /** An example whose numbers add up. */
  | { readonly kind: "sum"; readonly rows: readonly SumRow[]; readonly total: string }
  /** Pieces of the game as they appear on the game table, each with its name. */
  | { readonly kind: "pictures"; readonly pieces: readonly string[] }
  /** A table built from the game's own data, so that it always matches the rules. */
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

/** Head and body of a table built from data. */
export interface Grid {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Chapter<Id extends string = string, Section extends string = string> {
  readonly id: Id;
  readonly sections: readonly Section[];
  /** A reference list: the contents show its entries on demand. */
  readonly folded?: true;
}

/** Everything the reference page needs to know about a game. */
export interface Reference {
  /** Chapters in reading order with the ids of their sections. */
  readonly chapters: readonly Chapter[];
  /**
   * The texts of one language, loaded on demand. With a view of a game they describe that game, which may use a
   * component profile.
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
