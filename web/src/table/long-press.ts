/** Long enough not to be a tap, short enough to be found by chance. */
const LONG = 500;
/** A finger is never quite still. */
const STILL = 10;

/**
 * A finger that rests on something asks about it, as a right click does. Not every browser makes a context menu of
 * that, so it is noticed here; what is answered makes no click any more.
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

/** Lifting the finger would count as a click on what was asked about; the next touch is a new one. */
function swallowNextClick(table: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const done = new AbortController();
  table.addEventListener("click", swallow, { capture: true, once: true, signal: done.signal });
  table.addEventListener("pointerdown", () => done.abort(), { capture: true, once: true });
}
