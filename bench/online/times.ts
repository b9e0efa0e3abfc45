import type { Painted } from "./paints.ts";

/** Milliseconds from each click to the paint of its effect. */
export interface Times {
  /** On the page that was clicked. */
  readonly own: readonly number[];
  /** On the other page. */
  readonly other: readonly number[];
}

/** `pages`: the two of a game. */
export function timesOf(pages: readonly [Painted, Painted]): Times {
  const own = pages.flatMap(({ moves }) => moves.map(({ clicked, painted }) => painted - clicked));
  const other = pages.flatMap(({ moves }, index) => {
    const elsewhere = pages[1 - index]?.decisions ?? [];
    return moves.flatMap(({ clicked, decisions }) => {
      const seen = elsewhere.find((one) => one.decisions > decisions);
      return seen === undefined ? [] : [seen.painted - clicked];
    });
  });
  return { own, other };
}

/** The value that this share of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
