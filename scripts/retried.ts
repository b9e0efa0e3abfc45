import { appendFileSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Reporter, TestCase } from "vitest/node";
import { ROOT } from "./root.ts";

/** A vitest reporter: writes which tests passed only when retried, and why they failed, into the file MONTAN_RETRIED. */
export default class Retried implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env.MONTAN_RETRIED;
    if (file === undefined || test.diagnostic()?.flaky !== true) return;
    const [error] = test.result().errors ?? [];
    const [why = ""] = error?.message.split("\n") ?? [];
    const frame = error?.stacks?.[0];
    const where = frame === undefined ? "" : ` (${pathOf(frame.file)}:${frame.line})`;
    appendFileSync(file, `${pathOf(test.module.moduleId)} > ${test.fullName}: ${why}${where}\n`);
  }
}

function pathOf(file: string): string {
  return relative(ROOT, file).split(sep).join("/");
}
