import type { BotName } from "../names.ts";
import type { BoutResult, Pairing } from "./pairing.ts";
import { meanPoints, type Points } from "./points.ts";

export interface PairingSummary extends Pairing {
  readonly games: number;
  /** Games won by the first bot; a shared victory counts in part. */
  readonly wins: number;
  /** Of all games, with the limits of a 95 % interval. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly meanOtherScore: number;
  readonly meanWinningScore: number;
  /** The mean scores by category: of the first bot and of the others. */
  readonly meanPoints: Points;
  readonly meanOtherPoints: Points;
}

export function summarise(pairing: Pairing, results: readonly BoutResult[]): PairingSummary {
  const games = results.length;
  const mean = (value: (result: BoutResult) => number) =>
    results.reduce((sum, result) => sum + value(result), 0) / games;
  const rate = mean(({ won }) => won);
  return {
    ...pairing,
    games,
    wins: rate * games,
    rate,
    ...wilson(rate, games),
    meanScore: mean(({ score }) => score),
    meanOtherScore: mean(({ otherScore }) => otherScore),
    meanWinningScore: mean(({ winningScore }) => winningScore),
    meanPoints: meanPoints(results.map(({ points }) => points)),
    meanOtherPoints: meanPoints(results.map(({ otherPoints }) => otherPoints)),
  };
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const Z = 1.96;

/** Wilson's interval, which is accurate for few games and for rates near 0 and 1. */
export function wilson(rate: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const spread = Z ** 2 / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const POINTS_PER_NAT = 400 / Math.LN10;
const STEPS = 4000;
/** Half a game won and half a game lost between all pairs keep a perfect record from an infinite rating. */
const DOUBT = 0.5;

/**
 * Elo ratings that explain the results best: one seat among others wins with the odds of its strength. The weakest is
 * rated 0. A bot that met no other has no rating.
 */
export function ratings(
  bots: readonly BotName[],
  pairings: readonly PairingSummary[],
  seats: number,
): { bot: BotName; elo: number }[] {
  if (seats === 1) return [];
  const strength = new Map(bots.map((bot) => [bot, 0]));
  for (let step = 0; step < STEPS; step++) {
    const slope = new Map(bots.map((bot) => [bot, 0]));
    for (const { one, others, wins, games } of pairings) {
      if (others === undefined) continue;
      const difference = (strength.get(one) ?? 0) - (strength.get(others) ?? 0);
      const expected = 1 / (1 + (seats - 1) * Math.exp(-difference));
      const surprise = (wins + DOUBT - (games + 2 * DOUBT) * expected) / (games + 2 * DOUBT);
      slope.set(one, (slope.get(one) ?? 0) + surprise);
      slope.set(others, (slope.get(others) ?? 0) - surprise);
    }
    for (const bot of bots) strength.set(bot, (strength.get(bot) ?? 0) + 0.5 * (slope.get(bot) ?? 0));
  }
  const lowest = Math.min(...strength.values());
  return bots
    .map((bot) => ({ bot, elo: Math.round(((strength.get(bot) ?? 0) - lowest) * POINTS_PER_NAT) }))
    .sort((a, b) => b.elo - a.elo);
}
