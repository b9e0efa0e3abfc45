import { type Random, randomFrom, type Seat } from "@montan/engine";
import type { FeatureSet } from "../src/features.ts";
import { type Policy, plansFor } from "../src/greedy.ts";
import type { Value } from "../src/value.ts";
import type { Example } from "./learner.ts";

export interface SelfPlay<State, Move> {
  readonly policy: Policy<State, Move>;
  readonly options: unknown;
  readonly seats: number;
  readonly features: FeatureSet<State>;
  /** What is learned from the positions, whatever the players' likings are. */
  readonly value: Value<State>;
  /** One turn in this many is chosen at random. */
  readonly exploreOneIn: number;
}

/** How many of the best plans the random choice is among. */
const EXPLORED_PLANS = 20;

interface Visit {
  readonly input: Float32Array;
  readonly points: number;
  /** What the value predicted. */
  readonly expected: number;
}

export interface PlayedGame {
  /** Positions in order, by seat. */
  readonly visits: readonly (readonly Visit[])[];
  readonly scores: readonly number[];
}

/** One game of the value against itself. The full state is searched: what is learned is a value, not a bot. */
export function playGame<State, Move>(
  { policy, value, options, seats, features, exploreOneIn }: SelfPlay<State, Move>,
  seed: string,
): PlayedGame {
  const { game } = policy;
  const random = randomFrom(`${seed} exploring`);
  const visits: Visit[][] = Array.from({ length: seats }, () => []);
  let state = game.create(options, seats, seed);
  for (;;) {
    const seat = anyOf(game.deciders(state), random);
    if (seat === undefined) break;
    const explore = random.below(exploreOneIn) === 0;
    const plans = plansFor(policy, state, seat, explore ? EXPLORED_PLANS : 1);
    state = (anyOf(plans, random) as { state: State }).state;
    for (let other = 0; other < seats; other++) (visits[other] as Visit[]).push(visit(features, value, state, other));
  }
  const { sheets } = game.result(state) as { sheets: readonly { owner: unknown; total: number }[] };
  return { visits, scores: visits.map((_, seat) => sheets.find(({ owner }) => owner === seat)?.total ?? 0) };
}

function anyOf<T>(items: readonly T[], random: Random): T | undefined {
  return items.length > 1 ? items[random.below(items.length)] : items[0];
}

function visit<State>(features: FeatureSet<State>, value: Value<State>, state: State, seat: Seat): Visit {
  const input = new Float32Array(features.names.length);
  const points = features.read(state, seat, input);
  return { input, points, expected: value.expect(state, seat) };
}

/** TD(λ): each position should predict a mixture of what the next ones predicted and the final result. */
export function examplesOf({ visits, scores }: PlayedGame, lambda: number, scale: number): Example[] {
  return visits.flatMap((seen, seat) => {
    let target = scores[seat] as number;
    const examples: Example[] = [];
    for (let index = seen.length - 1; index >= 0; index--) {
      const { input, points, expected } = seen[index] as Visit;
      examples.push({ input, target: (target - points) / scale });
      target = lambda * target + (1 - lambda) * expected;
    }
    return examples;
  });
}
