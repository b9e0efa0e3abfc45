import { IllegalMove } from "./errors.ts";
import type { Game, Seat } from "./game.ts";

export interface Decision<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Logs only grow: taking back is an entry too. `undo`: how many of its own decisions the seat takes back; `rewind`: how
 * many of the latest decisions, whoever made them, are taken back by consent at this seat's request.
 */
export type LogEntry<Move> =
  | Decision<Move>
  | { readonly seat: Seat; readonly undo: number }
  | { readonly seat: Seat; readonly rewind: number };

/** Everything a game is created from. */
export interface Setup<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly rules?: number;
  readonly names?: readonly string[];
  /** By seat: `"person"`, or the name of the bot that plays there. */
  readonly players?: readonly string[];
}

export type UndoScope = "step" | "turn";

/** The game after a decision, and what the decision caused. The first moment is the deal, which has no decision. */
export interface Moment<State, Move, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly decision?: Decision<Move>;
  readonly reveals: boolean;
  /** Seats that were asked when this decision was made. */
  readonly asked: readonly Seat[];
}

export interface LogOptions {
  /**
   * `all` (default): every standing decision has its moment. `reachable`: those that neither undo nor a decision made
   * for an older version can reach are dropped as the game goes on.
   */
  readonly keep?: "all" | "reachable";
}

interface TakeBack {
  /** Indexes into the standing decisions, latest first. */
  readonly indexes: readonly number[];
  /** What prevents taking back one more. */
  readonly boundary: "nothing-to-undo" | "undo-revealed" | "undo-others";
}

const NOBODY: readonly Seat[] = [];

/**
 * The history of a game: entries, the standing decisions, and a moment for each of them. The version is the number of
 * entries; it only grows, so a stale caller can always be recognized.
 */
export class DecisionLog<State, Move, Options, Event, Pending> {
  readonly game: Game<State, Move, Options, Event, Pending>;
  readonly setup: Setup<Options> & { readonly rules: number };
  readonly #keep: "all" | "reachable";
  #entries: LogEntry<Move>[] = [];
  #decisions: Decision<Move>[] = [];
  /** The deal or the last moment dropped, then one moment for each decision from `#dropped` on. */
  #moments: Moment<State, Move, Event>[];
  /** How many decisions no longer have the state before them. */
  #dropped = 0;

  /** Throws IllegalMove if the entries cannot be replayed. */
  constructor(
    game: Game<State, Move, Options, Event, Pending>,
    setup: Setup<Options>,
    entries: readonly LogEntry<Move>[] = [],
    { keep = "all" }: LogOptions = {},
  ) {
    this.game = game;
    this.setup = { ...setup, rules: setup.rules ?? game.version };
    this.#keep = keep;
    this.#moments = [this.#deal()];
    for (const entry of entries) {
      if ("undo" in entry) this.#takeBack(entry.seat, entry.undo);
      else if ("rewind" in entry) this.rewind(entry.seat, entry.rewind);
      else this.append(entry.seat, entry.move);
    }
  }

  get state(): State {
    return this.#last.state;
  }

  get version(): number {
    return this.#entries.length;
  }

  get entries(): readonly LogEntry<Move>[] {
    return this.#entries;
  }

  /** The standing decisions, which a record contains. */
  get decisions(): readonly Decision<Move>[] {
    return this.#decisions;
  }

  /** The moments that are kept, in order. */
  get moments(): readonly Moment<State, Move, Event>[] {
    return this.#moments;
  }

  /** `expected`: the version the decision was made for. */
  append(seat: Seat, move: Move, { expected }: { expected?: number } = {}): Moment<State, Move, Event> {
    if (!this.#stillCounts(seat, expected)) throw this.#stale(expected);
    const moment = this.#decide({ seat, move });
    this.#entries.push({ seat, move });
    return moment;
  }

  /**
   * Takes back the seat's last decision, the given number of them, or all of its turn; throws IllegalMove at a
   * boundary.
   */
  undo(seat: Seat, scope: UndoScope | number = "step", { expected }: { expected?: number } = {}): State {
    if (expected !== undefined && expected !== this.version) throw this.#stale(expected);
    if (typeof scope === "number") return this.#takeBack(seat, scope);
    const { indexes, boundary } = this.#backwards(seat, scope === "step" ? 1 : Number.POSITIVE_INFINITY, scope);
    if (indexes.length === 0) throw new IllegalMove(boundary, { seat });
    return this.#takeBack(seat, indexes.length);
  }

  /** How many decisions `undo(seat, "turn")` would take back now. */
  undoable(seat: Seat): number {
    return this.#backwards(seat, Number.POSITIVE_INFINITY, "turn").indexes.length;
  }

  /**
   * How many decisions, including others', have to be taken back to get before the seat's last one; throws IllegalMove
   * if something was revealed since.
   */
  rewindable(seat: Seat): number {
    for (let index = this.#moments.length - 1; index >= 0; index--) {
      const { decision, reveals } = this.#moments[index] as Moment<State, Move, Event>;
      if (reveals) throw new IllegalMove("undo-revealed", { seat });
      if (decision?.seat === seat && index > 0) return this.#moments.length - index;
    }
    throw new IllegalMove("nothing-to-undo", { seat });
  }

  /** Takes back the latest decisions, whoever made them. The caller makes sure that everybody has agreed. */
  rewind(seat: Seat, count: number): State {
    const isThere = Number.isInteger(count) && count > 0 && count <= this.#decisions.length;
    if (!isThere) throw new IllegalMove("nothing-to-undo", { seat });
    // Moments are dropped only before a reveal, so the first one kept reveals something.
    const first = Math.max(0, this.#moments.length - count);
    if (this.#moments.slice(first).some(({ reveals }) => reveals)) throw new IllegalMove("undo-revealed", { seat });
    this.#moments.length = first;
    this.#decisions.length -= count;
    this.#entries.push({ seat, rewind: count });
    return this.state;
  }

  /** The state after the first `count` standing decisions. */
  stateAt(count: number): State {
    const kept = this.#moments[count - this.#dropped];
    if (kept !== undefined) return kept.state;
    return this.#fold(this.#deal().state, this.#decisions.slice(0, count));
  }

  /** A new log that starts with the first `count` standing decisions and continues on its own. */
  branch(count: number): DecisionLog<State, Move, Options, Event, Pending> {
    return new DecisionLog(this.game, this.setup, this.#decisions.slice(0, count));
  }

  get #last(): Moment<State, Move, Event> {
    return this.#moments[this.#moments.length - 1] as Moment<State, Move, Event>;
  }

  #deal(): Moment<State, Move, Event> {
    const { options, seats, seed, rules } = this.setup;
    const events: Event[] = [];
    const state = this.game.create(options, seats, seed, (event) => events.push(event), rules);
    return { state, events, reveals: false, asked: NOBODY };
  }

  #fold(from: State, decisions: readonly Decision<Move>[]): State {
    return decisions.reduce((state, { seat, move }) => this.game.apply(state, seat, move), from);
  }

  #decide(decision: Decision<Move>): Moment<State, Move, Event> {
    const before = this.state;
    const decided = this.game.decide(before, decision.seat, decision.move);
    const moment = { ...decided, decision, asked: this.game.deciders(before) };
    this.#decisions.push(decision);
    // Nothing is taken back across a reveal, and if nobody else was asked, no decision for an older version can count.
    if (this.#keep === "reachable" && moment.reveals && moment.asked.length === 1) {
      this.#moments = [moment];
      this.#dropped = this.#decisions.length;
    } else this.#moments.push(moment);
    return moment;
  }

  /**
   * A decision made for an older version counts if everything appended since was decided by others while this seat was
   * being asked as well, and nothing was taken back.
   */
  #stillCounts(seat: Seat, expected: number | undefined): boolean {
    if (expected === undefined || expected === this.version) return true;
    if (!Number.isInteger(expected) || expected < 0 || expected > this.version) return false;
    const since = this.version - expected;
    if (this.#entries.slice(expected).some((entry) => !("move" in entry) || entry.seat === seat)) return false;
    const moments = this.#moments.slice(-since);
    return moments.length === since && moments.every(({ asked }) => asked.includes(seat));
  }

  #stale(expected: number | undefined): IllegalMove {
    return new IllegalMove("stale", { expected: expected ?? this.version, version: this.version });
  }

  #takeBack(seat: Seat, count: number): State {
    const { indexes, boundary } = this.#backwards(seat, count, "step");
    if (indexes.length !== count || count === 0) throw new IllegalMove(boundary, { seat });
    const first = indexes[indexes.length - 1] as number;
    const others = this.#decisions.slice(first).filter((_, index) => !indexes.includes(first + index));
    this.#decisions.length = first;
    this.#moments.length = first - this.#dropped + 1;
    for (const decision of others) this.#decide(decision);
    this.#entries.push({ seat, undo: count });
    return this.state;
  }

  /**
   * The seat's latest decisions that may be taken back, at most `count`. Others' later decisions stay and are no
   * obstacle if these seats were asked at the same time and their decisions do not depend on what is taken back.
   */
  #backwards(seat: Seat, count: number, scope: UndoScope): TakeBack {
    const indexes: number[] = [];
    const crossed: Seat[] = [];
    let turn: number | undefined;
    for (let index = this.#moments.length - 1; index >= 0 && indexes.length < count; index--) {
      const { decision, reveals, asked } = this.#moments[index] as Moment<State, Move, Event>;
      if (reveals) return { indexes, boundary: "undo-revealed" };
      const before = this.#moments[index - 1];
      if (decision === undefined || before === undefined) break;
      if (decision.seat !== seat) {
        crossed.push(decision.seat);
        continue;
      }
      const decidedIn = this.game.turn?.(before.state);
      if (indexes.length === 0) turn = decidedIn;
      if (scope === "turn" && decidedIn !== turn) break;
      const place = this.#dropped + index - 1;
      if (!crossed.every((other) => asked.includes(other)) || !this.#standsWithout([...indexes, place], seat, crossed))
        return { indexes, boundary: "undo-others" };
      indexes.push(place);
    }
    return { indexes, boundary: "nothing-to-undo" };
  }

  /** Whether what others decided since is still legal without the seat's decisions at `indexes`. */
  #standsWithout(indexes: readonly number[], seat: Seat, crossed: readonly Seat[]): boolean {
    if (crossed.length === 0) return true;
    const first = indexes[indexes.length - 1] as number;
    const others = this.#decisions.slice(first).filter((_, index) => !indexes.includes(first + index));
    try {
      return this.game.deciders(this.#fold(this.stateAt(first), others)).includes(seat);
    } catch (error) {
      if (error instanceof IllegalMove) return false;
      throw error;
    }
  }
}

/**
 * The standing decisions of these entries, computed without the rules: an undo takes back the seat's latest ones, a
 * rewind everybody's. For games that must be kept or exported although they can no longer be replayed.
 */
export function standingDecisions<Move>(entries: readonly LogEntry<Move>[]): Decision<Move>[] {
  const standing: Decision<Move>[] = [];
  for (const entry of entries) {
    if ("rewind" in entry) {
      standing.splice(Math.max(0, standing.length - entry.rewind));
      continue;
    }
    if (!("undo" in entry)) {
      standing.push({ seat: entry.seat, move: entry.move });
      continue;
    }
    for (let left = entry.undo; left > 0; left--) {
      const last = standing.findLastIndex(({ seat }) => seat === entry.seat);
      if (last === -1) break;
      standing.splice(last, 1);
    }
  }
  return standing;
}
