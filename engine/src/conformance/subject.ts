import type { Game, Seat } from "../game.ts";
import type { Random } from "../random.ts";
import type { Check } from "./failure.ts";

/** A game, and what its test code knows about it beyond the contract. */
export interface Subject<State, Move, Options, Event, Pending> {
  readonly game: Game<State, Move, Options, Event, Pending>;
  /** The same game as it will be after a change of rules: newest version `version`, all earlier ones as today. */
  gameOfVersion(version: number): Game<State, Move, Options, Event, Pending>;
  /** Inputs for `options()` to play with this many seats; default: only the defaults. */
  optionInputs?(seats: number): readonly unknown[];
  /**
   * Another state that differs from `state` only in what `seat` (undefined: a spectator) may not know, the generator
   * included; the same state when nothing is hidden. Never built on `sample`: it is what `sample` is checked against.
   */
  rehide(state: State, seat: Seat | undefined, random: Random): State;
  /** Throws when the game's own invariants are broken. */
  invariants?(state: State): void;
  /** No game has more decisions than this. */
  readonly maxDecisions: number;
  readonly maxLegalMoves: number;
}

export type AnySubject = Subject<unknown, unknown, unknown, unknown, unknown>;

export interface ConformanceRun {
  readonly seats: number;
  readonly games: number;
  /** One input for `options()` instead of the subject's own. */
  readonly options?: unknown;
  /** All randomness of the run comes from this seed. */
  readonly seed?: string;
  /** Expensive checks run at about every n-th decision, and at the first one of each pending type. */
  readonly thoroughEvery?: number;
  /**
   * The most expensive checks, sampling and undo, run at about every n-th decision, and at the first one of each
   * pending type.
   */
  readonly sampleEvery?: number;
  /** How many deals are sampled at such a moment. */
  readonly samples?: number;
  /** How many other paths are tried to shorten the failing one. */
  readonly shrinkAttempts?: number;
  /** Plays one reported failure again, with every check at its last moment. */
  readonly only?: { readonly seed: string; readonly choices: readonly number[] };
}

/** How often a decision of one type was seen, and how often it had only one answer. */
export interface Asked {
  times: number;
  single: number;
  /** Single answers that stay single whatever others might hold: asking them keeps no secret. */
  unexplained: number;
}

export interface Report {
  readonly seats: number;
  readonly games: number;
  readonly decisions: number;
  readonly longestGame: number;
  readonly mostMoves: number;
  /** How often each check ran, by the type of the open question ("over" after the last). */
  readonly executed: Readonly<Record<Check, Readonly<Record<string, number>>>>;
  readonly asked: Readonly<Record<string, Readonly<Asked>>>;
  /** By move type: how often `reveals` said yes and no. */
  readonly reveals: Readonly<Record<string, { readonly yes: number; readonly no: number }>>;
}
