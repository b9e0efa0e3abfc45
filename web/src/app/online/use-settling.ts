import { computed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { settleInTime } from "../../online/settle-in-time.ts";
import type { Session } from "../../shell/session.ts";

/**
 * What is provisional settles before one's time is up, and when one goes to another page: the others wait for it. After
 * a reload one is still at the table, and it is provisional as before.
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
