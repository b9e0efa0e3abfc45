import type { Seat } from "@montan/engine";
import type { Budget } from "../budget.ts";
import type { BotName } from "../names.ts";

/** Asks for a decision. Large values are sent as JSON text, which is several times faster than structured cloning. */
export interface ThinkMessage {
  readonly type: "think";
  /** Chosen by the asking side. */
  readonly id: number;
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  /** The view of that seat, as JSON. */
  readonly view: string;
  /**
   * For the bot's own random numbers, never the seed of the game. A new bot that is asked the same questions in the
   * same order, with the same seeds and a budget of iterations, gives the same answers. One that has lost its memory of
   * a turn (a reload, another node) plays on, perhaps differently.
   */
  readonly seed: string;
  readonly budget?: Budget;
  /** Report what has been found so far. */
  readonly progress?: true;
}

/** Aborts a search; it answers at once with the best move it has found. */
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
