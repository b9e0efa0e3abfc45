import { useEffect } from "preact/hooks";
import { awaySince } from "../../online/away.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import type { Session } from "../../shell/session.ts";
import { keepSeen, seenOf } from "../../store/seen.ts";

const eyesOf = ({ seat }: RemoteMatch) => (seat === undefined ? "-" : String(seat));

/** What others did in the meantime is shown first, unless a move is unfinished. */
export function showAway(match: RemoteMatch, session: Session): void {
  const since = awaySince(match, seenOf(match.id, eyesOf(match)));
  if (since === undefined || session.halfMade || session.hasDraft) return;
  session.away.value = since;
  session.peek.value = since;
}

/** Stores how much of the game was seen, and shows a returning person what they have missed. */
export function useAway(match: RemoteMatch, session: Session): void {
  const keep = () => {
    if (document.visibilityState !== "visible") return;
    const index = session.shown.peek();
    const isNow = index >= match.moments.peek().length - 1;
    keepSeen(match.id, eyesOf(match), isNow ? match.version : match.versionOf(index));
  };
  useEffect(keep, [session.shown.value, match.moments.value]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") showAway(match, session);
      keep();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [match, session]);
}
