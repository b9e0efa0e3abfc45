import { describe, expect, it } from "vitest";
import type { OrderCard } from "./cards.ts";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import type { Player } from "./state.ts";
import { choose, decider, dock, eventsOf, legal, legalAreas, play, position, refusalOf } from "./testing/position.ts";

const deliver = (number: 1 | 2 | 3, order: OrderCard): Move => ({ type: "deliver-train", dock: number, order });
const stop: Move = { type: "stop-delivery" };
const NONE = dock(undefined);
const yard = (player: Partial<Player>) => position({ players: { 0: player } });
const orders = (...open: OrderCard[]) => ({ open, secret: [] });

describe("delivery", () => {
  it("G-A9 the rulebook's example: two trains of one model leave with an order each", () => {
    const state = yard({
      docks: [
        dock("A", ["wheel", "wheel-1-2"], "clover"),
        dock("A", ["tower", "tower-2-0"], ["wild", "tower-1-1"]),
        dock("B", ["fox", "fox-1-1"]),
      ],
      orders: orders("barracks-1-3", "factories-3-7"),
    });
    const after = play(state, choose("delivery"), deliver(1, "barracks-1-3"), deliver(2, "factories-3-7"));
    expect(after.players[0]?.docks).toEqual([NONE, NONE, dock("B", ["fox", "fox-1-1"])]);
    expect(after.players[0]?.orders).toEqual({ open: [], secret: [] });
    expect(after.players[0]?.delivered).toEqual({
      engines: ["A", "A"],
      wagons: ["wheel", "clover", "tower", "wild"],
      lorries: ["wheel-1-2", "tower-2-0", "tower-1-1"],
      orders: ["barracks-1-3", "factories-3-7"],
    });
    expect(decider(after)).toBe(1);
  });

  it("G-A9 a train needs an engine, and an order of at most its lorries; a double counts 2", () => {
    const state = yard({
      docks: [dock(undefined, ["wheel", "wheel-2-0"]), dock("A", ["tower", "tower-2-0"]), dock("A")],
      orders: orders("barracks-1-3", "barracks-2-5", "factories-3-7"),
    });
    const asked = play(state, choose("delivery"));
    expect(legal(asked)).toEqual([deliver(2, "barracks-2-5"), deliver(2, "barracks-1-3")]);
    expect(refusalOf(asked, deliver(1, "barracks-1-3"))).toBe("train-lacks-engine");
    expect(refusalOf(asked, deliver(2, "factories-3-7"))).toBe("train-too-light");
    expect(refusalOf(asked, deliver(3, "barracks-1-3"))).toBe("train-too-light");
    expect(refusalOf(asked, deliver(2, "furnaces-1-3"))).toBe("order-not-held");
    expect(refusalOf(asked, stop)).toBe("no-train-left");
  });

  it("G-A9 the action is closed without a train that could leave", () => {
    const light = yard({ docks: [dock("A", ["wheel", "wheel-1-1"]), NONE, NONE], orders: orders("barracks-2-5") });
    expect(legalAreas(light)).not.toContain("delivery");
    expect(refusalOf(light, choose("delivery"))).toBe("delivery-impossible");
    expect(legalAreas(yard({ docks: [dock("A", ["wheel", "wheel-1-1"]), NONE, NONE] }))).not.toContain("delivery");
  });

  it("G-A9 several trains leave in ascending dock order, the first fixes the model, one may stop after any", () => {
    const docks = [dock("A", ["wheel", "wheel-1-1"]), dock("B", ["tower", "tower-1-1"]), dock("A", ["fox", "fox-1-1"])];
    const state = play(yard({ docks, orders: orders("barracks-1-3", "barracks-1-3") }), choose("delivery"));
    const first = play(state, deliver(1, "barracks-1-3"));
    expect(legal(first)).toEqual([deliver(3, "barracks-1-3"), stop]);
    expect(refusalOf(first, deliver(2, "barracks-1-3"))).toBe("train-other-model");
    expect(refusalOf(first, deliver(1, "barracks-1-3"))).toBe("train-order-passed");
    expect(play(first, stop).players[0]?.docks[2]?.engine).toBe("A");
    const third = play(state, deliver(3, "barracks-1-3"));
    expect(third.players[0]?.docks[0]?.engine).toBe("A"); // nothing left to ask: dock 1 has been passed
    expect(decider(third)).toBe(1);
  });

  it("the only train with the only order leaves without asking", () => {
    const state = yard({ docks: [dock("A", ["wheel", "wheel-1-1"]), NONE, NONE], orders: orders("barracks-1-3") });
    expect(play(state, choose("delivery")).players[0]?.delivered.orders).toEqual(["barracks-1-3"]);
  });

  it("whether a train is asked for does not depend on secret orders", () => {
    const docks = [dock("A", ["wheel", "wheel-1-1"]), NONE, NONE];
    const secret = (...cards: OrderCard[]) => yard({ docks, orders: { open: [], secret: cards } });
    // Two unknown orders, one of which fits: asked, although there is only one answer.
    expect(legal(play(secret("barracks-1-3", "factories-4-10"), choose("delivery")))).toEqual([
      deliver(1, "barracks-1-3"),
    ]);
    // A train without lorries takes no order at all: nothing to ask, before the first train or after it.
    const idle = [dock("A", ["wheel", "wheel-1-1"]), dock("A", "tower"), NONE];
    const alone = yard({ docks: idle, orders: { open: [], secret: ["barracks-1-3"] } });
    expect(decider(play(alone, choose("delivery")))).toBe(1);
    // A second train that only a matching secret order could take is asked about as well.
    const two = [dock("A", ["wheel", "wheel-1-1"]), dock("A", ["tower", "tower-1-1"]), NONE];
    const state = yard({ docks: two, orders: { open: ["barracks-1-3"], secret: ["factories-4-10"] } });
    const first = play(state, choose("delivery"), deliver(1, "barracks-1-3"));
    expect(legal(first)).toEqual([stop]);
  });

  it("a fulfilled secret order becomes known; of equal orders the open one is used", () => {
    const docks = [dock("A", ["wheel", "wheel-1-1"]), dock("A", ["tower", "tower-1-1"]), NONE];
    const state = play(
      yard({ docks, orders: { open: ["barracks-1-3"], secret: ["barracks-1-3"] } }),
      choose("delivery"),
    );
    expect(game.reveals(state, 0, deliver(1, "barracks-1-3"))).toBe(false);
    const first = play(state, deliver(1, "barracks-1-3"));
    expect(first.players[0]?.orders).toEqual({ open: [], secret: ["barracks-1-3"] });
    expect(game.reveals(first, 0, deliver(2, "barracks-1-3"))).toBe(true);
  });

  it("an event tells what left", () => {
    const state = yard({
      docks: [dock("C", ["wheel", "wheel-1-1"], "wild"), NONE, NONE],
      orders: orders("barracks-1-3"),
    });
    expect(eventsOf(state, choose("delivery"))).toContainEqual({
      type: "train-delivered",
      seat: 0,
      dock: 1,
      engine: "C",
      order: "barracks-1-3",
      wagons: ["wheel", "wild"],
      lorries: ["wheel-1-1"],
    });
  });
});
