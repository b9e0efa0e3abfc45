import type { State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** C-R1: choosing a row does nothing by itself; it is as good as the event and the departments it brings. */
export function isChoosingRow(state: State, seat: Seat): boolean {
  return state.asked[seat]?.[0]?.type === "row-choice";
}

/**
 * The result of a row: with two players, where the other's use of it counts, the whole round; otherwise what the seat
 * itself has got from it.
 */
export function isRowPlayed(state: State, seat: Seat, since: State): boolean {
  if (isLaterRound(state, since, 1)) return true;
  const { phase, queue, asked, players } = state;
  if (players.length === 2 || phase === "choose-row" || phase === "event") return false;
  return phase !== "departments" || !(queue.includes(seat) || asked[seat]?.length !== 0);
}

/**
 * Within a round one seat has had its income or its departments and another has not, so simulations stop at the end of
 * a round. In the solo game, with no answers to guess, they go twice as far.
 */
export function isFarEnough(state: State, start: State, reach: number): boolean {
  return isLaterRound(state, start, start.players.length === 1 ? 2 * reach : reach);
}

function isLaterRound({ round, phase }: State, start: State, rounds: number): boolean {
  return phase === "over" || round.number >= start.round.number + rounds;
}
