import { describe, expect, it } from "vitest";
import { BOT, newMatch, PERSON, plain, playOne } from "../testing/table.ts";
import { steps } from "./steps.ts";

describe("steps through a game", () => {
  it("go by decisions and by turns, and stop at both ends", async () => {
    const match = await newMatch([PERSON, BOT]);
    for (let decision = 0; decision < 30; decision++) await playOne(match);
    const moments = match.moments.value;
    const turnAt = (index: number) => plain.game.turn?.(moments[index]?.state) ?? -1;

    for (let index = 0; index < moments.length; index++) {
      const { previous, next, previousTurn, nextTurn } = steps(plain.game, moments, index);
      expect([previous, next]).toEqual([Math.max(0, index - 1), Math.min(moments.length - 1, index + 1)]);
      if (nextTurn < moments.length - 1) expect(turnAt(nextTurn)).not.toBe(turnAt(index));
      if (nextTurn > index + 1) expect(turnAt(nextTurn - 1)).toBe(turnAt(index));
      if (previousTurn > 0) expect(turnAt(previousTurn - 1)).not.toBe(turnAt(previousTurn));
    }
    const starts = moments.flatMap((_, index) => (index === 0 || turnAt(index) !== turnAt(index - 1) ? [index] : []));
    expect(starts.length).toBeGreaterThan(4);
    expect(steps(plain.game, moments, starts[2] ?? 0).previousTurn).toBe(starts[1]);
    expect(steps(plain.game, moments, starts[1] ?? 0).nextTurn).toBe(starts[2]);
  });
});
