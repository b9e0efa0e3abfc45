import type { BotName } from "../names.ts";
import type { Points } from "./points.ts";

/** Two bots that meet: one seat of the first among seats of the second, seats rotated. */
export interface Pairing {
  readonly one: BotName;
  /** Missing in a solo game, whose opponent is no bot. */
  readonly others?: BotName;
}

/** Every bot meets every other, in the order they were named; a single one plays for itself. */
export function pairingsOf(bots: readonly BotName[], seats: number): Pairing[] {
  if (seats === 1) return bots.map((one) => ({ one }));
  return bots.flatMap((one, index) => bots.slice(index + 1).map((others) => ({ one, others })));
}

/** One game of an arena. */
export interface Bout extends Pairing {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** The seat of the first bot. */
  readonly seat: number;
}

export interface BoutResult {
  readonly bout: Bout;
  /** What the first bot won: 1, or its share of a shared victory. */
  readonly won: number;
  readonly score: number;
  /** Mean score of the others (in a solo game: Andrew's). */
  readonly otherScore: number;
  readonly winningScore: number;
  /** The categories of the scores of the first bot and of the others. */
  readonly points: Points;
  readonly otherPoints: Points;
}

/** The games of a pairing: the same deal is played once from every seat. */
export function boutsOf(
  pairing: Pairing,
  count: number,
  { game, options, seats, seed }: Pick<Bout, "game" | "options" | "seats" | "seed">,
): Bout[] {
  return Array.from({ length: count }, (_, number) => ({
    ...pairing,
    game,
    options,
    seats,
    seed: `${seed} ${Math.floor(number / seats)}`,
    seat: number % seats,
  }));
}
