import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/**
 * On a small screen a surface may be longer than the screen: when something is asked or the table turns to another
 * surface, what can be done there comes into sight, unless some of it is to be seen already.
 */
export function useLitInSight(root: RefObject<HTMLElement | null>, surface: string, question: unknown, motion: number) {
  useEffect(() => {
    const table = root.current;
    const bar = table?.querySelector(".surface-bar");
    if (table == null || bar == null || bar.getClientRects().length === 0) return;
    const lit = [...table.querySelectorAll<HTMLElement>("button[data-light]")].filter(
      (one) => one.getClientRects().length > 0 && one.closest("[data-region=tray], dialog") === null,
    );
    const [first] = lit;
    if (first === undefined || lit.some((one) => isInSight(one, table))) return;
    first.scrollIntoView({ block: "center", inline: "nearest", behavior: motion === 0 ? "instant" : "smooth" });
  }, [surface, question]);
}

/** Enough of it to be found; on a board that scrolls by itself, enough of the board. */
function isInSight(one: HTMLElement, table: HTMLElement): boolean {
  const surface = scrollerOf(one, table);
  const board = surface === undefined ? undefined : scrollerOf(surface.parentElement, table);
  const inner = (board === undefined ? one : (surface ?? one)).getBoundingClientRect();
  const outer = (board ?? surface ?? table).getBoundingClientRect();
  return inner.top >= outer.top - inner.height / 2 && inner.bottom <= outer.bottom + inner.height / 2;
}

function scrollerOf(from: HTMLElement | null, table: HTMLElement): HTMLElement | undefined {
  for (let at = from; at !== null && at !== table; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}
