import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./root.ts";
import { checkLines, runStaticChecks } from "./static-checks.ts";
import { closingLine, retriedLines, sum, type Tally, tallyOf, type VitestReport } from "./test-report.ts";

// npm test [-- --long] [-- --pictures] [-- filter …]: the static checks, and the tests whose path contains one of the filters.
const args = process.argv.slice(2);
const filters = args.filter((arg) => arg !== "--long" && arg !== "--pictures");
if (args.includes("--long")) process.env.MONTAN_LONG = "1";
if (args.includes("--pictures")) process.env.MONTAN_PICTURES = "1";
if (!process.stdout.isTTY) process.env.NO_COLOR ??= "1";

const folder = mkdtempSync(join(tmpdir(), "montan-test-"));
const retriedFile = join(folder, "retried.txt");
// All at once: each of them often waits for a program it has started, or for the browser.
const [checks, unit, browser] = await Promise.all([staticChecks(), vitest("unit"), vitest("browser")]);
const tests = sum(unit, browser);
const all = sum(checks, tests);
const nothingRan = tests.passed + tests.failed === 0;
if (nothingRan) console.log("No test ran.");
for (const line of retriedLines(readIfThere(retriedFile) ?? "")) console.log(line);
console.log(closingLine(all));
rmSync(folder, { recursive: true, force: true });
process.exitCode = all.failed > 0 || nothingRan ? 1 : 0;

async function staticChecks(): Promise<Tally> {
  const results = await runStaticChecks((result) => console.log(checkLines(result)));
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

async function vitest(project: string): Promise<Tally> {
  const file = join(folder, `${project}.json`);
  const exitCode = await runVitest(project, file);
  const report = readIfThere(file);
  return tallyOf(report === undefined ? undefined : (JSON.parse(report) as VitestReport), exitCode);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function runVitest(project: string, reportFile: string): Promise<number> {
  const program = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const reporter = process.stdout.isTTY ? "default" : "minimal";
  const retried = join(ROOT, "scripts", "retried.ts");
  const reporters = [reporter, "json", retried].map((name) => `--reporter=${name}`);
  return new Promise((resolve) => {
    // Both streams go to stdout, so that nothing is printed after the last line.
    const what = ["--project", project, "--passWithNoTests", ...filters];
    const child = spawn(process.execPath, [program, "run", ...reporters, `--outputFile.json=${reportFile}`, ...what], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", 1],
      env: { ...process.env, MONTAN_RETRIED: retriedFile },
    });
    // This process outlives vitest, to count and to clean up. Ctrl-C in a terminal reaches vitest anyway; SIGTERM does
    // not.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill());
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
