import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The page with the tables of all benchmarks. */
export const PAGE = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));

export interface Column<Row> {
  readonly title: string;
  readonly alignRight: boolean;
  text(row: Row): string;
}

/** A table in Markdown, with notes on its numbers below it. */
export function markdownTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  remarks: readonly string[],
): string {
  const lines = [
    columns.map(({ title }) => title),
    columns.map(({ alignRight }) => (alignRight ? "--:" : ":--")),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ].map((line) => `| ${line.join(" | ")} |`);
  return [...lines, "", ...remarks.flatMap((remark) => [remark, ""])].join("\n").trimEnd();
}

/** The page with the table of a benchmark put between its markers; throws if they are missing. */
export function withTable(page: string, bench: string, table: string): string {
  const [open, close] = [`<!-- bench:${bench} -->`, `<!-- /bench:${bench} -->`];
  const start = page.indexOf(open);
  const end = page.indexOf(close, start);
  if (start === -1 || end === -1) throw new Error(`there is no place for the table: ${open} … ${close}`);
  return `${page.slice(0, start + open.length)}\n${table}\n${page.slice(end)}`;
}

/** Called before anything is measured, so that minutes of work do not end in a missing marker. */
export function readPage(bench: string): string {
  if (!existsSync(PAGE)) fail("docs/benchmarks.md is not there; without --write the table is only printed.");
  const text = readFileSync(PAGE, "utf8");
  try {
    withTable(text, bench, "");
  } catch (error) {
    fail(`docs/benchmarks.md: ${error instanceof Error ? error.message : String(error)}`);
  }
  return text;
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
