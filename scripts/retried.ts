import { appendFileSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Reporter, TestCase } from "vitest/node";
import { ROOT } from "./root.ts";

/** A vitest reporter: writes the names of tests that passed only when retried into the file MONTAN_RETRIED. */
export default class Retried implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env.MONTAN_RETRIED;
    if (file === undefined || test.diagnostic()?.flaky !== true) return;
    const path = relative(ROOT, test.module.moduleId).split(sep).join("/");
    appendFileSync(file, `${path} > ${test.fullName}\n`);
  }
}
