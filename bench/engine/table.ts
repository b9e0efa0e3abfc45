import { markdownTable } from "../page.ts";
import type { Speed, Weight } from "./measure.ts";

interface Row extends Speed {
  readonly name: string;
  /** Absent for the reference. */
  readonly seats?: number;
  readonly weight?: Weight;
  readonly replayMs?: number;
}

export interface Bench {
  readonly machine: string;
  readonly effort: string;
  readonly rows: readonly Row[];
  readonly reference: Row;
  /** What could not be measured, and why. */
  readonly missing: readonly string[];
}

/** A column may compare its row with the reference. */
interface Column {
  readonly title: string;
  readonly alignRight: boolean;
  text(row: Row, reference: Row): string;
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const COLUMNS: readonly Column[] = [
  { title: "game", alignRight: false, text: ({ name }) => name },
  { title: "seats", alignRight: true, text: ({ seats }) => String(seats ?? "") },
  { title: "games/s", alignRight: true, text: ({ gamesPerSecond }) => whole.format(gamesPerSecond) },
  { title: "decisions/s", alignRight: true, text: ({ decisionsPerSecond }) => whole.format(decisionsPerSecond) },
  {
    title: "× boardgame.io",
    alignRight: true,
    text: (row, reference) => fine.format(row.decisionsPerSecond / reference.decisionsPerSecond),
  },
  { title: "decisions/game", alignRight: true, text: ({ length }) => whole.format(length) },
  {
    title: "state bytes, mean (max)",
    alignRight: true,
    text: ({ weight }) => (weight ? `${whole.format(weight.meanBytes)} (${whole.format(weight.maxBytes)})` : ""),
  },
  {
    title: "replay of a record",
    alignRight: true,
    text: ({ replayMs }) => (replayMs === undefined ? "" : `${fine.format(replayMs)} ms`),
  },
];

export function markdown({ machine, effort, rows, reference, missing }: Bench): string {
  const columns = COLUMNS.map((column) => ({ ...column, text: (row: Row) => column.text(row, reference) }));
  const remarks = [`${effort} ${machine}`, ...missing.map((reason) => `Not measured: ${reason}`)];
  return markdownTable(columns, [...rows, reference], remarks);
}
