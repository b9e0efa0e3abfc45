import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";
import { choose, decider, dock, eventsOf, play, position } from "./testing/position.ts";

const PASS: Move = { type: "pass" };

describe("the end of a shift", () => {
  it("G-S3 as many shifts as tokens: seven, six, five", () => {
    for (const [seats, shifts] of [
      [2, 7],
      [3, 6],
      [4, 5],
    ] as const) {
      let state: State = game.create({}, seats, "shifts");
      let last = 1;
      while (!game.result(state)) {
        state = play(state, PASS);
        last = state.shift;
      }
      expect(last).toBe(shifts);
      expect(state.players.flatMap(({ tokens }) => tokens)).toEqual(
        Array.from({ length: shifts }, (_, index) => index + 1),
      );
    }
  });

  it("G-E1 the last player to place workers on Mining 0/1 takes the token and starts", () => {
    const state = position({
      seats: 3,
      shift: 2,
      areas: {
        "mining-0-1": [
          [0, 1],
          [2, 2],
        ],
      },
    });
    const after = play(state, PASS, PASS, PASS);
    expect(after.players[2]?.tokens).toEqual([2]);
    expect(after.startPlayer).toBe(2);
    expect(decider(after)).toBe(2);
    expect(after.shift).toBe(3);
  });

  it("G-E1 if nobody did, the start player takes it", () => {
    const state = position({ seats: 3, turn: 1 });
    expect(eventsOf(state, PASS, PASS, PASS)).toContainEqual({
      type: "token-taken",
      seat: 1,
      token: 1,
      cause: "start-player",
    });
    expect(decider(play(state, PASS, PASS, PASS))).toBe(1);
  });

  it("G-E1 a mining innovation does not count", () => {
    const innovations = { open: ["mining"] as const, secret: [] };
    const state = position({
      seats: 2,
      turn: 0,
      players: {
        1: { innovations, miningRow: ["fox-1-1"], docks: [dock(undefined), dock(undefined), dock(undefined, "fox")] },
      },
    });
    const after = play(
      state,
      choose("orders"),
      { type: "play-innovation", innovation: "mining" },
      { type: "load-front", dock: 3, wagon: "fox" },
      choose("shares"),
      PASS,
      PASS,
    );
    expect(after.players[0]?.tokens).toEqual([1]);
  });

  it("G-E2 everybody takes all worker cards back, placed worker innovations leave the game", () => {
    const players = { 0: { workers: [1, 1], innovations: { open: ["workers-3"] as const, secret: [] } } };
    const state = position({ players, areas: { orders: [[1, 3]] } });
    const after = play(state, choose("orders"), { type: "pay-workers", cards: [1] }, PASS, PASS);
    expect(after.box).toEqual(["workers-3"]);
    expect(after.areas.flat()).toEqual([]);
    for (const player of after.players) expect(player.workers).toEqual([1, 1, 1, 1, 1, 2, 2, 3]);
    expect(after.players.every(({ passed }) => !passed)).toBe(true);
  });

  it("G-E2 with no token left the game is over", () => {
    const after = play(position({ shift: 7 }), PASS, PASS);
    expect(game.deciders(after)).toEqual([]);
    expect(game.result(after)).toBeDefined();
  });
});
