import { type Seat, sameJson } from "@montan/engine";
import { signal } from "@preact/signals";
import type { Drafts } from "../store/drafts.ts";
import type { Instead } from "./frame.ts";
import type { Match } from "./match.ts";

/** A move that is shown as made, but not yet known to the match: it can be taken back without a trace. */
export interface Provisional {
  readonly seat: Seat;
  readonly move: unknown;
  /** The version it was made for. */
  readonly seen: number;
  /** The table after it, as far as the seat can know it in advance. */
  readonly ahead: Instead;
}

/** Milliseconds until it settles by itself. */
export const RING = 4000;

/** The only provisional move at this screen, stored on the device, and the one that was taken back last. */
export class Pencil {
  readonly drawn = signal<Provisional | undefined>(undefined);
  readonly #erased = signal<Provisional | undefined>(undefined);
  readonly #match: Match;
  readonly #drafts: Drafts | undefined;
  #ring: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match, drafts: Drafts | undefined) {
    this.#match = match;
    this.#drafts = drafts;
  }

  /** Shows a legal move as made; `settle` is called when its time is over. */
  draw(seat: Seat, move: unknown, settle: () => void): void {
    this.#show({ seat, move, seen: this.#match.version, ahead: aheadOf(this.#match, seat, move) }, settle);
  }

  /** Something was provisional when the page was left, in this same turn. */
  get isKept(): boolean {
    const kept = this.#drafts?.read(this.#match.id);
    return kept !== undefined && kept.turn === this.#turn;
  }

  /** Shows what was provisional when the page was left, if it is still legal in the same turn. */
  restore(seat: Seat, settle: () => void): void {
    const kept = this.#drafts?.read(this.#match.id);
    if (kept === undefined || this.drawn.peek() !== undefined) return;
    if (kept.turn === this.#turn && kept.seat !== seat) return;
    if (kept.turn === this.#turn && this.#isLegal(kept)) this.draw(seat, kept.move, settle);
    else this.#drafts?.write(this.#match.id, undefined);
  }

  /** It is gone: it has settled, or what it was made for has changed. */
  wipe(): Provisional | undefined {
    const drawn = this.drawn.peek();
    this.pause();
    this.#erased.value = undefined;
    this.drawn.value = undefined;
    if (drawn !== undefined) this.#drafts?.write(this.#match.id, undefined);
    return drawn;
  }

  /** The person has taken it back. */
  erase(): void {
    this.#erased.value = this.wipe();
  }

  /** Shows again what was taken back last, if it is still legal. */
  redraw(seat: Seat, settle: () => void): void {
    const erased = this.#redrawable(seat);
    if (erased !== undefined) this.draw(seat, erased.move, settle);
  }

  canRedraw(seat: Seat): boolean {
    return this.#redrawable(seat) !== undefined;
  }

  #redrawable(seat: Seat): Provisional | undefined {
    const erased = this.#erased.value;
    return erased?.seat === seat && erased.seen === this.#match.version ? erased : undefined;
  }

  /** Stops the clock; what is drawn stays. */
  pause(): void {
    clearTimeout(this.#ring);
  }

  /** The match went on elsewhere: the move stays as it was drawn if the same question still allows it. */
  follow(): void {
    const drawn = this.drawn.peek();
    if (drawn === undefined || drawn.seen === this.#match.version) return;
    if (!this.#isLegal(drawn)) {
      this.wipe();
      return;
    }
    const { seat, move } = drawn;
    this.drawn.value = { seat, move, seen: this.#match.version, ahead: aheadOf(this.#match, seat, move) };
    this.#keep(this.drawn.value);
  }

  #show(drawn: Provisional, settle: () => void): void {
    this.wipe();
    this.drawn.value = drawn;
    this.#keep(drawn);
    this.#ring = setTimeout(settle, RING);
  }

  get #turn(): number | undefined {
    const { game, state } = this.#match;
    return game.turn?.(state.value);
  }

  #keep({ seat, move }: Provisional): void {
    const turn = this.#turn;
    this.#drafts?.write(this.#match.id, { seat, move, ...(turn !== undefined && { turn }) });
  }

  #isLegal({ seat, move }: Pick<Provisional, "seat" | "move">): boolean {
    const { game, state } = this.#match;
    return game.legalMoves(state.value, seat).some((one) => sameJson(one, move));
  }
}

/**
 * What the seat may see of a move in advance. If the turn goes on in the same way, the next question is asked already.
 */
export function aheadOf({ game, state }: Pick<Match, "game" | "state">, seat: Seat, move: unknown): Instead {
  const { state: view, events, reveals } = game.foresee(game.view(state.value, seat), seat, move);
  const told = events.flatMap((event) => game.redact(event, seat) ?? []);
  const asked = !reveals && game.deciders(view).includes(seat);
  return {
    view,
    events: told,
    ...(asked && { pending: game.pending(view, seat), legalMoves: game.legalMoves(view, seat) }),
  };
}
