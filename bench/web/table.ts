import { type Column, markdownTable } from "../page.ts";
import type { Timed } from "./vitals.ts";

/** One promise, and the measurement. */
export interface Measured {
  readonly what: string;
  readonly limit?: { readonly value: number; readonly unit: "kB" | "ms" };
  /** In the unit of the limit, or of the text. */
  readonly unthrottled: string;
  readonly throttled?: string;
}

export interface Bench {
  readonly machine: string;
  readonly effort: string;
  readonly rows: readonly Measured[];
}

const COLUMNS: readonly Column<Measured>[] = [
  { title: "in the browser", alignRight: false, text: ({ what }) => what },
  {
    title: "promised",
    alignRight: true,
    text: ({ limit }) => (limit === undefined ? "" : `≤ ${limit.value.toLocaleString("en-US")} ${limit.unit}`),
  },
  { title: "measured", alignRight: true, text: ({ unthrottled }) => unthrottled },
  { title: "CPU 4× slower", alignRight: true, text: ({ throttled }) => throttled ?? "" },
];

export function markdown({ machine, effort, rows }: Bench): string {
  return markdownTable(COLUMNS, rows, [`${effort} ${machine}`]);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString("en-US", { maximumFractionDigits: 1, minimumFractionDigits: 1 })} kB`;
}

export function milliseconds(time: number): string {
  return `${time.toLocaleString("en-US", { maximumFractionDigits: time < 10 ? 1 : 0 })} ms`;
}

/** What took longest. */
export function slowest(timed: readonly Timed[]): Timed {
  return timed.reduce((worst, one) => (one.time > worst.time ? one : worst), { time: 0, what: "nothing" });
}

/** Every round went to the same places: finds those that take longest, by the median of the rounds. */
export function slowestPlace(rounds: readonly (readonly Timed[])[]): Timed {
  const places = rounds[0] ?? [];
  return slowest(places.map(({ what }, at) => ({ what, time: median(rounds.map((round) => round[at]?.time ?? 0)) })));
}

export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
