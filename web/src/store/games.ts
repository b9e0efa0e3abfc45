import type { BotName } from "@montan/bots";
import type { LogEntry, Owner, Seat } from "@montan/engine";
import type { Signs } from "../signs.ts";

/** Who plays a seat: somebody at this screen, or a bot. Records call them the same. */
export type Player = "person" | BotName;

/** A game as it is kept: everything but its entries. */
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
  /** Decisions that stand. */
  readonly decisions: number;
  /** Seats that decide next; [] when the game is over. */
  readonly deciders: readonly Seat[];
  readonly winners?: readonly Owner[];
  /** How far it is; games that earlier builds stored say so once they go on. */
  readonly round?: { readonly number: number; readonly of: number };
  /** The guided first game, until the person leaves the guide. */
  readonly guided?: true;
  /** The game this one branched off, and after how many of its decisions. */
  readonly from?: { readonly id: string; readonly decisions: number };
}

export type Entry = LogEntry<unknown>;

/** What changes about a game with an entry. */
export type Progress = Pick<StoredGame, "changed" | "decisions" | "deciders"> &
  Partial<Pick<StoredGame, "winners" | "round">>;

/** Somebody else (another tab) has gone on with the game. */
export class StaleGame extends Error {
  constructor(id: string, at: number) {
    super(`game ${id}: entry ${at} is there already`);
    this.name = "StaleGame";
  }
}

/** The game is not here any more: another window has deleted it. */
export class LostGame extends Error {
  constructor(id: string) {
    super(`game ${id} is not here`);
    this.name = "LostGame";
  }
}

/** Where the games of this device are kept. A promise is kept only when the data is safe. */
export interface GameStore {
  /** The latest change first. */
  list(): Promise<StoredGame[]>;
  read(id: string): Promise<{ game: StoredGame; entries: Entry[] } | undefined>;
  create(game: StoredGame, entries: readonly Entry[]): Promise<void>;
  /** Adds the entry number `at`; throws StaleGame if there is one already, LostGame if the game was removed. */
  append(id: string, at: number, entry: Entry, progress: Progress): Promise<void>;
  /** Replaces what is known about a game, not its entries. */
  update(game: StoredGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** Tells whenever a game was changed, at least by other windows; returns how to stop that. */
  watch(id: string, told: () => void): () => void;
}

/** Without `winners` the game goes on, also after an undo from its end. */
export function progressed({ winners: _, ...game }: StoredGame, progress: Progress): StoredGame {
  return { ...game, ...progress };
}

export function latestFirst(games: readonly StoredGame[]): StoredGame[] {
  return games.toSorted((a, b) => b.changed - a.changed || a.id.localeCompare(b.id));
}
