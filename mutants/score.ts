/** The part of Stryker's JSON report that is counted. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

export interface Tally {
  /** A test failed, or the tests exceeded the time limit. */
  readonly noticed: number;
  readonly survived: number;
  /** No test of the package runs the code at all. */
  readonly untested: number;
}

/** Mutants that did not compile or were ignored do not count. */
export function tallyOf({ files }: Report): Tally {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  return { noticed: count("Killed", "Timeout"), survived: count("Survived"), untested: count("NoCoverage") };
}

export const TABLE_HEAD = [
  "| package | mutants | noticed | survived | never run | score |",
  "| :-- | --: | --: | --: | --: | --: |",
];

export function markdownRow(name: string, { noticed, survived, untested }: Tally): string {
  const all = noticed + survived + untested;
  const score = all === 0 ? "" : `${Math.round((100 * noticed) / all)} %`;
  return `| ${[name, all, noticed, survived, untested, score].join(" | ")} |`;
}
