import { countSequences, readFixtures, traceOf } from "@montan/engine/conformance";
import { describe, expect, it } from "vitest";
import { game } from "./game.ts";

const fixtures = readFixtures(new URL("../fixtures/", import.meta.url));

describe("recorded games", () => {
  it("there is one for every number of players", () => {
    const seats = fixtures.map(({ record }) => /^seats: (\d)$/m.exec(record)?.[1]);
    expect(new Set(seats)).toEqual(new Set(["2", "3", "4"]));
  });

  it.each(fixtures)("$name replays to the same states, views and result", ({ record, trace }) => {
    expect(traceOf(record, game)).toBe(trace);
  });
});

describe("counts of decision sequences", () => {
  // From a fresh table by number of players; an unexpected change of any rule of the first turns changes them.
  it.each([
    [2, [12, 134, 1441]],
    [3, [12, 134, 1441]],
    [4, [12, 134, 1441]],
  ])("with %i players", (seats, counts) => {
    const state = game.create(game.options(undefined, seats), seats, "count the sequences");
    expect([1, 2, 3].map((depth) => countSequences(game, state, depth))).toEqual(counts);
  });
});
