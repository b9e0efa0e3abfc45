import { checkConformance, readFixtures, traceChange } from "@montan/engine/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMPANY_BOARD } from "./data/company-board.ts";
import { PROJECT_TABS } from "./data/tabs.ts";
import { game, gameOfVersion } from "./game.ts";
import { edition, LATER_EDITIONS, STANDARD_TABLES, tablesOf } from "./tables.ts";
import { checkInvariants } from "./testing/invariants.ts";
import { rehide } from "./testing/rehide.ts";

/** An invented correction: other VP for full rows. */
const CORRECTED = { projectTabs: PROJECT_TABS, companyBoard: { ...COMPANY_BOARD, rowVp: [9, 9, 9, 9] } };
const newer = gameOfVersion(2);

beforeAll(() => {
  LATER_EDITIONS.push(edition({ since: 2, components: CORRECTED }));
});
afterAll(() => {
  LATER_EDITIONS.pop();
});

test("games of the rules before a correction are played and scored as before", () => {
  const names = ["base-3", "all-modules-4", "solo-expert"];
  const fixtures = readFixtures(new URL("../fixtures/", import.meta.url)).filter(({ name }) => names.includes(name));
  expect(fixtures).toHaveLength(names.length);
  for (const { record, trace, name } of fixtures)
    expect(traceChange(record, trace, newer as never), name).toBeUndefined();
});

test("games begun after it have the corrected tables, views and samples included", () => {
  const options = game.options(undefined, 2);
  const tables = (rules?: number) => tablesOf(newer.view(newer.create(options, 2, "corrected", undefined, rules), 0));
  expect(tables().board.rowVp).toEqual([9, 9, 9, 9]);
  expect(tables(1)).toBe(STANDARD_TABLES);
  const subject = {
    game: newer,
    gameOfVersion,
    rehide,
    invariants: checkInvariants,
    maxDecisions: 3000,
    maxLegalMoves: 150,
  };
  expect(
    checkConformance(subject, { seats: 2, games: 1, options: undefined, thoroughEvery: 60, samples: 4 }).games,
  ).toBe(1);
});
