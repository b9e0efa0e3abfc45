import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { CATEGORIES } from "./scoring.ts";
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

  it("tells of the end of a shift in the order in which it happens", () => {
    const players = {
      0: { workers: [1], innovations: { open: ["workers-3"] as const, secret: [] } },
      1: { workers: [] },
    };
    const state = position({ shift: 2, players, areas: { orders: [[1, 3]], "mining-0-1": [[1, 1]] } });
    const events = eventsOf(state, choose("orders"), PASS);
    const placed = events.findIndex(({ type }) => type === "workers-placed");
    expect(events[placed]).toEqual({
      type: "workers-placed",
      seat: 0,
      area: "orders",
      workers: 4,
      cards: [1],
      innovations: ["workers-3"],
    });
    expect(events.slice(placed + 1).filter(({ type }) => !type.startsWith("card-"))).toEqual([
      { type: "turn-ended", seat: 0 },
      { type: "turn-started", seat: 1 },
      { type: "passed", seat: 1, cause: "forced" },
      { type: "turn-started", seat: 0 },
      { type: "passed", seat: 0, cause: "forced" },
      { type: "token-taken", seat: 1, token: 2, cause: "mining-0-1" },
      { type: "innovations-spent", seat: 0, innovations: ["workers-3"] },
      { type: "workers-returned", shift: 2 },
      { type: "shift-started", shift: 3, startPlayer: 1 },
      { type: "turn-started", seat: 1 },
      { type: "passed", seat: 1, cause: "choice" },
      { type: "turn-started", seat: 0 },
    ]);
  });

  it("G-F5 tells every category of every player at the end, and of a shared victory", () => {
    const delivered = { engines: [], wagons: [], lorries: ["fox-1-2"], orders: ["barracks-1-3"] } as const;
    const state = position({
      seats: 3,
      shift: 6,
      players: { 0: { delivered, shares: ["barracks"] }, 1: { delivered, shares: ["barracks"] } },
      areas: { "mining-0-1": [[2, 1]] },
    });
    const events = eventsOf(state, PASS, PASS, PASS);
    const scored = (seat: number, ...vps: number[]) =>
      CATEGORIES.map((reason, index) => ({ type: "vp-scored", seat, reason, vp: vps[index] }));
    expect(events.slice(events.findIndex(({ type }) => type === "token-taken"))).toEqual([
      { type: "token-taken", seat: 2, token: 6, cause: "mining-0-1" },
      ...scored(0, 2, 3, 3, 0, 0),
      ...scored(1, 2, 3, 3, 0, 0),
      ...scored(2, 0, 0, 0, 1, 0),
      { type: "game-ended", winners: [0, 1] },
    ]);
    expect(game.result(play(state, PASS, PASS, PASS))?.winners).toEqual([0, 1]);
  });
});
