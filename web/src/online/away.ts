import { lastTurnOf } from "../shell/last-turn.ts";
import type { RemoteMatch } from "./remote-match.ts";

/**
 * The last moment somebody has seen before they came back, if others have done something since. `seen`: the version
 * of the table they had; whoever has not been here on this device has seen their own last turn.
 */
export function awaySince(
  match: Pick<RemoteMatch, "moments" | "seat" | "versionOf" | "game" | "state">,
  seen: number | undefined,
): number | undefined {
  const moments = match.moments.value;
  const last =
    seen === undefined
      ? lastTurnOf(match, match.seat)
      : moments.findLastIndex((_, index) => match.versionOf(index) <= seen);
  if (last === undefined || last === -1) return undefined;
  const others = moments.slice(last + 1).some(({ decision }) => decision !== undefined && decision.seat !== match.seat);
  return others ? last : undefined;
}
