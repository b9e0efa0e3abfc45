import { endOfLastTurn } from "../shell/last-turn.ts";
import type { RemoteMatch } from "./remote-match.ts";

/**
 * The last moment a returning person has seen, if others have done something since. `seen`: the version of the table
 * they had on this device. A person who has had a turn since has seen everything before it, perhaps on another device.
 * Otherwise the owner of a seat has seen nothing yet, and a spectator starts at the present.
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
