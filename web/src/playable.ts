import type { AnyGame, Locale, Owner, ScorePart, Seat } from "@montan/engine";
import type { TableDefinition } from "./table/contract.ts";

export type Sound = "paper" | "wood" | "bell" | "whistle";

/** What the shell needs to know about a game beyond its game table and its sentences. */
export interface Manner {
  /** Events that a log in words leaves out: other lines say as much. */
  readonly quiet: readonly string[];
  /** Events that leave nothing on the table to look at afterwards. */
  readonly traceless: readonly string[];
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
  scoreLabel(category: string, locale: Locale): string;
  /** Where the points of a line of the score sheet come from, one text each. */
  scoreSources(part: ScorePart, locale: Locale): readonly string[];
  /** The section of the rules that governs a question, a refusal or a warning. */
  sectionFor(topic: string): string | undefined;
  /** Who begins, if the event says so and it was decided at random or by the players. */
  beganBy(event: unknown): Seat | undefined;
  /** What the game's progress is counted in: rounds, shifts. */
  readonly rounds: Rounds;
  /** What a move that reveals something would reveal, as the end of a sentence "this reveals …". */
  revealed(view: unknown, seat: Seat, move: unknown, locale: Locale): string;
  /** Who an event belongs to; undefined: the player who has decided, or nobody. */
  whose(event: unknown): Owner | undefined;
  /** What an event brought and cost, at a glance. */
  tally(event: unknown): readonly Tally[];
  /** What decides a tie, as the end of a sentence "tied, but …"; if missing, the victory is shared. */
  tieBreak?(locale: Locale): string;
  /** Pieces that a line of a player's score sheet counts (`data-piece`). */
  piecesOfScore?(part: ScorePart, owner: Owner): readonly string[];
  /** The answer that can be given without asking; undefined: it is a real question. */
  obvious?(view: unknown, seat: Seat, legalMoves: readonly unknown[]): unknown;
  /**
   * Splits one decision that caused many things into the views it went through, with the events that led to each; the
   * last one is `after`. If missing, or [], everything is shown at once.
   */
  acts?(before: unknown, after: unknown, events: readonly unknown[]): readonly Act[];
}

interface Rounds {
  /** 0: not started. */
  of(view: unknown): number;
  /** How many there are. */
  count(view: unknown): number;
  name(locale: Locale): string;
  /** The round that begins with this event. */
  begunBy(event: unknown): number | undefined;
}

/** An amount of something gained or paid; the game table draws its sign. */
export interface Tally {
  readonly sign: string;
  readonly amount: number;
}

/** A step of something that proceeds by itself, to be looked at before the next one. */
export interface Act {
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** The person's own action: a short look is enough. */
  readonly own?: true;
}

/** A game with everything that is needed to play it in the browser. */
export interface Playable {
  readonly game: AnyGame;
  readonly table: TableDefinition<unknown, unknown, unknown, unknown>;
  readonly manner: Manner;
}
