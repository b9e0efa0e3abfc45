import { describe, expect, it } from "vitest";
import { playArena } from "./arena.ts";
import { playBout } from "./bout.ts";
import { boutsOf, pairingsOf } from "./pairing.ts";
import type { Points } from "./points.ts";
import { type PairingSummary, ratings as ratingsOf, summarise, wilson } from "./standings.ts";

function sumOf(points: Points = {}): number {
  return Object.values(points).reduce((sum, vp) => sum + vp, 0);
}

describe("an arena", () => {
  it("lets every bot meet every other", () => {
    expect(pairingsOf(["expert", "hard", "easy"], 2)).toEqual([
      { one: "expert", others: "hard" },
      { one: "expert", others: "easy" },
      { one: "hard", others: "easy" },
    ]);
  });

  it("plays the same deal from every seat", () => {
    const bouts = boutsOf({ one: "hard", others: "easy" }, 5, {
      game: "gluckauf",
      options: undefined,
      seats: 4,
      seed: "s",
    });
    expect(bouts.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0]);
    expect(new Set(bouts.slice(0, 4).map(({ seed }) => seed)).size).toBe(1);
    expect(bouts[4]?.seed).not.toBe(bouts[0]?.seed);
  });

  it("knows who is stronger, with the same result for the same seed on one thread or two", async () => {
    const setup = { game: "gluckauf", seats: 2, bots: ["easy", "random"], games: 4, seed: "arena" } as const;
    const done: number[] = [];
    const one = await playArena({ ...setup, threads: 1 }, (count) => done.push(count));
    const two = await playArena({ ...setup, threads: 2 });
    expect(two).toEqual(one);
    expect(done).toEqual([1, 2, 3, 4]);
    const [pairing] = one.pairings;
    expect(pairing?.rate).toBeGreaterThan(0.8);
    expect(pairing?.meanScore).toBeGreaterThan(pairing?.meanOtherScore ?? 0);
    expect(one.ratings.map(({ bot }) => bot)).toEqual(["easy", "random"]);
  });

  it("plays Carnegie's solo game against Andrew", async () => {
    const { pairings, ratings } = await playArena({
      game: "carnegie",
      options: { solo: "easy" },
      seats: 1,
      bots: ["easy", "random"],
      games: 1,
      seed: "solo",
      threads: 1,
    });
    expect(ratings).toEqual([]);
    expect(pairings.map(({ one, others, games }) => [one, others, games])).toEqual([
      ["easy", undefined, 1],
      ["random", undefined, 1],
    ]);
    expect(pairings[0]?.meanOtherScore).toBeGreaterThan(0);
    expect(sumOf(pairings[0]?.meanPoints)).toBeCloseTo(pairings[0]?.meanScore ?? 0);
    expect(sumOf(pairings[0]?.meanOtherPoints)).toBeCloseTo(pairings[0]?.meanOtherScore ?? 0);
    expect(Object.keys(pairings[0]?.meanOtherPoints ?? {})).toContain("andrew-cards");
  });

  it("shares a victory between its winners", async () => {
    const tie = { game: "carnegie", options: undefined, seats: 2, one: "random", others: "random" } as const;
    const { won, score, otherScore } = await playBout({ ...tie, seat: 0, seed: "tie 18" });
    expect([won, score]).toEqual([0.5, otherScore]);
  });

  it("says where the points of both sides come from, the same on one thread or two", async () => {
    const setup = { game: "gluckauf", seats: 3, bots: ["easy", "random"], games: 3, seed: "points" } as const;
    const one = await playArena({ ...setup, threads: 1 });
    expect(await playArena({ ...setup, threads: 2 })).toEqual(one);
    const { meanPoints, meanOtherPoints, meanScore, meanOtherScore } = one.pairings[0] as PairingSummary;
    expect(Object.keys(meanPoints)).toEqual(["lorries", "orders", "shares", "shift-tokens", "objectives"]);
    expect(sumOf(meanPoints)).toBeCloseTo(meanScore);
    expect(sumOf(meanOtherPoints)).toBeCloseTo(meanOtherScore);
  });
});

describe("standings", () => {
  const bout = {
    one: "hard",
    others: "easy",
    game: "gluckauf",
    options: undefined,
    seats: 2,
    seed: "s",
    seat: 0,
  } as const;

  it("sum a pairing up", () => {
    const results = [
      {
        bout,
        won: 1,
        score: 60,
        otherScore: 40,
        winningScore: 60,
        points: { orders: 40, shares: 20 },
        otherPoints: { orders: 40 },
      },
      {
        bout,
        won: 0.5,
        score: 50,
        otherScore: 50,
        winningScore: 50,
        points: { orders: 50 },
        otherPoints: { orders: 44, shares: 6 },
      },
    ];
    const summary = summarise(bout, results);
    expect(summary).toMatchObject({
      games: 2,
      wins: 1.5,
      rate: 0.75,
      meanScore: 55,
      meanOtherScore: 45,
      meanWinningScore: 55,
      meanPoints: { orders: 45, shares: 10 },
      meanOtherPoints: { orders: 42, shares: 3 },
    });
  });

  it("give Wilson's interval", () => {
    const { low, high } = wilson(0.7, 100);
    expect(low).toBeCloseTo(0.604, 3);
    expect(high).toBeCloseTo(0.781, 3);
    expect(wilson(1, 10).high).toBe(1);
    expect(wilson(1, 10).low).toBeCloseTo(0.722, 3);
  });

  it("rate by Elo: 10 to 1 is 400 points, whatever the number of seats", () => {
    const won = (one: "hard" | "easy", others: "hard" | "easy", rate: number) => ({
      ...summarise({ one, others }, []),
      games: 100_000,
      wins: rate * 100_000,
    });
    expect(ratingsOf(["easy", "hard"], [won("hard", "easy", 10 / 11)], 2)).toEqual([
      { bot: "hard", elo: 400 },
      { bot: "easy", elo: 0 },
    ]);
    const [hard] = ratingsOf(["easy", "hard"], [won("hard", "easy", 10 / 13)], 4);
    expect(hard?.elo).toBe(400);
  });

  it("rate after a few games as if one more had been won and lost, so that no rating is infinite", () => {
    const rated = (wins: number, games: number) =>
      ratingsOf(["easy", "hard"], [{ ...summarise({ one: "hard", others: "easy" }, []), games, wins }], 2)[0]?.elo;
    // 4.5 of 5 games, 3.5 of 5.
    expect([rated(4, 4), rated(3, 4)]).toEqual([382, 147]);
  });
});
