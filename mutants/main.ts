import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sampled } from "./sample.ts";
import { markdownRow, type Report, TABLE_HEAD, tallyOf } from "./score.ts";

const ROOT = join(import.meta.dirname, "..");
const REPORTS = join(import.meta.dirname, "reports");

/** Tests, their helpers, and word tables are not changed. */
const NOT_MUTATED = ["!**/*.test.ts", "!**/testing/**", "!**/conformance/**", "!**/text/**"];

/** What is changed, by package. Only tests of the same package can notice, since others import the original. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  engine: ["engine/src/**/*.ts"],
  carnegie: ["games/carnegie/src/**/*.ts"],
  gluckauf: ["games/gluckauf/src/**/*.ts"],
  session: ["web/src/shell/{session,match,local-match}.ts"],
  stores: ["web/src/store/*.ts"],
};

const USAGE = `Usage: npm run test:mutants [-- --package NAME … --only PATTERN --sample N --concurrency N]
  --package      ${Object.keys(SUBJECTS).join(", ")}; without it all of them, which takes hours
  --only         only files that match, such as "games/carnegie/src/scoring/*.ts"
  --sample       percent of the lines, in blocks drawn from every file, the same ones at every run
  --concurrency  mutants tested at once`;

const { packages, only, sample, concurrency } = readArguments();
mkdirSync(REPORTS, { recursive: true });
const rows = packages.map(([name, files]) => markdownRow(name, tallyOf(run(name, files))));
console.log(["", ...TABLE_HEAD, ...rows, "", "Every mutant by itself: mutants/reports/<package>.html"].join("\n"));

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        package: { type: "string", multiple: true, default: Object.keys(SUBJECTS) },
        only: { type: "string" },
        sample: { type: "string" },
        concurrency: { type: "string" },
      },
    });
    const packages = values.package.map((name) => {
      const files = SUBJECTS[name];
      if (files === undefined) throw new Error(`There is no package ${name}.`);
      return [name, files] as const;
    });
    const sample = values.sample === undefined ? undefined : Number(values.sample);
    if (sample !== undefined && !(sample > 0 && sample <= 100)) throw new Error("A sample is 1 to 100 percent.");
    return { packages, only: values.only, sample, concurrency: values.concurrency };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function run(name: string, files: readonly string[]): Report {
  const report = join(REPORTS, `${name}.json`);
  const config = join(REPORTS, `${name}.config.json`);
  const patterns = [...(only === undefined ? files : [only]), ...NOT_MUTATED];
  writeFileSync(
    config,
    JSON.stringify({
      mutate: sample === undefined ? patterns : sampled(ROOT, patterns, sample),
      testRunner: "vitest",
      plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
      // Only tests that import the file concerned are run.
      vitest: { configFile: "mutants/vitest.config.ts", related: true },
      // Stryker rewrites the paths in tsconfig.json by TypeScript's JavaScript API, which TypeScript 7 does not have.
      tsconfigFile: "no-tsconfig.json",
      // Code that runs only while a module is loaded (tables of data) could be tested only by restarting everything.
      ignoreStatic: true,
      // A mutant counts as noticed when the tests hang: long enough not to mistake a busy machine for that.
      timeoutMS: 60_000,
      ignorePatterns: ["**/dist", "docs", "e2e", "bench", "server", "mutants/reports"],
      // Outside the repository; otherwise its tests and checks would find every file twice.
      tempDirName: join(tmpdir(), "montan-mutants"),
      reporters: [process.stdout.isTTY ? "progress" : "progress-append-only", "json", "html"],
      jsonReporter: { fileName: report },
      htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
      ...(concurrency !== undefined && { concurrency: Number(concurrency) }),
    }),
  );
  const program = fileURLToPath(new URL("../../bin/stryker.js", import.meta.resolve("@stryker-mutator/core")));
  const { status } = spawnSync(process.execPath, [program, "run", config], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}
