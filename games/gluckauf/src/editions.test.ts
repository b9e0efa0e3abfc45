import { checkConformance, readFixtures, traceChange } from "@montan/engine/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Components, EDITIONS, RECONSTRUCTED } from "./data/reconstructed.ts";
import { game, gameOfVersion } from "./game.ts";
import { checkInvariants } from "./testing/invariants.ts";
import { rehide } from "./testing/rehide.ts";

/** An invented correction: every lorry card is a single one. */
const CORRECTED: Components = { ...RECONSTRUCTED, lorriesPerCrest: [{ lorries: 1, vp: 1, count: 10 }] };
const newer = gameOfVersion(2);

beforeAll(() => {
  EDITIONS.push({ since: 2, tables: CORRECTED });
});
afterAll(() => {
  EDITIONS.pop();
});

test("games of the rules before a correction are dealt and played as before", () => {
  for (const { record, trace, name } of readFixtures(new URL("../fixtures/", import.meta.url)))
    expect(traceChange(record, trace, newer as never), name).toBeUndefined();
});

test("games begun after it have the corrected tables, views and samples included", () => {
  const lorries = (rules?: number) => newer.create({}, 2, "corrected", undefined, rules).stacks.slice(0, 2);
  expect(new Set(lorries().flatMap(({ cards }) => cards))).toEqual(
    new Set(["wheel-1-1", "clover-1-1", "tower-1-1", "fox-1-1"]),
  );
  expect(lorries(1)).toEqual(game.create({}, 2, "corrected").stacks.slice(0, 2));
  const subject = {
    game: newer,
    gameOfVersion,
    rehide,
    invariants: checkInvariants,
    maxDecisions: 1500,
    maxLegalMoves: 200,
  };
  expect(
    checkConformance(subject, { seats: 3, games: 1, options: undefined, thoroughEvery: 40, samples: 4 }).games,
  ).toBe(1);
});
