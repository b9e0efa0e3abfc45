import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SOLO_LEVELS } from "./data/solo-cards.ts";
import { MODULE_IDS } from "./modules/ids.ts";
import { EXPECTED, type Outcome, outcomeOf, recordNames, recordPath } from "./testing/fixtures.ts";

const expected = JSON.parse(readFileSync(EXPECTED, "utf8")) as Record<string, Outcome>;

for (const name of recordNames()) {
  test(`the recorded game ${name} comes to the same end, every view on the way included`, () => {
    expect(outcomeOf(readFileSync(recordPath(name), "utf8"))).toEqual(expected[name]);
  });
}

test("there is a recorded game for every seat count, level and module, and for a shared victory", () => {
  const names = recordNames();
  for (const seats of [2, 3, 4]) {
    expect(names).toContain(`base-${seats}`);
    for (const id of MODULE_IDS) expect(names).toContain(`${id}-${seats}`);
  }
  for (const level of SOLO_LEVELS) expect(names).toContain(`solo-${level}`);
  expect(expected["shared-victory"]?.winners).toHaveLength(2);
});
