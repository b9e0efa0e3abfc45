import type { Timing } from "./moving.ts";

/** A piece in a row of pieces, and where it was. */
export interface Placed {
  readonly key: string;
  readonly rect: DOMRect;
}

/** The pieces that lie in a zone, in their order. */
function piecesIn(stage: HTMLElement, zone: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[data-piece^="${CSS.escape(zone)}/"]`)];
}

export function placesIn(stage: HTMLElement, zone: string): Placed[] {
  return piecesIn(stage, zone).map((piece) => ({
    key: piece.dataset.piece as string,
    rect: piece.getBoundingClientRect(),
  }));
}

/** What stayed in a zone closes up: each piece comes from where it lay. */
export function slide(stage: HTMLElement, before: readonly Placed[], zone: string, timing: Timing): void {
  const pieces = piecesIn(stage, zone);
  const now = pieces.map((piece) => piece.dataset.piece as string);
  const was = before.map(({ key }) => key);
  for (const [from, to] of stayed(was, now)) {
    const start = before[from]?.rect;
    const piece = pieces[to];
    if (start !== undefined && piece !== undefined) slideFrom(piece, start, timing);
  }
}

function slideFrom(piece: HTMLElement, start: DOMRect, timing: Timing): void {
  const end = piece.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  if (end.width === 0 || Math.hypot(x, y) < 1) return;
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    ...timing,
    easing: "ease-out",
    fill: "backwards",
  });
}

/** The longest part of a row that kept its order, as pairs of places: before and after. Equal pieces are all alike. */
export function stayed(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const longest = lengths(before, after);
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    if (before[from] === after[to]) pairs.push([from++, to++]);
    else if ((longest[from + 1]?.[to] ?? 0) >= (longest[from]?.[to + 1] ?? 0)) from++;
    else to++;
  }
  return pairs;
}

/** How much is kept of what begins at each pair of places. */
function lengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let from = before.length - 1; from >= 0; from--) {
    for (let to = after.length - 1; to >= 0; to--) {
      const [row, next] = [table[from] ?? [], table[from + 1] ?? []];
      row[to] = before[from] === after[to] ? 1 + (next[to + 1] ?? 0) : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return table;
}
