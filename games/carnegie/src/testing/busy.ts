import type { Random, Seat } from "@montan/engine";
import type { Move, MoveType } from "../moves.ts";
import { rules } from "../rules.ts";
import type { State } from "../state.ts";

/** How much likelier a busy player makes such a move. Ending and selling come last. */
const EAGERNESS: Partial<Record<MoveType, number>> = {
  "use-employee": 30,
  "activate-employee": 30,
  "return-employees": 20,
  "advance-tab": 15,
  "advance-transport": 15,
  "make-donation": 8,
  "move-employee": 12,
  "use-action-choice": 1,
  "end-turn": 1,
  "end-event": 1,
  "end-activation": 1,
  "end-setup-moves": 1,
  "sell-goods": 0.3,
};
const USUAL = 10;

/** A random move of a player who uses what is available: uniform choice would end turns before anything happens. */
export function busyMove(moves: readonly Move[], random: Random): Move {
  const types = [...new Set(moves.map(({ type }) => type))];
  const weights = types.map((type) => Math.round(10 * (EAGERNESS[type] ?? USUAL)));
  let draw = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    draw -= weight;
    return draw < 0;
  });
  const ofType = moves.filter(({ type }) => type === types[index]);
  // Employees mostly walk where the rules suggest, and rarely leave a desk.
  if (types[index] === "move-employee" && random.below(10) > 0) return ofType[0] as Move;
  return ofType[random.below(ofType.length)] as Move;
}

const SELDOM_DEPARTMENTS = new Set<unknown>([
  "hr-administration",
  "charitable-giving",
  "property-management",
  "archives",
]);

/** A busy player who prefers departments that busy players rarely get. */
export function seldomMove(moves: readonly Move[], random: Random): Move {
  const seldom = moves.filter((move) => "department" in move && SELDOM_DEPARTMENTS.has(move.department));
  if (seldom.length === 0 || random.below(4) === 0) return busyMove(moves, random);
  return seldom[random.below(seldom.length)] as Move;
}

/** Plays a busy game to its end; `look` gets every state and the move about to be made. */
export function playBusy(
  start: State,
  random: Random,
  look?: (state: State, seat: Seat, move: Move, moves: readonly Move[]) => void,
): State {
  let state = start;
  for (let deciders = rules.deciders(state); deciders.length > 0; deciders = rules.deciders(state)) {
    const seat = deciders[random.below(deciders.length)] as Seat;
    const moves = rules.legalMoves(state, seat);
    const move = busyMove(moves, random);
    look?.(state, seat, move, moves);
    state = rules.apply(state, seat, move);
  }
  return state;
}
