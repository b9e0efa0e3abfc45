import type { Seat } from "@montan/engine";
import type { Draft } from "./draft.ts";
import type { Move } from "./moves.ts";
import type { Asked, Pending } from "./pending.ts";
import type { Refusal } from "./refusals.ts";
import type { State } from "./state.ts";

/**
 * One kind of decision: which moves answer it, why another does not, and what an answer does. Legality and effect of a
 * rule are side by side here and cannot drift apart.
 */
export interface Question<T extends Pending["type"], Answer extends Move> {
  /** The types of move that answer it. */
  readonly answers: readonly Answer["type"][];
  moves(state: State, seat: Seat, asked: Asked<T>): readonly Answer[];
  /** Why this answer is illegal; undefined: it is legal. */
  refuse(state: State, seat: Seat, asked: Asked<T>, move: Answer): Refusal | undefined;
  /** Carries the answer out and takes the question off the stack. */
  answer(draft: Draft, seat: Seat, asked: Asked<T>, move: Answer): void;
  /**
   * The only possible answer, as far as public information tells; it is then given without asking. Absent if the list
   * of moves is public: then it is the only move of the list.
   */
  forced?(state: State, seat: Seat, asked: Asked<T>): Answer | undefined;
}

/** The only move of a list, for questions whose list of moves is public. */
export function only<M>(moves: readonly M[]): M | undefined {
  return moves.length === 1 ? moves[0] : undefined;
}
