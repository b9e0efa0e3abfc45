import type { BotName } from "@montan/bots";
import type { LogEntry, Owner, Seat } from "@montan/engine";
import type { Signs } from "../signs.ts";

/** Who plays a seat: a person at this screen, or a bot. Records use the same names. */
export type Player = "person" | BotName;

/** A stored game without its entries. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly names: readonly string[];
  readonly players: readonly Player[];
  /** Missing: those of the seats. */
  readonly signs?: Signs;
  readonly created: number;
  readonly changed: number;
  /** Number of standing decisions. */
  readonly decisions: number;
  /** Seats that decide next; [] when the game is over. */
  readonly deciders: readonly Seat[];
  readonly winners?: readonly Owner[];
  /** Its progress; games stored by earlier builds get it when they are continued. */
  readonly round?: { readonly number: number; readonly of: number };
  /** The guided first game, until the person leaves the guide. */
  readonly guided?: true;
  /** The game this one was branched from, and after how many of its decisions. */
  readonly from?: { readonly id: string; readonly decisions: number };
}

export type Entry = LogEntry<unknown>;

/** What an entry changes about a game. */
export type Progress = Pick<StoredGame, "changed" | "decisions" | "deciders"> &
  Partial<Pick<StoredGame, "winners" | "round">>;

/** Another window has continued the game. */
export class StaleGame extends Error {
  constructor(id: string, at: number) {
    super(`game ${id}: entry ${at} is there already`);
    this.name = "StaleGame";
  }
}

/** Another window has deleted the game. */
export class LostGame extends Error {
  constructor(id: string) {
    super(`game ${id} is not here`);
    this.name = "LostGame";
  }
}

/** Where the games of this device are kept. Promises resolve only when the data is safe. */
export interface GameStore {
  /** The latest change first. */
  list(): Promise<StoredGame[]>;
  read(id: string): Promise<{ game: StoredGame; entries: Entry[] } | undefined>;
  create(game: StoredGame, entries: readonly Entry[]): Promise<void>;
  /** Adds the entry number `at`; throws StaleGame if there is one already, LostGame if the game was removed. */
  append(id: string, at: number, entry: Entry, progress: Progress): Promise<void>;
  /** Replaces what is stored about a game, not its entries. */
  update(game: StoredGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** Tells when a game was changed, at least by other windows; returns a function that stops it. */
  watch(id: string, told: () => void): () => void;
}

/** Without `winners` the game is running, also after an undo from its end. */
export function progressed({ winners: _, ...game }: StoredGame, progress: Progress): StoredGame {
  return { ...game, ...progress };
}

export function latestFirst(games: readonly StoredGame[]): StoredGame[] {
  return games.toSorted((a, b) => b.changed - a.changed || a.id.localeCompare(b.id));
}
