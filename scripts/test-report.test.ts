import { describe, expect, it } from "vitest";
import { closingLine, retriedLines, sum, tallyOf, type VitestReport } from "./test-report.ts";

function report(change: Partial<VitestReport> = {}): VitestReport {
  return { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...change };
}

function file(status: string, ...assertions: string[]): VitestReport["testResults"][number] {
  return { status, assertionResults: assertions.map((assertion) => ({ status: assertion })) };
}

describe("counting a run", () => {
  it("takes passed and failed tests as they are, and pending and todo ones as skipped", () => {
    const counts = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 };
    const testResults = [file("failed", "failed", "failed", "passed")];
    expect(tallyOf(report({ ...counts, testResults }), 1)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  it("counts a file that could not be loaded", () => {
    const testResults = [file("failed"), file("passed", "passed")];
    expect(tallyOf(report({ testResults }), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it("counts an error outside all tests", () => {
    expect(tallyOf(report(), 1).failed).toBe(1);
    expect(tallyOf(report(), 0).failed).toBe(0);
  });

  it("counts a run without a report as failed", () => {
    expect(tallyOf(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("names tests that were retried, and says nothing if there are none", () => {
    expect(retriedLines("e2e/b.test.ts > two\ne2e/a.test.ts > one\n")).toEqual([
      "Passed only when tried again:",
      "  e2e/a.test.ts > one",
      "  e2e/b.test.ts > two",
    ]);
    expect(retriedLines("")).toEqual([]);
  });

  it("ends with one line about everything", () => {
    const everything = sum({ passed: 10, failed: 1, skipped: 2 }, { passed: 3, failed: 1, skipped: 0 });
    expect(closingLine(everything)).toBe("13 passed, 2 failed, 2 skipped");
  });
});
