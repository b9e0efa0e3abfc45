import { canonical, type Seat } from "@montan/engine";
import type { Playable } from "./turn-search.ts";
import type { Fork } from "./turn-tree.ts";

const KEPT = 400;

/** The last entries, each to be taken once. */
class Shelf<Thing> {
  readonly #things = new Map<string, Thing>();

  put(key: string, thing: Thing): void {
    this.#things.set(key, thing);
    const oldest = this.#things.keys().next().value;
    if (this.#things.size > KEPT && oldest !== undefined) this.#things.delete(oldest);
  }

  take(key: string): Thing | undefined {
    const thing = this.#things.get(key);
    this.#things.delete(key);
    return thing;
  }
}

/** What an earlier search found about exactly this position. */
interface Recalled<State, Move> {
  /** The moves planned from here. */
  readonly plan?: readonly Move[] | undefined;
  /** The decision as an earlier search has foreseen it. */
  readonly fork?: Fork<State, Move> | undefined;
}

/**
 * A turn is searched once. The rest of it is stored under the view from which its next decision will be made, and so is
 * what a search has found about later turns; after a surprise the view differs, and the bot searches again.
 */
export class PlanMemory {
  readonly #plans = new Shelf<readonly unknown[]>();
  readonly #forks = new Shelf<Fork<unknown, unknown>>();

  recall<State, Move>(view: State): Recalled<State, Move> {
    const key = canonical(view);
    return { plan: this.#plans.take(key), fork: this.#forks.take(key) } as Recalled<State, Move>;
  }

  /** Stores what comes after the first move, unless that one reveals something. */
  keepPlan<State, Move>(game: Playable<State, Move>, view: State, seat: Seat, [first, ...rest]: readonly Move[]): void {
    if (first === undefined || rest.length === 0 || game.reveals(view, seat, first)) return;
    this.#plans.put(canonical(game.apply(view, seat, first)), rest);
  }

  keepForks<State, Move>(foreseen: ReadonlyMap<string, Fork<State, Move>>): void {
    for (const [key, fork] of foreseen) this.#forks.put(key, fork as unknown as Fork<unknown, unknown>);
  }
}
