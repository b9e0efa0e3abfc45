import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const count = signal(0);
/** What is begun next may follow from what was just finished. */
const LINGER = 300;

/** Somebody has begun something on this page that loading it anew would lose. */
export const halfMade = computed(() => count.value > 0);

/** Something is begun and not finished as long as `begun`. */
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
