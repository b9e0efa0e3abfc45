import type { AnyGame, Game } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { median, randomPlay, replayTime, Stopwatch, takeTurns, weight } from "./measure.ts";

interface Count {
  readonly left: number;
}

/** Two seats count down from nine, one at a time: nine decisions, and states whose size is easy to compute. */
const countdown: Game<Count, 1, object, never, "count"> = {
  id: "countdown",
  version: 1,
  seats: { min: 2, max: 2 },
  options: () => ({}),
  create: () => ({ left: 9 }),
  deciders: ({ left }) => (left === 0 ? [] : [left % 2]),
  pending: ({ left }, seat) => (left > 0 && left % 2 === seat ? "count" : undefined),
  legalMoves: ({ left }, seat) => (left > 0 && left % 2 === seat ? [1] : []),
  apply: ({ left }, _, move) => ({ left: left - move }),
  decide: ({ left }, _, move) => ({ state: { left: left - move }, events: [], reveals: false }),
  foresee: ({ left }, _, move) => ({ state: { left: left - move }, events: [], reveals: false }),
  reveals: () => false,
  view: (state) => state,
  redact: (event) => event,
  sample: (view) => view,
  warnings: () => [],
  score: () => [],
  result: ({ left }) => (left === 0 ? { winners: [0], sheets: [] } : undefined),
  describe: String,
};
const game = countdown as AnyGame;

describe("measuring a game", () => {
  it("plays complete games", () => {
    expect(randomPlay(game, 2)("any seed")).toBe(9);
  });

  it("relates games, decisions and the length of a game", () => {
    const stopwatches = [new Stopwatch(randomPlay(game, 2)), new Stopwatch(() => 3)];
    takeTurns(stopwatches, { decisions: 100, rounds: 3 });
    expect(stopwatches.map(({ speed }) => speed.length)).toEqual([9, 3]);
    for (const { speed } of stopwatches) {
      expect(speed.decisionsPerSecond / speed.gamesPerSecond).toBeCloseTo(speed.length);
    }
  });

  it("leaves the warm-up out", () => {
    let games = 0;
    const stopwatch = new Stopwatch(() => (games++ === 0 ? 1000 : 5));
    takeTurns([stopwatch], { decisions: 5, rounds: 2 });
    expect(games).toBe(3);
    expect(stopwatch.speed.length).toBe(5);
  });

  it("weighs the state after the deal and after every decision", () => {
    expect(weight(game, 2)).toEqual({ meanBytes: '{"left":9}'.length, maxBytes: '{"left":9}'.length });
    const growing = { ...game, create: () => ({ left: 10 }) };
    expect(weight(growing, 2)).toEqual({ meanBytes: 10 + 1 / 11, maxBytes: 11 });
  });

  it("replays records", () => {
    expect(replayTime(game, 2, { decisions: 9, rounds: 3 })).toBeGreaterThan(0);
  });
});

describe("the median", () => {
  it("is the middle value, or the mean of the middle two", () => {
    expect(median([10, 2, 1])).toBe(2);
    expect(median([4, 1, 3, 10])).toBe(3.5);
    expect(() => median([])).toThrow(RangeError);
  });
});
