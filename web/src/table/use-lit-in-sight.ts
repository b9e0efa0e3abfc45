import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Spot } from "./choices.ts";

interface Asked<Surface extends string> {
  readonly surface: Surface;
  surfaceOf(at: Spot): Surface | undefined;
  /** Changes with the question. */
  readonly question: unknown;
  readonly motion: number;
  /** The last move is not settled and stays in sight. */
  readonly provisional: boolean;
}

/**
 * A surface may be longer than the screen, a table higher than its window: when something is asked or the surface
 * changes, what can be done there is scrolled into view, unless some of it is visible already.
 */
export function useLitInSight<Surface extends string>(
  root: RefObject<HTMLElement | null>,
  { surface, surfaceOf, question, motion, provisional }: Asked<Surface>,
): void {
  useEffect(() => {
    const table = root.current;
    if (table === null || provisional) return;
    const lit = [...table.querySelectorAll<HTMLElement>("button[data-light]")].filter(
      (one) =>
        surfaceOf(one.dataset.spot ?? "") === surface &&
        one.getClientRects().length > 0 &&
        one.closest("[data-region=tray], dialog") === null,
    );
    const [first] = lit;
    if (first === undefined || lit.some((one) => isInSight(one, table))) return;
    first.scrollIntoView({ block: "center", inline: "nearest", behavior: motion === 0 ? "instant" : "smooth" });
  }, [surface, question, provisional]);
}

/** Enough of it to be noticed; on a board that scrolls by itself, enough of the board. */
function isInSight(one: HTMLElement, table: HTMLElement): boolean {
  const [surface, board] = scrollersAround(one, table);
  const inner = (board === undefined ? one : (surface ?? one)).getBoundingClientRect();
  const outer = (board ?? surface ?? table).getBoundingClientRect();
  return inner.top >= outer.top - inner.height / 2 && inner.bottom <= outer.bottom + inner.height / 2;
}

/** The scrolling elements, from the inside to the whole table. */
function scrollersAround(one: HTMLElement, table: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at: HTMLElement | null = one; at !== null && table.contains(at); at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) around.push(at);
  return around;
}
