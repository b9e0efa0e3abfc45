import type { Speed, Weight } from "./measure.ts";

const START = "<!-- bench:engine -->";
const END = "<!-- /bench:engine -->";

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
  const cells = [...rows, reference].map((row) => COLUMNS.map(({ text }) => text(row, reference)));
  const lines = [
    COLUMNS.map(({ title }) => title),
    COLUMNS.map(({ alignRight }) => (alignRight ? "--:" : ":--")),
    ...cells,
  ].map((line) => `| ${line.join(" | ")} |`);
  const remarks = [`${effort} ${machine}`, ...missing.map((reason) => `Not measured: ${reason}`)];
  return [...lines, "", ...remarks.flatMap((remark) => [remark, ""])].join("\n").trimEnd();
}

/** The page with the table put between its markers; throws when it has no place for it. */
export function withTable(page: string, table: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END, start);
  if (start === -1 || end === -1) throw new Error(`there is no place for the table: ${START} … ${END}`);
  return `${page.slice(0, start + START.length)}\n${table}\n${page.slice(end)}`;
}
