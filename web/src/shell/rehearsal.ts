import { type JSX, render } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Between them these have nearly everything on the table, and what is done so often the browser has compiled. */
const POSITIONS = 12;

/** Places from 0 to `last`, far from each other one after another. */
function places(last: number): readonly number[] {
  const step = 5;
  return Array.from({ length: POSITIONS }, (_, index) =>
    Math.round((last * ((index * step) % POSITIONS)) / (POSITIONS - 1)),
  );
}

/**
 * What a page does for the first time takes it about twice as long. While a replay lies open and nobody has touched it
 * (`waiting`), some of its positions are drawn where nobody sees them; the first jump finds everything done before.
 */
export function useRehearsal(waiting: boolean, last: number, draw: (index: number) => JSX.Element): void {
  const over = useRef(false);
  useEffect(() => {
    // Not every browser says when it is idle.
    if (!waiting || over.current || typeof requestIdleCallback === "undefined") return;
    const stage = document.createElement("div");
    const left = [...places(last)];
    let asked = requestIdleCallback(rehearse);
    function rehearse(): void {
      const index = left.shift();
      if (index === undefined) return end();
      render(draw(index), stage);
      asked = requestIdleCallback(rehearse);
    }
    function end(): void {
      over.current = true;
      cancelIdleCallback(asked);
      render(null, stage);
    }
    return end;
  }, [waiting]);
}
