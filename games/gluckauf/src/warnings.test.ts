import type { Notice } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import type { Player, State } from "./state.ts";
import { choose, decider, dock, legal, play, position } from "./testing/position.ts";

const PASS: Move = { type: "pass" };
const END: Move = { type: "end-turn" };
const STOP: Move = { type: "stop-mining" };
const STORE: Move = { type: "store-front" };
const NONE = dock(undefined);

/** As the asked player is warned: computed from the view, which is all a client has. */
const warned = (state: State, move: Move): readonly Notice[] => {
  const seat = decider(state);
  return game.warnings(game.view(state, seat), seat, move);
};
const mining = (player: Partial<Player>) => play(position({ players: { 0: player } }), choose("mining-0-1"));
const delivering = (player: Partial<Player>) => play(position({ players: { 0: player } }), choose("delivery"));

describe("warnings", () => {
  it("passing with workers left, while an area is open", () => {
    const state = position({ players: { 0: { workers: [1, 2, 3] } } });
    expect(warned(state, PASS)).toEqual([{ code: "workers-unused", params: { workers: 6 } }]);
    const helpless = position({ players: { 0: { workers: [], innovations: { open: ["share"], secret: [] } } } });
    expect(legal(helpless)).toEqual([PASS]);
    expect(warned(helpless, PASS)).toEqual([]);
  });

  it("ending the last turns with an innovation that could be played", () => {
    const players = { 0: { innovations: { open: ["share"] as const, secret: [] } } };
    const after = (shift: number) => play(position({ shift, players }), choose("orders"));
    expect(warned(after(7), END)).toEqual([{ code: "innovation-wasted", params: {} }]);
    expect(warned(after(6), END)).toEqual([]);
    const useless = { 0: { innovations: { open: ["workers-3"] as const, secret: [] } } };
    const paid = play(position({ shift: 7, players: useless }), choose("orders"), {
      type: "use-innovations",
      innovations: [],
    });
    expect(legal(paid)).toEqual([END]);
    expect(warned(paid, END)).toEqual([]);
  });

  it("a train with more lorries than its order takes, or with empty wagons", () => {
    const state = delivering({
      docks: [dock("A", ["wheel", "wheel-2-0"]), dock("A", ["tower", "tower-1-1"], "wheel", "wild"), NONE],
      orders: { open: ["barracks-1-3", "barracks-2-5"], secret: [] },
    });
    const deliver = (number: 1 | 2, order: "barracks-1-3" | "barracks-2-5"): Move => ({
      type: "deliver-train",
      dock: number,
      order,
    });
    expect(warned(state, deliver(1, "barracks-1-3"))).toEqual([{ code: "lorries-surplus", params: { surplus: 1 } }]);
    expect(warned(state, deliver(1, "barracks-2-5"))).toEqual([]);
    expect(warned(state, deliver(2, "barracks-1-3"))).toEqual([{ code: "wagons-empty", params: { wagons: 2 } }]);
    const both = delivering({
      docks: [dock("A", ["wheel", "wheel-2-0"], ["wheel", "wheel-1-1"], "clover"), NONE, NONE],
      orders: { open: ["barracks-1-3", "barracks-2-5"], secret: [] },
    });
    expect(warned(both, deliver(1, "barracks-1-3"))).toEqual([
      { code: "lorries-surplus", params: { surplus: 2 } },
      { code: "wagons-empty", params: { wagons: 1 } },
    ]);
  });

  it("storing a lorry that has a wagon to go to", () => {
    const loadable = mining({ miningRow: ["wheel-1-1"], docks: [dock(undefined, "wheel"), NONE, NONE] });
    expect(warned(loadable, STORE)).toEqual([{ code: "storing-loadable", params: {} }]);
    const stored = mining({
      miningRow: ["tower-1-1"],
      storage: ["wheel-1-1"],
      docks: [dock(undefined, "wheel"), NONE, NONE],
    });
    expect(legal(stored).map(({ type }) => type)).toContain("load-stored");
    expect(warned(stored, STORE)).toEqual([]);
  });

  it("ending mining before the first step, while there is one", () => {
    const state = mining({ miningRow: ["wheel-1-1"], docks: [dock(undefined, "wheel"), NONE, NONE] });
    expect(warned(state, STOP)).toEqual([{ code: "mining-nothing", params: {} }]);
    const begun = play(
      position({ seats: 3, players: { 0: { miningRow: ["wheel-1-1", "wheel-1-2", "fox-1-1"] } } }),
      choose("mining-1-2"),
    );
    // The first step was forced: without a wagon the front goes to the storage.
    expect(game.pending(begun, 0)).toMatchObject({ spent: 1 });
    expect(legal(begun)).toContainEqual(STORE);
    expect(warned(begun, STOP)).toEqual([]);
  });

  it("nothing else, and nobody who is not asked", () => {
    const state = position();
    for (const move of legal(state).filter(({ type }) => type !== "pass")) expect(warned(state, move)).toEqual([]);
    expect(game.warnings(game.view(state, 1), 1, PASS)).toEqual([]);
  });
});
