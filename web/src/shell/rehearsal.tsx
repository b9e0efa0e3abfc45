import { type JSX, type RefObject, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Between them these have nearly everything on the table, and what is done so often the browser has compiled. */
const POSITIONS = 48;

/** Places from 0 to `last`, far from each other one after another. */
function places(last: number): readonly number[] {
  const step = 5;
  return Array.from({ length: POSITIONS }, (_, index) =>
    Math.round((last * ((index * step) % POSITIONS)) / (POSITIONS - 1)),
  );
}

interface Rehearsed {
  readonly last: number;
  /** Where the table stands. */
  readonly room: RefObject<HTMLElement | null>;
  /** Where it stands in what is drawn here. */
  readonly wings: RefObject<HTMLElement | null>;
  /** All of the page at a position: what differs from the rehearsal, the browser compiles anew. */
  draw(index: number): JSX.Element;
}

/**
 * What a page does for the first time takes it about twice as long. While a replay lies open and nobody has touched it
 * (`waiting`), some of its positions are drawn where nobody sees them, and the table of the last of these is laid out,
 * region by region; the first jump finds everything done before.
 */
export function useRehearsal(waiting: boolean, replay: Rehearsed): void {
  const over = useRef(false);
  useEffect(() => {
    // Not every browser says when it is idle.
    if (!waiting || over.current || typeof requestIdleCallback === "undefined") return;
    const stage = document.createElement("div");
    const steps = rehearsal(stage, replay);
    let asked = requestIdleCallback(rehearse);
    function rehearse(): void {
      if (steps.next().done) return end();
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

/** In steps so short that nobody who does something just then has to wait. */
function* rehearsal(stage: HTMLElement, { last, room, wings, draw }: Rehearsed): Generator<undefined> {
  let turnTo: (index: number) => void = () => {};
  // Jumps change a state, and so does this.
  function Rehearsing(): JSX.Element {
    const [index, setIndex] = useState(0);
    turnTo = setIndex;
    return draw(index);
  }
  render(<Rehearsing />, stage);
  for (const index of places(last)) {
    turnTo(index);
    yield;
  }
  const table = document.createElement("div");
  table.className = "rehearsal";
  table.append(...(wings.current?.children ?? []));
  const regions = [...table.querySelectorAll<HTMLElement>("[data-region]")];
  for (const region of regions) {
    for (const other of regions) other.style.display = other === region ? "" : "none";
    // On the page for no longer than the question takes: it is never painted, and nobody finds it there.
    room.current?.append(table);
    region.getBoundingClientRect();
    table.remove();
    yield;
  }
}
