/** Long enough not to be a tap, short enough to be discovered. */
const LONG = 500;
/** A finger is never quite still. */
const STILL = 10;

/**
 * A long press on something asks about it, like a right click. Not every browser turns one into a context menu, so it
 * is detected here; if it was answered, no click follows.
 */
export function onLongPress(table: HTMLElement, ask: (at: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };

  const letGo = () => clearTimeout(timer);
  const onDown = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
    letGo();
    if (pointerType !== "touch" || !isPrimary) return;
    start = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      if (ask(target as Element)) swallowNextClick(table);
    }, LONG);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) letGo();
  };

  table.addEventListener("pointerdown", onDown);
  table.addEventListener("pointermove", onMove);
  for (const end of ENDS) window.addEventListener(end, letGo);
  return () => {
    letGo();
    table.removeEventListener("pointerdown", onDown);
    table.removeEventListener("pointermove", onMove);
    for (const end of ENDS) window.removeEventListener(end, letGo);
  };
}

const ENDS = ["pointerup", "pointercancel"] as const;

/** Lifting the finger would count as a click on it; the next touch is a new one. */
function swallowNextClick(table: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const done = new AbortController();
  table.addEventListener("click", swallow, { capture: true, once: true, signal: done.signal });
  table.addEventListener("pointerdown", () => done.abort(), { capture: true, once: true });
}
