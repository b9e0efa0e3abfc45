import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./root.ts";

/** Each has a lock file and settings of its own: benchmarks and mutants install what only they need. */
const INSTALLED = ["", "bench", "mutants"];

it.each(INSTALLED)("the lock file in %j names no registry: everybody installs from their own", (folder) => {
  const lock = readFileSync(join(ROOT, folder, "package-lock.json"), "utf8");
  const hosts = [...lock.matchAll(/"resolved": "([a-z+]+:\/\/[^"]*)"/g)].map(([, address]) => address);
  expect(hosts).toEqual([]);
});

it.each(INSTALLED)("npm in %j waits a month before it installs a release", (folder) => {
  expect(readFileSync(join(ROOT, folder, ".npmrc"), "utf8").split("\n")).toContain("min-release-age=30");
});
