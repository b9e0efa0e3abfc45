import type { AnyGame, Emit, Seat } from "../game.ts";
import type { Decision, Setup } from "../log.ts";
import { type Random, randomFrom, type Sfc32 } from "../random.ts";
import { type Check, demand, Violation } from "./failure.ts";
import { generatorWords, sealPlain } from "./plain.ts";
import type { AnySubject } from "./subject.ts";
import type { Tally } from "./tally.ts";

/** One game of a run: what stays the same from its first moment to its last. */
export interface Table {
  readonly subject: AnySubject;
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  readonly tally: Tally;
  /** Moves that were legal at some moment of this game, so they are well-formed. */
  readonly everLegal: unknown[];
  /** Refusals that were already described. */
  readonly refusals: Set<string>;
  /** Sampled states that still have to be played to the end. */
  readonly playouts: (() => void)[];
}

export type Viewer = Seat | undefined;

/** A point between two decisions, and all a check needs to look at it. */
export class Moment {
  readonly table: Table;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly decisions: readonly Decision<unknown>[];
  readonly deciders: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  random: Random;
  /** The types of the open questions; "over" when there are none. */
  readonly types: readonly string[];
  #moves = new Map<Seat, readonly unknown[]>();
  #views = new Map<Viewer, unknown>();
  #words: ReadonlySet<unknown> | undefined;

  constructor(table: Table, state: unknown, decisions: readonly Decision<unknown>[]) {
    this.table = table;
    this.game = table.game;
    this.state = state;
    this.decisions = decisions;
    this.deciders = table.game.deciders(state);
    this.seats = Array.from({ length: table.setup.seats }, (_, seat) => seat);
    this.viewers = [...this.seats, undefined];
    this.random = this.#chance("standing");
    this.types = this.over ? ["over"] : [...new Set(this.deciders.map((seat) => this.pendingType(this.state, seat)))];
  }

  /** Each kind of check has random numbers of its own, so that running one alone repeats what it did among others. */
  lookAgain(kind: "thorough" | "costly"): void {
    this.random = this.#chance(kind);
  }

  #chance(kind: string): Random {
    return lazyRandom(`${this.table.setup.seed}/${this.decisions.length}/${kind}`);
  }

  get over(): boolean {
    return this.deciders.length === 0;
  }

  moves(seat: Seat): readonly unknown[] {
    const moves = this.#moves.get(seat) ?? this.game.legalMoves(this.state, seat);
    this.#moves.set(seat, moves);
    return moves;
  }

  view(viewer: Viewer): unknown {
    const view = this.#views.get(viewer) ?? this.game.view(this.state, viewer);
    this.#views.set(viewer, view);
    return view;
  }

  /** What nobody may see: the words of the generator. */
  get generatorWords(): ReadonlySet<unknown> {
    this.#words ??= generatorWords(this.state);
    return this.#words;
  }

  pendingType(state: unknown, seat: Seat): string {
    return typeOf(this.game.pending(state, seat)) ?? "untyped";
  }

  /** Counts the check as run at this moment and runs it. */
  check(check: Check, holds: boolean, problem: () => string): void {
    this.table.tally.ran(check, this.types);
    demand(holds, check, problem);
  }

  /** Applies a move that must be accepted; otherwise `check` is broken. */
  applied(check: Check, state: unknown, seat: Seat, move: unknown, emit?: Emit<unknown>): unknown {
    try {
      return this.game.apply(state, seat, move, emit);
    } catch (error) {
      if (error instanceof Violation) throw error;
      throw new Violation(check, `apply(${seat}, ${JSON.stringify(move)}) is refused: ${String(error)}`, {
        cause: error,
      });
    }
  }

  /** At most `count` of the items, chosen at random. */
  some<T>(items: readonly T[], count: number): readonly T[] {
    return items.length <= count ? items : this.random.shuffle(items).slice(0, count);
  }

  invariants(check: Check, state: unknown): void {
    try {
      this.table.subject.invariants?.(state);
    } catch (error) {
      throw new Violation(check, `invariants: ${String(error)}`, { cause: error });
    }
  }

  /** A state that this viewer cannot tell from the real one, by the game's own test code. */
  twin(viewer: Viewer): unknown {
    const twin = this.table.subject.rehide(this.state, viewer, this.random);
    const problem = sealPlain(twin);
    demand(problem === undefined, "rehide", () => `rehide() is not plain JSON: ${problem}`);
    return twin;
  }
}

export function typeOf(thing: unknown): string | undefined {
  const type = (thing as { readonly type?: unknown } | undefined)?.type;
  return typeof type === "string" ? type : undefined;
}

/** Most moments need no random numbers: seed the generator on the first draw. */
function lazyRandom(seed: string): Random {
  let source: Sfc32 | undefined;
  const random = () => {
    source ??= randomFrom(seed);
    return source;
  };
  return { below: (n) => random().below(n), shuffle: (items) => random().shuffle(items) };
}
