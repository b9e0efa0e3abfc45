import type { Seat } from "@montan/engine";
import type { Budget } from "../budget.ts";
import type { BotName } from "../names.ts";

/** Asks for a decision. What can be large travels as JSON text: that is several times faster than a copied object. */
export interface ThinkMessage {
  readonly type: "think";
  /** Told apart by the asking side. */
  readonly id: number;
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  /** The view of that seat, as JSON. */
  readonly view: string;
  /**
   * Of the bot's own chance, never the seed of the game. A fresh bot that is asked the same questions in the same order,
   * with the same seeds and a budget of iterations, gives the same answers. One that has lost what it remembered of a
   * turn (a reload, another node) plays on, perhaps differently.
   */
  readonly seed: string;
  readonly budget?: Budget;
  /** Send word of what has been found so far. */
  readonly progress?: true;
}

/** Calls a search off; it answers at once with the best move it has found. */
interface CancelMessage {
  readonly type: "cancel";
  readonly id: number;
}

export type ToWorker = ThinkMessage | CancelMessage;

interface ProgressMessage {
  readonly type: "progress";
  readonly id: number;
  /** As JSON. */
  readonly move: string;
  readonly visits: number;
  readonly scores: readonly number[];
}

interface MoveMessage {
  readonly type: "move";
  readonly id: number;
  /** As JSON. */
  readonly move: string;
}

interface FailedMessage {
  readonly type: "failed";
  readonly id: number;
  readonly reason: string;
}

export type FromWorker = ProgressMessage | MoveMessage | FailedMessage;
