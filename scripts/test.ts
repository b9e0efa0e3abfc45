import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./root.ts";
import { checkLines, runStaticChecks } from "./static-checks.ts";
import { closingLine, sum, type Tally, tallyOf, type VitestReport } from "./test-report.ts";

// npm test [-- --long] [-- filter …]: the static checks, and the tests whose path contains one of the filters.
const args = process.argv.slice(2);
const filters = args.filter((arg) => arg !== "--long");
if (args.includes("--long")) process.env.MONTAN_LONG = "1";
if (!process.stdout.isTTY) process.env.NO_COLOR ??= "1";

// All at once: much of the time each of them waits for a program it has started, or a page for its next picture.
const [checks, rooms, browser] = await Promise.all([staticChecks(), vitest("rooms"), vitest("browser")]);
const tests = sum(rooms, browser);
const all = sum(checks, tests);
const nothingRan = tests.passed + tests.failed === 0;
if (nothingRan) console.log("No test ran.");
console.log(closingLine(all));
process.exitCode = all.failed > 0 || nothingRan ? 1 : 0;

async function staticChecks(): Promise<Tally> {
  const results = await runStaticChecks((result) => console.log(checkLines(result)));
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

async function vitest(project: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "montan-test-"));
  try {
    const file = join(folder, "report.json");
    const exitCode = await runVitest(project, file);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as VitestReport) : undefined;
    return tallyOf(report, exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runVitest(project: string, reportFile: string): Promise<number> {
  const program = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const reporter = process.stdout.isTTY ? "default" : "minimal";
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${reportFile}`];
  return new Promise((resolve) => {
    // Both streams go to stdout, so that nothing arrives after the closing line.
    const what = ["--project", project, "--passWithNoTests", ...filters];
    const child = spawn(process.execPath, [program, "run", ...reporters, ...what], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", 1],
    });
    // We outlive it to count and to tidy up. A terminal tells it of Ctrl-C itself; of an order to end we have to.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill());
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
