import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFixtures, writeFixtures } from "./fixtures.ts";
import { auction } from "./toy/auction.ts";
import { traceChange } from "./trace.ts";

const FIXTURES = [
  { name: "two", seats: 2 },
  { name: "short", seats: 3, options: { rounds: 1 } },
];

let folder: URL;
const file = (name: string) => new URL(name, folder);

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), "fixtures-"))}/`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a game without a record is played, recorded and traced", () => {
  expect(writeFixtures(auction, FIXTURES, folder)).toEqual(["two", "short"]);
  expect(readdirSync(folder).sort()).toEqual(["short.record", "short.trace", "two.record", "two.trace"]);
  const fixtures = readFixtures(folder);
  expect(fixtures.map(({ name }) => name)).toEqual(["short", "two"]);
  expect(fixtures[0]?.record).toContain('\noptions: {"rounds":1}\n');
  for (const { record, trace } of fixtures) expect(traceChange(record, trace, auction)).toBeUndefined();
});

test("existing files stay; a record without its trace gets one", () => {
  writeFixtures(auction, FIXTURES, folder);
  const [record, trace] = [readFileSync(file("two.record"), "utf8"), readFileSync(file("two.trace"), "utf8")];
  writeFileSync(file("short.trace"), "as released\n");
  unlinkSync(file("two.trace"));
  expect(writeFixtures(auction, FIXTURES, folder)).toEqual(["two"]);
  expect(readFileSync(file("two.record"), "utf8")).toBe(record);
  expect(readFileSync(file("two.trace"), "utf8")).toBe(trace);
  expect(readFileSync(file("short.trace"), "utf8")).toBe("as released\n");
});

test("games are played until one ends as wanted, by the players given", () => {
  const wanted = {
    name: "first",
    seats: 2,
    wanted: ({ winners }: { winners: readonly unknown[] }) => winners[0] === 1,
  };
  writeFixtures(auction, [wanted], folder, (moves) => moves[0] as (typeof moves)[0]);
  const [fixture] = readFixtures(folder);
  expect(fixture?.trace).toMatch(/"winners":\[1\b/);
  expect(fixture?.record).toMatch(/^seed: "first \d+"$/m);
});
