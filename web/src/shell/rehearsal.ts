import { useLayoutEffect, useState } from "preact/hooks";

/** Positions that between them have nearly everything on the table. */
const REHEARSED = 3;

/**
 * A place in a replay, at first its start. What a page does for the first time takes it several times as long: before
 * anybody sees the table it is drawn in a few later positions, and the first jump is as quick as any other.
 */
export function useRehearsed(last: number): readonly [number, (index: number) => void] {
  const [index, setIndex] = useState(0);
  const [left, setLeft] = useState(REHEARSED);
  // Before the first picture: whatever is set here is drawn before the screen shows anything.
  useLayoutEffect(() => {
    if (left === 0) return;
    document.body.getBoundingClientRect();
    setLeft(left - 1);
  }, [left]);
  return [left === 0 ? index : Math.round((last * left) / REHEARSED), setIndex];
}
