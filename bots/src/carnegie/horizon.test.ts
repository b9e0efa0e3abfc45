import type { State } from "@montan/carnegie";
import { departmentTurn, position } from "@montan/carnegie/testing";
import { describe, expect, it } from "vitest";
import { isChoosingRow, isFarEnough, isRowPlayed } from "./horizon.ts";

const inRound = (state: State, number: number): State => ({ ...state, round: { ...state.round, number } });

describe("a simulation", () => {
  it("has gone far enough after a round, alone against Andrew after two, and always at the end", () => {
    for (const [state, rounds] of [
      [position({ seats: 2 }), 1],
      [position({ seats: 4 }), 1],
      [position({ andrew: {} }), 2],
    ] as const) {
      const reached = [1, 2, 3, 4].filter((number) => isFarEnough(inRound(state, number), state, 1));
      expect(reached, `${state.players.length}`).toEqual([2, 3, 4].slice(rounds - 1));
      expect(isFarEnough({ ...state, phase: "over" }, state, 1)).toBe(true);
    }
  });
});

describe("a chosen row", () => {
  it("C-R1 is judged by what the seat itself has got from it, with two players by the whole round", () => {
    const start = position({ seats: 3 });
    expect([isChoosingRow(start, 0), isChoosingRow(start, 1)]).toEqual([true, false]);
    const turn = departmentTurn("hr", { seats: 3 });
    expect(turn.phase).toBe("departments");
    expect([0, 1].map((seat) => isRowPlayed(turn, seat, start))).toEqual([false, false]);
    const done = { ...turn, queue: [2], asked: turn.asked.with(0, []).with(1, turn.asked[0] ?? []) };
    expect([0, 1, 2].map((seat) => isRowPlayed(done, seat, start))).toEqual([true, false, false]);

    const two = departmentTurn("hr", { seats: 2 });
    const later = { ...two, queue: [], asked: [[], two.asked[0] ?? []] };
    expect(isRowPlayed(later, 0, position({ seats: 2 }))).toBe(false);
    expect(isRowPlayed(inRound(later, 2), 0, position({ seats: 2 }))).toBe(true);
  });
});
