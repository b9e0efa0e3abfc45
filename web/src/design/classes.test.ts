import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");

/**
 * The folder each style sheet belongs to: all styles are on one page, so a class of one folder must not affect another.
 */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  "the shell": /^(app|shell|gallery)\//,
  "Glück Auf": /^(gluckauf\/|learn\/(rules|aid)\/gluckauf\/)/,
  Carnegie: /^(carnegie\/|art\/carnegie\/|learn\/(rules|aid)\/carnegie\/)/,
};
/** Classes that all folders share. */
const SHARED = /^(design|table|learn\/(rules|aid)\/[^/]+\.css$|art\/[^/]+\.css$)/;

describe("class names", () => {
  it("belong to one folder, or to what all folders share", () => {
    const shared = new Set(sheets().flatMap((path) => (SHARED.test(path) ? classesIn(path) : [])));
    const owners = new Map<string, Set<string>>();
    for (const path of sheets()) {
      const folder = Object.keys(FOLDERS).find((name) => FOLDERS[name]?.test(path));
      for (const name of folder === undefined ? [] : classesIn(path)) {
        if (shared.has(name)) continue;
        owners.set(name, (owners.get(name) ?? new Set()).add(folder as string));
      }
    }
    const disputed = [...owners]
      .filter(([, folders]) => folders.size > 1)
      .map(([name, folders]) => [name, ...folders].join(" "));
    expect(disputed).toEqual([]);
    expect(owners.size).toBeGreaterThan(100);
  });
});

function sheets(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".css"));
}

/** Class names in the selectors of a sheet. */
function classesIn(path: string): string[] {
  const text = readFileSync(join(SOURCE, path), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim());
  return selectors
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
}
