import type { Seat } from "@montan/engine";
import { bestTurns, type Playable, type TurnLimits, type TurnPlan } from "./turn-search.ts";
import { lead, type Value } from "./value.ts";

/** How a seat judges and plays without considering its opponents' answers. */
export interface Policy<State, Move> {
  readonly game: Playable<State, Move>;
  readonly value: Value<State>;
  /** Of the game at hand. */
  readonly seats: number;
  /** Unfinished turns searched side by side: in the turn to be played, and in those of simulations. */
  readonly width: number;
  readonly futureWidth: number;
  /** How much the points of the best opponent count against the own; default: in full. */
  rivalry?(seats: number): number;
  isOverdue?(): boolean;
  /** The moves worth trying, at least one. `thorough`: for the turn to be played, not for one in a simulation. */
  select?(moves: readonly Move[], state: State, seat: Seat, thorough: boolean): readonly Move[];
  /** The turn that begins here only decides what is done in later ones, so it is judged after those. */
  isPreparing?(state: State, seat: Seat): boolean;
  /** A simulation that began at `start` has gone `reach` far: positions are compared only at such points. */
  isComparable?(state: State, start: State, reach: number): boolean;
  /** What the turn that led to `prepared` has prepared is carried out. */
  isCarriedOut?(state: State, seat: Seat, prepared: State): boolean;
}

/** The best ways to play the turn that has begun, the best first. */
export function plansFor<State, Move>(
  policy: Policy<State, Move>,
  state: State,
  seat: Seat,
  plans: number,
  thorough = false,
): TurnPlan<State, Move>[] {
  const { game, value, width, isOverdue } = policy;
  const limits: TurnLimits<State, Move> = {
    width,
    plans,
    ...(isOverdue && { isOverdue }),
    select: (moves, before) => policy.select?.(moves, before, seat, thorough) ?? moves,
  };
  const judge =
    policy.isPreparing?.(state, seat) === true
      ? (after: State) => prospect(policy, carryOut(inFutures(policy), after, seat), seat)
      : (after: State) => value.expect(after, seat);
  return bestTurns(game, state, seat, judge, limits);
}

/** How a position compares for a seat with that of the others. */
function prospect<State, Move>(policy: Policy<State, Move>, state: State, seat: Seat): number {
  return lead(expectations(policy, state), seat, rivalryOf(policy));
}

/** Every seat's expected score. */
export function expectations<State, Move>({ value, seats }: Policy<State, Move>, state: State): number[] {
  return Array.from({ length: seats }, (_, seat) => value.expect(state, seat));
}

export function rivalryOf<State, Move>({ rivalry, seats }: Policy<State, Move>): number {
  return rivalry?.(seats) ?? 1;
}

/** The same policy with less effort. */
export function inFutures<State, Move>(policy: Policy<State, Move>): Policy<State, Move> {
  return { ...policy, width: policy.futureWidth };
}

/** Plays greedily until what the seat has prepared is carried out. */
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
