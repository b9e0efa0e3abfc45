import type { IllegalMove } from "./errors.ts";
import type { Json } from "./json.ts";
import type { Random } from "./random.ts";

/** 0-based; clockwise = ascending. */
export type Seat = number;

/** Who a score belongs to: a seat, or Andrew, who has no seat. */
export type Owner = Seat | "automa";

export type Emit<Event> = (event: Event) => void;

export type Locale = "en" | "de";

/** Says that a legal move wastes something, before it is made. */
export interface Notice {
  readonly code: string;
  readonly params: Json;
}

export interface ScorePart {
  readonly category: string;
  readonly vp: number;
  readonly detail?: Json;
}

export interface ScoreSheet {
  readonly owner: Owner;
  readonly total: number;
  readonly parts: readonly ScorePart[];
}

/** Several winners: a shared victory. `sheets` equals `score(state)`. */
export interface Result {
  readonly winners: readonly Owner[];
  readonly sheets: readonly ScoreSheet[];
}

/** Everything that one decision caused, returned by one call: undo, logs and pages need all of it. */
export interface Decided<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** It showed somebody something hidden; undo never crosses it. */
  readonly reveals: boolean;
}

export interface DescribeContext<State> {
  readonly locale: Locale;
  readonly names?: readonly string[];
  readonly view?: State;
}

/**
 * The contract between a game and all other packages: pure functions over plain JSON. A game is a list of decisions;
 * seed, options and decisions fold into exactly one state.
 */
export interface Game<State, Move, Options, Event, Pending> {
  readonly id: string;
  /** The current rules version; a state keeps the one it was created with. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Validates, fills defaults (undefined: all defaults), throws InvalidOptions. */
  options(input: unknown, seats: number): Options;
  /** `rules`: an older rules version, to replay a record made with it. */
  create(options: Options, seats: number, seed: string, emit?: Emit<Event>, rules?: number): State;
  /** Seats that have to decide now (several in simultaneous phases); [] when the game is over. */
  deciders(state: State): readonly Seat[];
  /** What this seat is being asked, as data. */
  pending(state: State, seat: Seat): Pending | undefined;
  /** Complete, finite, the sensible default first; [] if this seat is not asked. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** Never changes its input; throws IllegalMove. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): State;
  /** `apply`, its events and `reveals` at once. */
  decide(state: State, seat: Seat, move: Move): Decided<State, Event>;
  /**
   * `decide` on the seat's own view, up to where something hidden would be seen: the table after the move, as far as
   * the seat can know it before making the move. Throws IllegalMove if the move is not legal.
   */
  foresee(view: State, seat: Seat, move: Move): Decided<State, Event>;
  /** Applying the move shows somebody something hidden; undo never crosses it. */
  reveals(state: State, seat: Seat, move: Move): boolean;
  /** What one seat may see; undefined: a spectator. */
  view(state: State, seat: Seat | undefined): State;
  /** undefined: this seat is told nothing. */
  redact(event: Event, seat: Seat | undefined): Event | undefined;
  /** Fills the placeholders of a view with one possible deal. */
  sample(view: State, seat: Seat | undefined, random: Random): State;
  /** Warnings about legal moves that waste something. */
  warnings(view: State, seat: Seat, move: Move): readonly Notice[];
  /** Running score sheets: what each category is worth now. */
  score(state: State): readonly ScoreSheet[];
  result(state: State): Result | undefined;
  describe(thing: Event | Move | Pending | Notice | IllegalMove, context: DescribeContext<State>): string;
  /**
   * The number of the current turn. Undo "to the start of the turn" stops where it changes; a game without it has no
   * turns, and undo goes back as far as it may.
   */
  turn?(state: State): number;
}

/** A game with its types erased: for callers that serve every game alike. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
