import { game, type Move, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** Saying no, or being done. */
const DECLINES: readonly Move["type"][] = [
  "end-event",
  "end-turn",
  "end-activation",
  "end-setup-moves",
  "end-transfers",
  "decline-relocation",
  "skip-donation-tile",
];

/** The game says of such a move that nothing would come of it. */
const IDLE = "effect-yields-nothing";

/**
 * Where declining is the only answer that makes sense, nobody need be asked. The rules do not ask where nothing can be
 * done; what is left are answers of which the game itself warns that they bring nothing. Selling goods is possible
 * wherever something is asked (C-X1): on its own that is no reason to ask.
 */
export function obvious(view: State, seat: Seat, legalMoves: readonly Move[]): Move | undefined {
  const [only, another] = legalMoves.filter((move) => move.type !== "sell-goods" && !isIdle(view, seat, move));
  return only !== undefined && another === undefined && DECLINES.includes(only.type) ? only : undefined;
}

function isIdle(view: State, seat: Seat, move: Move): boolean {
  return move.type === "use-employee" && game.warnings(view, seat, move).some(({ code }) => code === IDLE);
}
