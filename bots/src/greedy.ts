import type { Seat } from "@montan/engine";
import { bestTurns, type Playable, type TurnLimits, type TurnPlan } from "./turn-search.ts";
import type { Value } from "./value.ts";

/** How a seat judges and plays without looking at its opponents' answers. */
export interface Policy<State, Move> {
  readonly game: Playable<State, Move>;
  readonly value: Value<State>;
  readonly width: number;
  isOverdue?(): boolean;
  /** The moves worth trying, never none. `thorough`: this is the turn in question, not one of a simulated future. */
  select?(moves: readonly Move[], state: State, seat: Seat, thorough: boolean): readonly Move[];
  /** The turn that begins here only decides what is done in later ones: it is judged after those. */
  isPreparing?(state: State, seat: Seat): boolean;
  /** A future that began at `start` may be judged here: positions are only compared at like moments. */
  isComparable?(state: State, start: State): boolean;
  /** What was prepared by the turn that led to `prepared` is done. */
  isCarriedOut?(state: State, seat: Seat, prepared: State): boolean;
}

/** The best ways to play the turn that has begun, the best first. */
export function plansFor<State, Move>(
  policy: Policy<State, Move>,
  state: State,
  seat: Seat,
  plans: number,
): TurnPlan<State, Move>[] {
  const { game, value, width, isOverdue } = policy;
  const limits: TurnLimits<State, Move> = {
    width,
    plans,
    ...(isOverdue && { isOverdue }),
    select: (moves, before) => policy.select?.(moves, before, seat, plans > 1) ?? moves,
  };
  const preparing = policy.isPreparing?.(state, seat) === true;
  const judge = preparing
    ? (after: State) => value.expect(carryOut(policy, after, seat), seat)
    : (after: State) => value.expect(after, seat);
  return bestTurns(game, state, seat, judge, limits);
}

/** Plays greedily on until what the seat has prepared is done. */
function carryOut<State, Move>(policy: Policy<State, Move>, prepared: State, seat: Seat): State {
  let state = prepared;
  while (policy.isCarriedOut?.(state, seat, prepared) === false) {
    const [next] = policy.game.deciders(state);
    if (next === undefined || policy.isOverdue?.()) return state;
    state = playTurn(policy, state, next);
  }
  return state;
}

/** One turn of a seat by the policy alone. */
export function playTurn<State, Move>(policy: Policy<State, Move>, state: State, seat: Seat): State {
  return (plansFor(policy, state, seat, 1)[0] as TurnPlan<State, Move>).state;
}
