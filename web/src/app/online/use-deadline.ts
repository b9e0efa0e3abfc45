import { useEffect } from "preact/hooks";
import type { RemoteMatch } from "../../online/remote-match.ts";
import type { Session } from "../../shell/session.ts";

/** Milliseconds before one's time is up. */
const SHORTLY = 3_000;
/** As far ahead as a timer of a browser goes. */
const LONGEST = 2 ** 31 - 1;

/** What is provisional settles shortly before the person's time is up. */
export function useDeadline({ stream, seat }: RemoteMatch, session: Session): void {
  const until = stream.info.value?.clock?.deadlines.find((deadline) => deadline.seat === seat)?.at;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => void session.settle(), Math.min(LONGEST, until - stream.now() - SHORTLY));
    return () => clearTimeout(timer);
  }, [until, session]);
}
