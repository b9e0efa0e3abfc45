import { countSequences, readFixtures, traceChange } from "@montan/engine/conformance";
import { describe, expect, it } from "vitest";
import { game } from "./game.ts";

const fixtures = readFixtures(new URL("../fixtures/", import.meta.url));

describe("recorded games", () => {
  it("there is one for every number of players", () => {
    const seats = fixtures.map(({ record }) => /^seats: (\d)$/m.exec(record)?.[1]);
    expect(new Set(seats)).toEqual(new Set(["2", "3", "4"]));
  });

  it("there is one in which a token breaks a tie", () => {
    const { trace = "" } = fixtures.find(({ name }) => name === "rules-1-tie") ?? {};
    const totals = [...trace.matchAll(/"total":(\d+)/g)].map(([, total]) => total);
    expect(totals).toHaveLength(2);
    expect(totals[0]).toBe(totals[1]);
    expect(trace).toMatch(/"winners":\[\d\]/);
  });

  it.each(fixtures)("$name replays to the same states, views, events, scores and result", ({ record, trace }) => {
    expect(traceChange(record, trace, game)).toBeUndefined();
  });
});

describe("counts of decision sequences", () => {
  // From a new table, by number of players; an unintended change of any rule of the first turns changes them.
  it.each([
    [2, [12, 105, 880]],
    [3, [12, 105, 872]],
    [4, [12, 105, 872]],
  ])("with %i players", (seats, counts) => {
    const state = game.create(game.options(undefined, seats), seats, "count the sequences");
    expect([1, 2, 3].map((depth) => countSequences(game, state, depth))).toEqual(counts);
  });
});
