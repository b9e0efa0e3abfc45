import { describe, expect, it } from "vitest";
import { BOT, newMatch, plain, playOne } from "../testing/table.ts";
import { axisOf, roundScores } from "./round-scores.ts";

describe("points over the rounds", () => {
  it("has the start and the last moment of every round, and ends with the result", async () => {
    const match = await newMatch([BOT, BOT, BOT]);
    while (match.game.deciders(match.state.value).length > 0) await playOne(match);
    const scores = roundScores(match.playable, match.moments.value);
    const rounds = scores.map(({ round }) => round);
    expect(rounds).toEqual(Array.from({ length: rounds.length }, (_, round) => round));
    expect(rounds.at(-1)).toBe(match.playable.manner.rounds.of(match.state.value));
    expect(scores[0]?.sheets).toEqual(match.game.score(match.moments.value[0]?.state));
    expect(scores.at(-1)?.sheets).toEqual(match.game.result(match.state.value)?.sheets);
  });

  it("counts once for each round, and never again for the same moments", async () => {
    const match = await newMatch([BOT, BOT]);
    for (let count = 0; count < 20; count++) await playOne(match);
    let counted = 0;
    const game = {
      ...plain.game,
      score: (state: unknown) => {
        counted++;
        return plain.game.score(state);
      },
    };
    const moments = [...match.moments.value];
    const rounds = new Set(moments.map(({ state }) => plain.manner.rounds.of(state))).size;
    const scores = roundScores({ ...plain, game }, moments);
    expect(counted).toBe(rounds + 1);
    expect(roundScores({ ...plain, game }, moments)).toBe(scores);
    expect(counted).toBe(rounds + 1);
  });
});

describe("an axis", () => {
  it.each([
    [0, 20, 8, [0, 5, 10, 15, 20]],
    [0, 7, 8, [0, 1, 2, 3, 4, 5, 6, 7]],
    [0, 134, 5, [0, 50, 100, 150]],
    [-12, 90, 5, [-25, 0, 25, 50, 75, 100]],
    [0, 0, 5, [0, 1]],
  ])("from %i to %i with at most %i steps", (from, to, most, marks) => {
    expect(axisOf(from, to, most).marks).toEqual(marks);
  });
});
