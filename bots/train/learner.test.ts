import { randomFrom } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { KNOWLEDGE } from "../src/knowledge.ts";
import { dataOf, type Example, freshNetwork, Learner } from "./learner.ts";
import { examplesOf, playGame } from "./self-play.ts";

describe("learning", () => {
  it("learns a function that is no weighted sum", () => {
    const random = randomFrom("xor");
    const examples: Example[] = [
      { input: Float32Array.of(1, 0, 0), target: 0 },
      { input: Float32Array.of(1, 0, 1), target: 1 },
      { input: Float32Array.of(1, 1, 0), target: 1 },
      { input: Float32Array.of(1, 1, 1), target: 0 },
    ];
    const learner = new Learner(freshNetwork(["one", "a", "b"], 8, 1, {}, random));
    const before = learner.learn(examples, 0.01, 4, random);
    for (let pass = 0; pass < 800; pass++) learner.learn(examples, 0.01, 4, random);
    expect(before).toBeGreaterThan(0.3);
    expect(learner.learn(examples, 0, 4, random)).toBeLessThan(0.05);
  });

  it("starts from the hand-set weights and is stored with four digits", () => {
    const data = freshNetwork(["a", "b"], 2, 20, { b: 10 }, randomFrom("x"));
    expect(data.direct).toEqual([0, 0.5]);
    const kept = dataOf(new Learner({ ...data, direct: [0.123456, 0.5] }).network, ["a", "b"]);
    expect(kept.direct).toEqual([0.1235, 0.5]);
  });

  it("trains each position on a mixture of the next expectations and the real end", () => {
    const input = Float32Array.of(1);
    const visits = [
      [
        { input, points: 0, expected: 50 },
        { input, points: 10, expected: 60 },
      ],
    ];
    const targets = (lambda: number) => examplesOf({ visits, scores: [100] }, lambda, 1).map(({ target }) => target);
    // Latest position first: 100 − 10; then 100 or 60 or the middle of both, less 0.
    expect(targets(1)).toEqual([90, 100]);
    expect(targets(0)).toEqual([90, 60]);
    expect(targets(0.5)).toEqual([90, 80]);
  });

  it("plays whole games against itself, the same for the same seed", () => {
    const { game, features, values, ...knowledge } = KNOWLEDGE.gluckauf;
    const value = values["hand-set"];
    const policy = { ...knowledge, game, seats: 2, value, width: 4 };
    const play = () =>
      playGame({ policy, value, options: game.options(undefined, 2), seats: 2, features, exploreOneIn: 5 }, "s");
    const played = play();
    expect(played.visits.map((seen) => seen.length > 50)).toEqual([true, true]);
    expect(play().scores).toEqual(played.scores);
  });
});
