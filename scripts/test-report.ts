/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** No report, or an exit code without a failed test (an error between tests, no tests found), counts as one failure. */
export function tallyOf(report: VitestReport | undefined, exitCode: number): Tally {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests + filesThatDidNotRun(report);
  const unexplained = failed === 0 && exitCode !== 0 ? 1 : 0;
  return {
    passed: report.numPassedTests,
    failed: failed + unexplained,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file that could not be loaded has failed without a single failed test. */
function filesThatDidNotRun({ testResults }: VitestReport): number {
  return testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  ).length;
}

export function sum(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Lists the tests that passed only when retried, one per line of the text; printed before the last line. */
export function retriedLines(names: string): string[] {
  const lines = names.split("\n").filter(Boolean).sort();
  return lines.length === 0 ? [] : ["Passed only when tried again:", ...lines.map((line) => `  ${line}`)];
}

/** The last line of a run; other programs read it. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
