import { IllegalMove } from "./errors.ts";
import type { Emit, Game, Seat } from "./game.ts";

export interface Decision<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** Logs only grow: taking back is an entry too, saying how many of its own decisions the seat gives up. */
export type LogEntry<Move> = Decision<Move> | { readonly seat: Seat; readonly undo: number };

/** Everything a game is made of before its first decision. */
export interface Setup<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly rules?: number;
  readonly names?: readonly string[];
}

export type UndoScope = "step" | "turn";

/** A decision that still stands, with what undo has to know about the moment it was made in. */
interface Standing<Move> extends Decision<Move> {
  readonly reveals: boolean;
  readonly deciders: readonly Seat[];
  readonly turn: number | undefined;
}

interface TakeBack {
  /** Indexes into the standing decisions, latest first. */
  readonly indexes: readonly number[];
  /** Why not one more. */
  readonly boundary: "nothing-to-undo" | "undo-revealed" | "undo-others";
}

/**
 * The log of one game: entries, the decisions that stand, and the state they fold into.
 * The version is the number of entries; it only grows, so a stale caller can always be told from a current one.
 */
export class DecisionLog<State, Move, Options, Event, Pending> {
  readonly game: Game<State, Move, Options, Event, Pending>;
  readonly setup: Setup<Options>;
  #entries: LogEntry<Move>[] = [];
  #standing: Standing<Move>[] = [];
  #state: State;

  constructor(
    game: Game<State, Move, Options, Event, Pending>,
    setup: Setup<Options>,
    entries: readonly LogEntry<Move>[] = [],
    emit?: Emit<Event>,
  ) {
    this.game = game;
    this.setup = { ...setup, rules: setup.rules ?? game.version };
    this.#state = this.#created(emit);
    for (const entry of entries) {
      if ("undo" in entry) this.#takeBack(entry.seat, entry.undo);
      else this.append(entry.seat, entry.move, { emit });
    }
  }

  get state(): State {
    return this.#state;
  }

  get version(): number {
    return this.#entries.length;
  }

  get entries(): readonly LogEntry<Move>[] {
    return this.#entries;
  }

  /** The effective decisions: what a record holds. */
  get decisions(): readonly Decision<Move>[] {
    return this.#standing.map(({ seat, move }) => ({ seat, move }));
  }

  append(
    seat: Seat,
    move: Move,
    { expected, emit }: { expected?: number; emit?: Emit<Event> | undefined } = {},
  ): State {
    this.#refuseStale(expected);
    const before = this.#state;
    const after = this.game.apply(before, seat, move, emit);
    this.#standing.push(this.#stand(before, { seat, move }));
    this.#entries.push({ seat, move });
    this.#state = after;
    return after;
  }

  /** Takes back the seat's last decision, or all of its turn; throws IllegalMove where a boundary forbids it. */
  undo(seat: Seat, scope: UndoScope = "step", { expected }: { expected?: number } = {}): State {
    this.#refuseStale(expected);
    const { indexes, boundary } = this.#backwards(seat, scope === "step" ? 1 : Number.POSITIVE_INFINITY, scope);
    if (indexes.length === 0) throw new IllegalMove(boundary, { seat });
    return this.#takeBack(seat, indexes.length);
  }

  /** How many decisions `undo(seat, "turn")` would take back now. */
  undoable(seat: Seat): number {
    return this.#backwards(seat, Number.POSITIVE_INFINITY, "turn").indexes.length;
  }

  /** The state after the first `count` effective decisions. */
  stateAt(count: number, emit?: Emit<Event>): State {
    return this.#fold(this.#standing.slice(0, count), emit);
  }

  /** A new log that shares the first `count` effective decisions and goes its own way from there. */
  branch(count: number): DecisionLog<State, Move, Options, Event, Pending> {
    return new DecisionLog(this.game, this.setup, this.decisions.slice(0, count));
  }

  #created(emit?: Emit<Event>): State {
    const { options, seats, seed, rules } = this.setup;
    return this.game.create(options, seats, seed, emit, rules);
  }

  #fold(decisions: readonly Decision<Move>[], emit?: Emit<Event>): State {
    return decisions.reduce((state, { seat, move }) => this.game.apply(state, seat, move, emit), this.#created(emit));
  }

  #stand(before: State, { seat, move }: Decision<Move>): Standing<Move> {
    return {
      seat,
      move,
      reveals: this.game.reveals(before, seat, move),
      deciders: this.game.deciders(before),
      turn: this.game.turn?.(before),
    };
  }

  #refuseStale(expected: number | undefined): void {
    if (expected === undefined || expected === this.version) return;
    throw new IllegalMove("stale", { expected, version: this.version });
  }

  #takeBack(seat: Seat, count: number): State {
    const { indexes, boundary } = this.#backwards(seat, count, "step");
    if (indexes.length !== count || count === 0) throw new IllegalMove(boundary, { seat });
    const kept = this.#standing.filter((_, index) => !indexes.includes(index));
    this.#state = this.#restand(kept);
    this.#entries.push({ seat, undo: count });
    return this.#state;
  }

  /** Folds `decisions` anew and notes each one's moment: without the taken-back ones it may be another. */
  #restand(decisions: readonly Decision<Move>[]): State {
    const standing: Standing<Move>[] = [];
    let state = this.#created();
    for (const decision of decisions) {
      standing.push(this.#stand(state, decision));
      state = this.game.apply(state, decision.seat, decision.move);
    }
    this.#standing = standing;
    return state;
  }

  /**
   * The seat's latest decisions that may be taken back, at most `count`. Others' later decisions stay, and do not
   * stand in the way, if they were owed at the same time and do not build on what is taken back.
   */
  #backwards(seat: Seat, count: number, scope: UndoScope): TakeBack {
    const indexes: number[] = [];
    const crossed: Standing<Move>[] = [];
    let turn: number | undefined;
    for (let index = this.#standing.length - 1; index >= 0 && indexes.length < count; index--) {
      const decision = this.#standing[index] as Standing<Move>;
      if (decision.reveals) return { indexes, boundary: "undo-revealed" };
      if (decision.seat !== seat) {
        crossed.push(decision);
        continue;
      }
      if (indexes.length === 0) turn = decision.turn;
      if (scope === "turn" && decision.turn !== turn) break;
      if (!crossed.every((other) => decision.deciders.includes(other.seat)))
        return { indexes, boundary: "undo-others" };
      if (crossed.length > 0 && !this.#standsWithout([...indexes, index], seat))
        return { indexes, boundary: "undo-others" };
      indexes.push(index);
    }
    return { indexes, boundary: "nothing-to-undo" };
  }

  #standsWithout(indexes: readonly number[], seat: Seat): boolean {
    try {
      const state = this.#fold(this.#standing.filter((_, index) => !indexes.includes(index)));
      return this.game.deciders(state).includes(seat);
    } catch (error) {
      if (error instanceof IllegalMove) return false;
      throw error;
    }
  }
}
