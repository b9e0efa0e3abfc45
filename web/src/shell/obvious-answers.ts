import type { Seat } from "@montan/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { Settings } from "../store/settings.ts";
import type { Match, Moment } from "./match.ts";
import { seatsHere } from "./seating.ts";

interface Wishes {
  readonly settings: ReadonlySignal<Settings>;
  readonly guided?: ReadonlySignal<boolean>;
}

/** A decision that can be made without asking. */
interface Obvious {
  readonly seat: Seat;
  readonly move: unknown;
  /** It ends a turn that could still be taken back, which the person may prefer. */
  readonly provisional: boolean;
}

/** Decides which questions to people at the screen can be answered without asking. */
export class ObviousAnswers {
  readonly #match: Match;
  readonly #settings: ReadonlySignal<Settings>;
  readonly #guided: ReadonlySignal<boolean> | undefined;
  /** Moments that were decided without asking. */
  readonly #automatic = new WeakSet<Moment>();
  /** A decision just taken back is a real question now, however obvious its answer. */
  #asking = false;

  constructor(match: Match, { settings, guided }: Wishes) {
    this.#match = match;
    this.#settings = settings;
    this.#guided = guided;
  }

  /** Something was taken back: everything is asked until the person has decided. */
  ask(): void {
    this.#asking = true;
  }

  /** The person has decided. */
  goOn(): void {
    this.#asking = false;
  }

  /** The latest moment was decided without asking. */
  made(): void {
    const moment = this.#match.moments.value.at(-1);
    if (moment !== undefined) this.#automatic.add(moment);
  }

  /** What to decide for which seat; undefined: only real questions are open. */
  next(): Obvious | undefined {
    const { game, state, occupants } = this.#match;
    if (!this.#settings.value.autoSkip || this.#asking || this.#guided?.value) return undefined;
    const here = seatsHere(occupants.value);
    for (const seat of game.deciders(state.value).filter((one) => here.includes(one))) {
      const answer = this.#obviousFor(seat);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  #obviousFor(seat: Seat): Obvious | undefined {
    const { game, manner, table } = this.#match.playable;
    const state = this.#match.state.value;
    const view = game.view(state, seat);
    const move = manner.obvious?.(view, seat, game.legalMoves(view, seat));
    if (move === undefined || game.reveals(state, seat, move)) return undefined;
    // A person who could still take something back decides when the turn is over.
    const { confirm } = this.#settings.value;
    const isLast = confirm !== "off" && this.#hasOwnToUndo(seat) && table.endsTurn(view, seat, move);
    return isLast && confirm === "ask" ? undefined : { seat, move, provisional: isLast };
  }

  #hasOwnToUndo(seat: Seat): boolean {
    const undoable = this.#match.undoable(seat);
    return undoable > 0 && this.#match.moments.value.slice(-undoable).some((moment) => !this.#automatic.has(moment));
  }
}
