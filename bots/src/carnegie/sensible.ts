import { game, type Move, type MoveType, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** What nobody does who has understood the rules: giving for nothing, working for nothing, leaving a free point. */
const FOOLISH: Readonly<Partial<Record<MoveType, string>>> = {
  "make-donation": "donation-worthless",
  "copy-donation": "donation-worthless",
  "use-employee": "effect-yields-nothing",
  "end-activation": "free-desks-unused",
};

/**
 * Goods are sold by themselves when something has to be paid (C-X1); selling them beforehand only makes a turn longer
 * to search and the seller poorer.
 */
export function sensibleInCarnegie(
  moves: readonly Move[],
  state: State,
  seat: Seat,
  thorough: boolean,
): readonly Move[] {
  const sensible = moves.filter(
    (move) => move.type !== "sell-goods" && !(thorough && move.type in FOOLISH && isFoolish(state, seat, move)),
  );
  return sensible.length === 0 ? moves : sensible;
}

function isFoolish(state: State, seat: Seat, move: Move): boolean {
  return game.warnings(state, seat, move).some(({ code }) => code === FOOLISH[move.type]);
}
