import { useLayoutEffect, useState } from "preact/hooks";

interface Rehearsed {
  readonly index: number;
  setIndex(index: number): void;
  /** Nobody sees it yet: nothing should move. */
  readonly rehearsing: boolean;
}

/** The start, the middle and the end: between them they have nearly everything on the table. */
const POSITIONS = 3;

/**
 * A place in a replay, at first its start. What a page does for the first time takes it much longer than later: before
 * anybody sees the table a few positions are laid out, and the first jump finds everything done once before.
 */
export function useRehearsed(last: number): Rehearsed {
  const [index, setIndex] = useState(0);
  const [position, setPosition] = useState(0);
  const rehearsing = position < POSITIONS;
  // What is set here is drawn before the screen shows anything.
  useLayoutEffect(() => {
    if (!rehearsing) return;
    document.body.getBoundingClientRect();
    setPosition(position + 1);
  }, [position]);
  return { index: rehearsing ? Math.round((last * position) / (POSITIONS - 1)) : index, setIndex, rehearsing };
}
