import { computed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { settleInTime } from "../../online/settle-in-time.ts";
import type { Session } from "../../shell/session.ts";

/**
 * A provisional move settles before the person's time is up, and when they go to another page, since the others wait
 * for it. After a reload the person is still at the table, so the move stays provisional.
 */
export function useSettling({ stream, seat }: RemoteMatch, session: Session): void {
  useEffect(() => {
    const until = computed(() => stream.info.value?.clock?.deadlines.find((deadline) => deadline.seat === seat)?.at);
    const settle = () => void session.settle();
    const stop = settleInTime({ until, now: () => stream.now(), provisional: session.provisional, settle });
    return () => {
      stop();
      settle();
    };
  }, [session]);
}
