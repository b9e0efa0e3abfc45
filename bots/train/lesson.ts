import { randomFrom } from "@montan/engine";
import type { FeatureSet } from "../src/features.ts";
import { KNOWLEDGE, type KnownGame } from "../src/knowledge.ts";
import { type NetworkData, networkValue } from "../src/network.ts";
import { linearValue, type Value } from "../src/value.ts";
import type { Example } from "./learner.ts";
import { drawLiking, LESSONS } from "./lessons.ts";
import { examplesOf, playGame } from "./self-play.ts";

/** Some games played with the same value. */
export interface Lesson {
  readonly game: KnownGame;
  /** If missing, the hand-set value plays, and only the final results of the games are learned. */
  readonly network?: NetworkData;
  readonly games: readonly { readonly seed: string; readonly seats: number }[];
  readonly width: number;
  readonly exploreOneIn: number;
  readonly lambda: number;
}

/** The examples from one game of a lesson. */
export interface Taught {
  readonly examples: readonly Example[];
  readonly scores: readonly number[];
}

export function playLesson({ game: name, network, games, width, exploreOneIn, lambda }: Lesson): Taught[] {
  const knowledge = KNOWLEDGE[name];
  const { game, features, handWeights } = knowledge;
  const value = network === undefined ? linearValue(features, handWeights) : networkValue(features, network);
  return games.map(({ seed, seats }) => {
    const options = game.options(undefined, seats);
    const random = randomFrom(`${seed} likings`);
    const likings = Array.from({ length: seats }, () => drawLiking(LESSONS[name], features.names, random));
    const policy = { ...knowledge, seats, value: coloured(value, features, likings), width };
    const played = playGame({ policy, value, options, seats, features, exploreOneIn }, seed);
    const examples = examplesOf(played, network === undefined ? 1 : lambda, LESSONS[name].scale);
    return { examples, scores: played.scores };
  });
}

/** The value as seen by players with a liking. */
function coloured(
  value: Value<unknown>,
  features: FeatureSet<unknown>,
  likings: readonly Float32Array[],
): Value<unknown> {
  const input = new Float32Array(features.names.length);
  return {
    expect(state, seat) {
      const liking = likings[seat] as Float32Array;
      const worth = value.expect(state, seat);
      if (liking.every((vp) => vp === 0)) return worth;
      features.read(state, seat, input);
      return liking.reduce((sum, vp, index) => sum + vp * (input[index] as number), worth);
    },
  };
}
