import { join } from "node:path";
import { expect, test } from "vitest";

import { sampled } from "./sample.ts";

const ROOT = join(import.meta.dirname, "..");
const ENGINE = ["engine/src/*.ts", "!**/*.test.ts"];

test("a sample names lines of the files asked for, and the same ones again", () => {
  const half = sampled(ROOT, ENGINE, 50);
  expect(half.length).toBeGreaterThan(10);
  expect(half.every((range) => /^engine\/src\/[a-z-]+\.ts:\d+-\d+$/.test(range))).toBe(true);
  expect(sampled(ROOT, ENGINE, 50)).toEqual(half);
});

test("a larger sample holds the smaller one, and all of it has every line once", () => {
  const all = sampled(ROOT, ENGINE, 100);
  expect(all.filter((range) => range.startsWith("engine/src/log.ts:"))[0]).toBe("engine/src/log.ts:1-20");
  expect(all).toEqual(expect.arrayContaining(sampled(ROOT, ENGINE, 50)));
  expect(sampled(ROOT, ENGINE, 0)).toEqual([]);
});
