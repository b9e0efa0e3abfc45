import { spawn } from "node:child_process";
import { ROOT } from "./root.ts";

/** All checks that do not run the code. Each tool is found through PATH (see bootstrap.mjs). */
const STATIC_CHECKS = [
  { name: "types", command: "tsc --noEmit" },
  { name: "format and lint", command: "biome check --error-on-warnings" },
  { name: "type-aware lint", command: "oxlint --type-aware --deny-warnings" },
  { name: "dead code", command: "knip --no-progress --treat-config-hints-as-errors" },
] as const;

export interface CheckResult {
  readonly name: string;
  readonly command: string;
  readonly passed: boolean;
  readonly output: string;
}

/** One after the other, since each of these tools uses all cores by itself. */
export async function runStaticChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, command } of STATIC_CHECKS) {
    const result = { name, command, ...(await outcome(command)) };
    report(result);
    results.push(result);
  }
  return results;
}

/** One line for a check that passed, its whole output for one that failed. */
export function checkLines({ name, command, passed, output }: CheckResult): string {
  return passed ? ` ✓ ${name}` : ` ✗ ${name} (${command})\n\n${output.trim()}\n`;
}

function outcome(command: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    // The commands are the constants above; the shell finds `tsc.cmd` on Windows.
    const child = spawn(command, { cwd: ROOT, shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ passed: false, output: error.message }));
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}
