import { game, type Move, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** Declining, or finishing. */
const DECLINES: readonly Move["type"][] = [
  "end-event",
  "end-turn",
  "end-activation",
  "end-setup-moves",
  "end-transfers",
  "decline-relocation",
  "skip-donation-tile",
];

/** The game warns that such a move brings nothing. */
const IDLE = "effect-yields-nothing";

/**
 * If declining is the only sensible answer, nobody needs to be asked. The rules do not ask where nothing can be done;
 * what remains are answers of which the game itself warns that they bring nothing. Selling goods is possible whenever
 * something is asked (C-X1), so it is no reason to ask by itself.
 */
export function obvious(view: State, seat: Seat, legalMoves: readonly Move[]): Move | undefined {
  const [only, another] = legalMoves.filter((move) => move.type !== "sell-goods" && !isIdle(view, seat, move));
  return only !== undefined && another === undefined && DECLINES.includes(only.type) ? only : undefined;
}

function isIdle(view: State, seat: Seat, move: Move): boolean {
  return move.type === "use-employee" && game.warnings(view, seat, move).some(({ code }) => code === IDLE);
}
