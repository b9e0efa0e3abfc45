import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const count = signal(0);
/** What is begun next may follow from what was just finished. */
const LINGER = 300;

/** Somebody has unfinished input on this page that a reload would lose. */
export const halfMade = computed(() => count.value > 0);

/** Marks unfinished input as long as `begun` is true. */
export function useHalfMade(begun: boolean): void {
  useEffect(() => {
    if (!begun) return;
    count.value++;
    return () => {
      setTimeout(() => {
        count.value--;
      }, LINGER);
    };
  }, [begun]);
}
