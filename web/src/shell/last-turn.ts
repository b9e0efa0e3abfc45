import type { Seat } from "@montan/engine";
import type { Match } from "./match.ts";

/** The last moment of a seat's last turn, not counting its current one; undefined: it had none. */
export function endOfLastTurn(
  { game, moments, state }: Pick<Match, "game" | "moments" | "state">,
  seat: Seat | undefined,
): number | undefined {
  const now = game.turn?.(state.value);
  const own = moments.value.findLastIndex(({ decision }, index) => {
    if (decision === undefined || decision.seat !== seat) return false;
    return now === undefined || game.turn?.(moments.value[index - 1]?.state) !== now;
  });
  return own === -1 ? undefined : own;
}

/** The same; undefined if nothing has happened since. */
export function lastTurnOf(
  match: Pick<Match, "game" | "moments" | "state">,
  seat: Seat | undefined,
): number | undefined {
  const end = endOfLastTurn(match, seat);
  return end === undefined || end >= match.moments.value.length - 1 ? undefined : end;
}

/** The seat has decided in the current turn and is asked again. */
export function isAmidTurn({ game, moments, state }: Match, seat: Seat | undefined): boolean {
  if (seat === undefined || !game.deciders(state.value).includes(seat)) return false;
  const own = moments.value.findLastIndex(({ decision }) => decision?.seat === seat);
  return own > 0 && game.turn?.(moments.value[own - 1]?.state) === game.turn?.(state.value);
}
