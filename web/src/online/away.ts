import { endOfLastTurn } from "../shell/last-turn.ts";
import type { RemoteMatch } from "./remote-match.ts";

/**
 * The last moment somebody has seen before they came back, if others have done something since. `seen`: the version
 * of the table they had on this device. Whoever has a turn behind them has seen all before it, perhaps on another one;
 * at a seat of one's own nothing has been seen yet otherwise, and a spectator comes to what is there.
 */
export function awaySince(
  match: Pick<RemoteMatch, "moments" | "seat" | "versionOf" | "game" | "state">,
  seen: number | undefined,
): number | undefined {
  const { seat } = match;
  if (seat === undefined && seen === undefined) return undefined;
  const moments = match.moments.value;
  const here = seen === undefined ? 0 : moments.findLastIndex((_, index) => match.versionOf(index) <= seen);
  const last = Math.max(0, here, endOfLastTurn(match, seat) ?? 0);
  const others = moments.slice(last + 1).some(({ decision }) => decision !== undefined && decision.seat !== seat);
  return others ? last : undefined;
}
