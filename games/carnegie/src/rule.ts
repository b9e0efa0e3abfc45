import type { Seat } from "@montan/engine";
import type { Draft } from "./draft.ts";
import type { Move, MoveOf, MoveType } from "./moves.ts";
import type { PendingOf, PendingType } from "./pending.ts";
import type { Refusal } from "./refusals.ts";
import type { State } from "./state.ts";

/**
 * One kind of move: what is possible, why not, and what it does, in one place. `P`: the questions it can answer. `list`
 * returns exactly the moves that `refuse` does not refuse, the most sensible first.
 */
export interface MoveRule<T extends MoveType, P extends PendingType> {
  readonly type: T;
  list(state: State, seat: Seat, pending: PendingOf<P>, moves: Move[]): void;
  refuse(state: State, seat: Seat, move: MoveOf<T>, pending: PendingOf<P>): Refusal | undefined;
  apply(draft: Draft, seat: Seat, move: MoveOf<T>, pending: PendingOf<P>): void;
}

/** A rule as the registry sees it. */
export type AnyMoveRule = MoveRule<MoveType, PendingType>;

/** Erases which move and questions a rule is for; `questions.ts` pairs them by their types again. */
export function anyRule<T extends MoveType, P extends PendingType>(rule: MoveRule<T, P>): AnyMoveRule {
  return rule as unknown as AnyMoveRule;
}

/** A move without choices that is always possible when asked, such as ending a turn. */
export function plainRule<T extends MoveType, P extends PendingType>(
  type: T,
  apply: (draft: Draft, seat: Seat, pending: PendingOf<P>) => void,
): MoveRule<T, P> {
  const move = { type } as MoveOf<T>;
  return {
    type,
    list: (_state, _seat, _pending, moves) => {
      moves.push(move);
    },
    refuse: () => undefined,
    apply: (draft, seat, _move, pending) => apply(draft, seat, pending),
  };
}
