import type { FlightOf } from "./flights.ts";
import type { Seen } from "./moving.ts";
import { between, type Tabletop } from "./places.ts";

/** What stayed in a zone closes up: each piece moves from its old place. */
export function slide(before: Tabletop, { zone }: FlightOf<"slide">): Seen {
  const was = rowIn(before, zone);
  return (after, timing) => {
    const now = rowIn(after, zone);
    const moved = stayed(was.map(keyOf), now.map(keyOf)).flatMap(([from, to]) => {
      const [old, placed] = [was[from], now[to]];
      if (old === undefined || placed === undefined) return [];
      const { x, y } = between(old.box, placed.box);
      return placed.box.width === 0 || Math.hypot(x, y) < 1 ? [] : [{ piece: placed.piece, x, y }];
    });
    return () => {
      for (const { piece, x, y } of moved) {
        const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
        piece.animate(frames, { ...timing, easing: "ease-out", fill: "backwards" });
      }
    };
  };
}

/** A piece in a row of pieces, and where it was. */
interface Placed {
  readonly piece: HTMLElement;
  readonly box: DOMRect;
}

/** The pieces in a zone, in order. */
function rowIn({ stage }: Tabletop, zone: string): readonly Placed[] {
  return [...stage.querySelectorAll<HTMLElement>(`[data-piece^="${CSS.escape(zone)}/"]`)].map((piece) => ({
    piece,
    box: piece.getBoundingClientRect(),
  }));
}

function keyOf({ piece }: Placed): string {
  return piece.dataset.piece as string;
}

/**
 * The longest part of a row that kept its order, as pairs of indexes: before and after. Equal pieces are
 * interchangeable.
 */
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

/** The length of what is kept from each pair of indexes on. */
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
