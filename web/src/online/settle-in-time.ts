import { effect, type ReadonlySignal } from "@preact/signals";

/** Milliseconds before the person's time is up. */
const SHORTLY = 3_000;
/** The longest timeout a browser supports. */
const LONGEST = 2 ** 31 - 1;

interface Deadline {
  /** When the person's time is up, in the time of `now`; undefined: it does not run. */
  readonly until: ReadonlySignal<number | undefined>;
  now(): number;
  /** The provisional move that would be lost. */
  readonly provisional: ReadonlySignal<unknown>;
  settle(): void;
}

/** A provisional move settles shortly before the person's time is up; one made later settles at once. */
export function settleInTime({ until, now, provisional, settle }: Deadline): () => void {
  return effect(() => {
    const end = until.value;
    if (end === undefined || provisional.value === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = Math.max(0, end - now() - SHORTLY);
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(settle, left);
    };
    wait();
    return () => clearTimeout(timer);
  });
}
