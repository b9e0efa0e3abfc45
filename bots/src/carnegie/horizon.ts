import type { State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** C-R1: choosing a row does nothing by itself; it is as good as the event and the departments it brings. */
export function isChoosingRow(state: State, seat: Seat): boolean {
  return state.asked[seat]?.[0]?.type === "row-choice";
}

/** The seat has had its departments in the round whose row was chosen in `since`. */
export function hasUsedDepartments({ phase, queue, asked, round }: State, seat: Seat, since: State): boolean {
  if (round.number !== since.round.number) return true;
  if (phase === "choose-row" || phase === "event") return false;
  return phase !== "departments" || !(queue.includes(seat) || asked[seat]?.length !== 0);
}

/** Within a round one seat has had its income or its departments and another has not: futures end with the round. */
export function isLaterRound({ round, phase }: State, start: State): boolean {
  return phase === "over" || round.number > start.round.number;
}
