/** Milliseconds until the next attempt, twice as many after each one. */
const SHORTEST = 10_000;
const LONGEST = 300_000;

/**
 * Makes attempts until one succeeds: whenever `onOccasion` says so, and at growing intervals. The first one is not made
 * at once.
 */
export function keepTrying(attempt: () => Promise<boolean>, onOccasion: (again: () => void) => () => void): void {
  let wait = SHORTEST;
  let isTrying = false;
  let timer = setTimeout(again, wait);
  const stopListening = onOccasion(again);

  function again(): void {
    if (isTrying) return;
    isTrying = true;
    clearTimeout(timer);
    void attempt().then((isDone) => {
      isTrying = false;
      if (isDone) return stopListening();
      wait = Math.min(LONGEST, wait * 2);
      timer = setTimeout(again, wait);
    });
  }
}
