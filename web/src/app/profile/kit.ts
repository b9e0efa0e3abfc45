import type { AnyGame, Locale } from "@montan/engine";
import type { ComponentType } from "preact";

/** The replaceable tables of a game by name, as the option `components` has them. */
export type Tables = Readonly<Record<string, unknown>>;

export interface FormProps<T> {
  readonly tables: T;
  onTables(tables: T): void;
}

/** What the editor has to know about a game whose tables can be replaced. */
export interface ProfileKit<T = Tables> {
  readonly game: AnyGame;
  /** The game's own tables. */
  readonly builtIn: T;
  /** The tables in pieces that can be checked separately, so that one mistake does not hide another. */
  pieces(tables: T): readonly Tables[];
  /** A place in the tables ("components.innovations[3].count") in words. */
  placeName(path: string, locale: Locale): string;
  /** A short form for the inferred values, one by one, if the game lists them. */
  readonly Check?: ComponentType<FormProps<T>>;
  readonly Form: ComponentType<FormProps<T>>;
}
