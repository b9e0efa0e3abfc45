import { useMemo, useRef } from "preact/hooks";
import type { Session } from "./session.ts";

/** A click this near the previous one is in the same place. */
const NEAR = 24;

/**
 * After a click that made a move provisional, a second click in the same place settles it, whatever is there by then.
 */
export function useSecondClick(session: Session): (event: MouseEvent) => void {
  const first = useRef({ x: Number.NaN, y: Number.NaN });
  return useMemo(
    () => (event: MouseEvent) => {
      const { clientX: x, clientY: y } = event;
      const isDrawn = session.provisional.peek() !== undefined;
      if (isDrawn && Math.hypot(x - first.current.x, y - first.current.y) < NEAR) {
        event.stopPropagation();
        void session.settle();
      } else first.current = { x, y };
    },
    [session],
  );
}
