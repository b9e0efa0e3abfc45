import type { AnyGame, Locale, Owner, ScorePart, Seat } from "@montan/engine";
import type { TableDefinition } from "./table/contract.ts";

export type Sound = "paper" | "wood" | "bell" | "whistle";

/** What the shell says and sounds about a game beyond its table and its own sentences. */
export interface Manner {
  /** Events that a log in words leaves out: other lines say as much. */
  readonly quiet: readonly string[];
  /** Events that leave nothing on the table to be looked at afterwards. */
  readonly traceless: readonly string[];
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
  scoreLabel(category: string, locale: Locale): string;
  /** Where the points of a line of the score sheet come from, one text each. */
  scoreSources(part: ScorePart, locale: Locale): readonly string[];
  /** The section of the rules that governs a question, a refusal or a warning. */
  sectionFor(topic: string): string | undefined;
  /** Who begins, if the event says so and it was chance or the players who decided about it. */
  beganBy(event: unknown): Seat | undefined;
  /** What the game counts its course in: rounds, shifts. */
  readonly rounds: Rounds;
  /** What a move that reveals something would reveal, to follow "this reveals". */
  revealed(view: unknown, seat: Seat, move: unknown, locale: Locale): string;
  /** Whose doing an event is; undefined: that of whoever has decided, or nobody's. */
  whose(event: unknown): Owner | undefined;
  /** What an event brought and cost, to be read at a glance. */
  tally(event: unknown): readonly Tally[];
  /** What decides a tie, to follow "tied, but"; missing: it is always shared. */
  tieBreak?(locale: Locale): string;
  /** Pieces that a line of somebody's score sheet was counted from (`data-piece`). */
  piecesOfScore?(part: ScorePart, owner: Owner): readonly string[];
  /** The answer a person need not be asked for; undefined: it is a real question. */
  obvious?(view: unknown, seat: Seat, legalMoves: readonly unknown[]): unknown;
  /**
   * One decision that set many things in motion, as the views it went through with the events that led to each; the
   * last one is `after`. Without it, or with [], everything is shown at once.
   */
  acts?(before: unknown, after: unknown, events: readonly unknown[]): readonly Act[];
}

interface Rounds {
  /** 0: not begun. */
  of(view: unknown): number;
  /** How many there are. */
  count(view: unknown): number;
  name(locale: Locale): string;
  /** The one that begins with this event. */
  begunBy(event: unknown): number | undefined;
}

/** So many of something more or less; its sign is drawn by the table. */
export interface Tally {
  readonly sign: string;
  readonly amount: number;
}

/** A step of something that goes on by itself, to be looked at before the next one. */
export interface Act {
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** The person's own doing: a glance is enough. */
  readonly own?: true;
}

/** A game with everything that is needed to play it in the browser. */
export interface Playable {
  readonly game: AnyGame;
  readonly table: TableDefinition<unknown, unknown, unknown, unknown>;
  readonly manner: Manner;
}
