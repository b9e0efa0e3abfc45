import type { Random } from "@montan/engine";
import type { KnownGame } from "../src/knowledge.ts";

interface Lessons {
  /** Defaults: games in all and between two lessons, units of the hidden layer. */
  readonly preset: { readonly games: number; readonly lesson: number; readonly hidden: number };
  /** VP that one unit of the network's output stands for. */
  readonly scale: number;
  /** Numbers of seats of the training games, in turn. */
  readonly seatsToLearn: readonly number[];
  /** Features that some players overrate, and by up to how many VP. */
  readonly likings: Readonly<Record<string, number>>;
}

/** The settings of each game. */
export const LESSONS: Readonly<Record<KnownGame, Lessons>> = {
  carnegie: {
    preset: { games: 5200, lesson: 40, hidden: 32 },
    scale: 40,
    seatsToLearn: [2, 1, 2, 3, 2, 4],
    likings: {
      projects: 40,
      "size of the network": 25,
      "connected major cities": 30,
      "major cities": 15,
      "income of missions": 8,
      "on missions": 6,
      "income money": 15,
      "income goods": 15,
      "income VP": 20,
      "employees in company": 20,
      donations: 20,
      "goods with time": 12,
      "money with time": 12,
      "project builders": 8,
      railroads: 12,
      "active employees": 8,
    },
  },
  gluckauf: {
    preset: { games: 6000, lesson: 60, hidden: 48 },
    scale: 20,
    seatsToLearn: [2, 4, 2, 3],
    likings: {},
  },
};

/**
 * Many players have a liking or two. Without them everybody would soon play alike, and moves that nobody tries are
 * never learned.
 */
export function drawLiking({ likings }: Lessons, features: readonly string[], random: Random): Float32Array {
  const liking = new Float32Array(features.length);
  const names = Object.keys(likings);
  if (names.length === 0) return liking;
  for (let count = random.below(5) - 2; count > 0; count--) {
    const name = names[random.below(names.length)] as string;
    liking[features.indexOf(name)] = ((likings[name] as number) * (1 + random.below(10))) / 10;
  }
  return liking;
}
