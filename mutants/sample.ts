import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Long enough that few mutants (whole blocks of code) extend beyond its end, short enough to take some from every file.
 */
const LINES = 20;

/** A share of the lines of these files, the same at every run, as Stryker's ranges: `log.ts:21-40`. */
export function sampled(root: string, patterns: readonly string[], percent: number): string[] {
  const excluded = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  const files = patterns
    .filter((pattern) => !pattern.startsWith("!"))
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: excluded }));
  return [...new Set(files)].sort().flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n").length;
    return rangesOf(lines)
      .filter((range) => isDrawn(`${file}:${range}`, percent))
      .map((range) => `${file}:${range}`);
  });
}

function rangesOf(lines: number): string[] {
  const first = Array.from({ length: Math.ceil(lines / LINES) }, (_, index) => index * LINES + 1);
  return first.map((line) => `${line}-${Math.min(line + LINES - 1, lines)}`);
}

function isDrawn(name: string, percent: number): boolean {
  return createHash("sha256").update(name).digest().readUInt32BE(0) % 100 < percent;
}
