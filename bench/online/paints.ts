/** What one page has painted, in milliseconds since 1970, a clock that all pages of a machine share. */
export interface Painted {
  /** Own moves: when they were clicked, when they were drawn, and how many decisions there were before. */
  readonly moves: readonly { readonly clicked: number; readonly painted: number; readonly decisions: number }[];
  /** When the page first showed this many decisions. */
  readonly decisions: readonly { readonly decisions: number; readonly painted: number }[];
}

declare global {
  interface Window {
    painted: { moves: Painted["moves"][number][]; decisions: Painted["decisions"][number][] };
  }
}

/** Runs in the page before anything else. A move is drawn when it is no longer offered. */
export function watchPaints(): void {
  const painted: Window["painted"] = { moves: [], decisions: [] };
  window.painted = painted;
  const nextPaint = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        // A message posted within a frame arrives after that frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(undefined);
      }),
    );
  const decisionsNow = () => Number(document.querySelector<HTMLElement>("[data-play]")?.dataset.decisions);
  const isOffered = (move: string) =>
    [...document.querySelectorAll<HTMLElement>("[data-move]")].some((element) => element.dataset.move === move);
  const follow = async (move: string, clicked: number) => {
    const decisions = decisionsNow();
    let drawn = await nextPaint();
    while (isOffered(move) && decisionsNow() === decisions) drawn = await nextPaint();
    painted.moves.push({ clicked, painted: drawn, decisions });
  };
  const note = (event: Event) => {
    const move = (event.target as Element).closest<HTMLElement>("[data-move]")?.dataset.move;
    if (move !== undefined) void follow(move, performance.timeOrigin + event.timeStamp);
  };
  addEventListener("click", note, { capture: true });
  let shown = -1;
  const changes = new MutationObserver(() => {
    const decisions = decisionsNow();
    if (!(decisions > shown)) return;
    shown = decisions;
    void nextPaint().then((at) => painted.decisions.push({ decisions, painted: at }));
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ["data-decisions"] });
}
