import { canonical, type Seat } from "@montan/engine";
import type { Playable } from "./turn-search.ts";

const PLANS_KEPT = 500;

/**
 * A turn is thought through once. The rest of it is kept under the view that its next decision will be made from; any
 * surprise gives another view, and the bot thinks again.
 */
export class PlanMemory {
  readonly #rests = new Map<string, readonly unknown[]>();

  /** The moves planned from here, if this very position was foreseen. */
  recall<Move>(view: unknown): readonly Move[] | undefined {
    const key = canonical(view);
    const rest = this.#rests.get(key);
    this.#rests.delete(key);
    return rest as readonly Move[] | undefined;
  }

  /** Keeps what comes after the first move, unless that one shows something. */
  keep<State, Move>(game: Playable<State, Move>, view: State, seat: Seat, [first, ...rest]: readonly Move[]): void {
    if (first === undefined || rest.length === 0 || game.reveals(view, seat, first)) return;
    this.#rests.set(canonical(game.apply(view, seat, first)), rest);
    const oldest = this.#rests.keys().next().value;
    if (this.#rests.size > PLANS_KEPT && oldest !== undefined) this.#rests.delete(oldest);
  }
}
