import { readFixtures, traceChange } from "@montan/engine/conformance";
import { expect, test } from "vitest";
import { SOLO_LEVELS } from "./data/solo-cards.ts";
import { game } from "./game.ts";
import { MODULE_IDS } from "./modules/ids.ts";

const fixtures = readFixtures(new URL("../fixtures/", import.meta.url));

test.each(fixtures)(
  "the recorded game $name comes to the same end, every view on the way included",
  ({ record, trace }) => {
    expect(traceChange(record, trace, game)).toBeUndefined();
  },
);

test("there is a recorded game for every seat count, level and module, and for a shared victory", () => {
  const names = fixtures.map(({ name }) => name);
  for (const seats of [2, 3, 4]) {
    expect(names).toContain(`base-${seats}`);
    for (const id of MODULE_IDS) expect(names).toContain(`${id}-${seats}`);
  }
  for (const level of SOLO_LEVELS) expect(names).toContain(`solo-${level}`);
  expect(fixtures.find(({ name }) => name === "shared-victory")?.trace).toContain('"winners":[0,1]');
});
