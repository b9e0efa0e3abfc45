import type { Game, Seat } from "../game.ts";
import type { Random } from "../random.ts";
import type { Check } from "./failure.ts";

/** A game and what its test code knows about it that the contract does not tell. */
export interface Subject<State, Move, Options, Event, Pending> {
  readonly game: Game<State, Move, Options, Event, Pending>;
  /** The same game as it will be when its rules have changed: newest version `version`, everything before it as today. */
  gameOfVersion(version: number): Game<State, Move, Options, Event, Pending>;
  /** Inputs for `options()` to be played with this many seats; default: only the defaults. */
  optionInputs?(seats: number): readonly unknown[];
  /**
   * Another state that differs from `state` only in what `seat` (undefined: a spectator) may not know, the generator
   * included; the same state when nothing is hidden. Never built on `sample`: it is what `sample` is checked against.
   */
  rehide(state: State, seat: Seat | undefined, random: Random): State;
  /** Throws when the game's own invariants are broken. */
  invariants?(state: State): void;
  /** No game lasts longer. */
  readonly maxDecisions: number;
  readonly maxLegalMoves: number;
}

export type AnySubject = Subject<unknown, unknown, unknown, unknown, unknown>;

export interface ConformanceRun {
  readonly seats: number;
  readonly games: number;
  /** One input for `options()` instead of the subject's own. */
  readonly options?: unknown;
  /** All chance of the run comes from this word. */
  readonly seed?: string;
  /** The expensive checks run at about every n-th decision, and at the first of each pending type. */
  readonly thoroughEvery?: number;
  /** The costliest checks, sampling and undo, run at about every n-th decision, and at the first of each pending type. */
  readonly sampleEvery?: number;
  /** How many deals are sampled at such a moment. */
  readonly samples?: number;
  /** How many other paths are tried to shorten the one that failed. */
  readonly shrinkAttempts?: number;
  /** Plays one printed failure again, with every check at its last moment. */
  readonly only?: { readonly seed: string; readonly choices: readonly number[] };
}

/** How often a decision of one type was looked at, and how often it had only one answer. */
export interface Asked {
  times: number;
  single: number;
  /** Single answers that stay single whatever the others might hold: nothing is kept secret by asking. */
  unexplained: number;
}

export interface Report {
  readonly seats: number;
  readonly games: number;
  readonly decisions: number;
  readonly longestGame: number;
  readonly mostMoves: number;
  /** How often each check ran, by the type of the decision that was open ("over" after the last). */
  readonly executed: Readonly<Record<Check, Readonly<Record<string, number>>>>;
  readonly asked: Readonly<Record<string, Readonly<Asked>>>;
  /** By move type: how often `reveals` said yes and no. */
  readonly reveals: Readonly<Record<string, { readonly yes: number; readonly no: number }>>;
}
