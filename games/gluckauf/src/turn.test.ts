import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { choose, decider, dock, eventsOf, legal, pay, play, position, refusalOf } from "./testing/position.ts";

const PASS: Move = { type: "pass" };
const END: Move = { type: "end-turn" };
const innovation = (card: "lorry" | "share" | "engine" | "mining"): Move => ({
  type: "play-innovation",
  innovation: card,
});

describe("turns", () => {
  it("G-T1 clockwise from the start player, one worker action each", () => {
    let state = position({ seats: 3, turn: 2 });
    const order = [decider(state)];
    for (const area of ["orders", "shares", "objectives"] as const) {
      state = play(state, choose(area));
      order.push(decider(state));
    }
    expect(order).toEqual([2, 0, 1, 2]);
  });

  it("G-T1 players who have passed are skipped, the last one in takes turn after turn", () => {
    let state = play(position({ seats: 3 }), PASS, choose("orders"), PASS);
    expect(decider(state)).toBe(1);
    state = play(state, choose("shares"));
    expect(decider(state)).toBe(1);
  });

  it("G-T6 passing takes a player out for the rest of the shift; placed workers stay", () => {
    const state = play(position({ seats: 3 }), choose("orders"), choose("shares"), PASS, PASS);
    expect(state.players.map(({ passed }) => passed)).toEqual([true, false, true]);
    expect(state.players[0]?.workers).toHaveLength(8);
  });

  it("G-T6 whoever can place nothing and holds no innovation passes without being asked", () => {
    const state = position({ players: { 1: { workers: [] } } });
    const events = eventsOf(state, choose("orders"));
    expect(events).toContainEqual({ type: "passed", seat: 1, cause: "forced" });
    expect(decider(play(state, choose("orders")))).toBe(0);
  });

  it("a seat holding any innovation card is always asked", () => {
    const players = { 1: { workers: [], innovations: { open: ["workers-3"] as const, secret: [] } } };
    const helpless = { 1: { workers: [], innovations: { open: [], secret: ["lorry"] as const } } };
    expect(decider(play(position({ players }), choose("orders")))).toBe(1);
    const asked = play(position({ players: helpless }), choose("orders"));
    expect(legal(asked)).toEqual([PASS]);
    const after = play(
      position({ players: { 0: { innovations: { open: ["lorry"], secret: [] } } } }),
      choose("orders"),
    );
    expect(legal(after)).toEqual([END, innovation("lorry")]);
  });

  it("whether a seat is asked does not depend on its secret orders", () => {
    const docks = [dock("A", ["wheel", "wheel-1-1"]), dock(undefined), dock(undefined)];
    const areas = Object.fromEntries(
      [
        "lorries-left",
        "lorries-right",
        "wagons-left",
        "wagons-right",
        "engines",
        "orders",
        "shares",
        "innovations",
        "objectives",
        "mining-0-1",
        "wild",
      ].map((area) => [area, [[0, 19]]]),
    );
    const holding = (card: "barracks-1-3" | "factories-4-10") =>
      play(
        position({
          turn: 0,
          areas,
          players: { 1: { docks, orders: { open: [], secret: [card] } }, 0: { workers: [1] } },
        }),
        PASS,
      );
    expect(legal(holding("barracks-1-3"))).toEqual([choose("delivery"), PASS]);
    expect(legal(holding("factories-4-10"))).toEqual([PASS]);
  });

  it("G-T5 action innovations before and after the worker action, never in the middle", () => {
    const players = { 0: { innovations: { open: ["lorry", "share"] as const, secret: [] } } };
    const state = position({ players, areas: { orders: [[1, 1]] } });
    const before = play(state, innovation("share"));
    expect(before.players[0]?.shares).toHaveLength(1);
    const paying = play(before, choose("orders"));
    expect(refusalOf(paying, innovation("lorry"))).toBe("not-now");
    const after = play(paying, pay(2));
    expect(legal(after)).toEqual([END, innovation("lorry")]);
  });

  it("G-T5 from the first innovation on there is no passing this turn", () => {
    const players = { 0: { innovations: { open: ["share", "lorry"] as const, secret: [] } } };
    const state = play(position({ players }), innovation("share"));
    expect(legal(state)).not.toContainEqual(PASS);
    expect(refusalOf(state, PASS)).toBe("pass-after-innovation");
  });

  it("G-T5 before the action, an innovation needs a possible worker action", () => {
    const players = { 0: { workers: [], innovations: { open: ["share"] as const, secret: [] } } };
    const state = position({ players });
    expect(legal(state)).toEqual([PASS]);
    expect(refusalOf(state, innovation("share"))).toBe("innovation-needs-action");
  });

  it("G-T5 an innovation that leaves no worker action ends the turn and the shift for its player", () => {
    // One worker, and only the last share could be taken with it; the innovation takes that share.
    const closed = [
      "lorries-left",
      "lorries-right",
      "wagons-left",
      "wagons-right",
      "engines",
      "orders",
      "innovations",
      "objectives",
      "mining-0-1",
      "mining-2-3",
      "wild",
    ] as const;
    const areas = Object.fromEntries(closed.map((area) => [area, [[1, 1]]]));
    const players = { 0: { workers: [1], innovations: { open: ["share"] as const, secret: [] } } };
    const state = position({ players, areas, stacks: { shares: ["barracks"] } });
    expect(eventsOf(state, innovation("share"))).toContainEqual({ type: "passed", seat: 0, cause: "out" });
    expect(play(state, innovation("share")).players[0]?.passed).toBe(true);
    expect(decider(play(state, innovation("share")))).toBe(1);
  });

  it("the sensible default comes first: a delivery, or else the cheapest area", () => {
    const docks = [dock("A", ["wheel", "wheel-1-1"] as const), dock(undefined), dock(undefined)];
    const ready = { 0: { docks, orders: { open: ["barracks-1-3"] as const, secret: [] } } };
    expect(legal(position({ players: ready, areas: { delivery: [[1, 2]] } }))[0]).toEqual(choose("delivery"));
    const areas = { "lorries-left": [[1, 2]], "lorries-right": [[1, 1]] } as const;
    expect(legal(position({ areas })).slice(0, 3)).toEqual([
      choose("wagons-left"),
      choose("lorries-left"),
      choose("lorries-right"),
    ]);
  });

  it("a move that answers another question is refused, and so is one out of turn", () => {
    expect(refusalOf(position(), END)).toBe("not-now");
    expect(refusalOf(position(), PASS, 1)).toBe("not-your-turn");
    expect(refusalOf(position(), { type: "pass", extra: 1 })).toBe("not-listed");
    expect(refusalOf(position(), { type: "toString" })).toBe("not-listed");
    expect(refusalOf(position(), null)).toBe("not-listed");
  });

  it("turns are numbered, so that undo finds their start", () => {
    const state = position({ players: { 0: { innovations: { open: ["share"], secret: [] } } } });
    const number = game.turn?.(state);
    expect(game.turn?.(play(state, innovation("share")))).toBe(number);
    expect(game.turn?.(play(state, innovation("share"), choose("orders")))).toBe((number ?? 0) + 1);
  });
});
