import { describe, expect, it } from "vitest";
import type { WagonCrest } from "./data/components.ts";
import type { Move } from "./moves.ts";
import type { Player } from "./state.ts";
import { choose, decider, dock, eventsOf, legal, legalAreas, play, position, refusalOf } from "./testing/position.ts";

const front = (number: 1 | 2 | 3, wagon: WagonCrest): Move => ({ type: "load-front", dock: number, wagon });
const stored = (lorry: `${"wheel" | "fox"}-${number}-${number}`, number: 1 | 2 | 3, wagon: WagonCrest): Move => ({
  type: "load-stored",
  lorry,
  dock: number,
  wagon,
});
const store: Move = { type: "store-front" };
const stop: Move = { type: "stop-mining" };
const NONE = dock(undefined);

const mine = (player: Partial<Player>) => position({ seats: 3, players: { 0: player } });

describe("mining", () => {
  it("G-A8 the rulebook's example: Mining 2/3, a tower and a clover are loaded, the double stays", () => {
    const state = mine({
      miningRow: ["tower-1-1", "clover-1-1", "wheel-2-0"],
      docks: [dock(undefined, "clover", "wild"), dock(undefined, "tower"), NONE],
    });
    const begun = play(state, choose("mining-2-3"));
    // The wild wagon at dock 1 does not help: that dock does not show the tower.
    expect(legal(begun)).toEqual([front(2, "tower"), store]);
    expect(refusalOf(begun, front(1, "wild"))).toBe("dock-lacks-crest");
    const tower = play(begun, front(2, "tower"));
    expect(legal(tower)).toEqual([front(1, "clover"), front(1, "wild"), store]);
    const clover = play(tower, front(1, "clover"));
    expect(decider(clover)).toBe(1); // one step left does not move a double: mining ends by itself
    expect(clover.players[0]?.miningRow).toEqual(["wheel-2-0"]);
    expect(clover.players[0]?.docks[0]).toEqual({
      wagons: [{ crest: "clover", lorry: "clover-1-1" }, { crest: "wild" }],
    });
    expect(clover.players[0]?.docks[1]).toEqual({ wagons: [{ crest: "tower", lorry: "tower-1-1" }] });
  });

  it("G-A8 Mining 0/1 is always open, and with nothing to move ends at once", () => {
    const state = mine({});
    expect(legalAreas(state)).toContain("mining-0-1");
    expect(decider(play(state, choose("mining-0-1")))).toBe(1);
  });

  it("G-A8 Mining 0/1 may be used for no step at all", () => {
    const asked = play(
      mine({ miningRow: ["wheel-1-1"], docks: [dock(undefined, "wheel"), NONE, NONE] }),
      choose("mining-0-1"),
    );
    expect(legal(asked)).toEqual([front(1, "wheel"), stop, store]);
    expect(play(asked, stop).players[0]?.miningRow).toEqual(["wheel-1-1"]);
  });

  it("G-A8 Mining 1/2 is open with a double in front: two steps", () => {
    const state = mine({ miningRow: ["wheel-2-0"] });
    expect(legalAreas(state)).toContain("mining-1-2");
    expect(play(state, choose("mining-1-2")).players[0]?.storage).toEqual(["wheel-2-0"]);
  });

  it("G-A8 Mining 2/3 is open with a lone single only via storage and then a wagon", () => {
    expect(legalAreas(mine({ miningRow: ["wheel-1-1"] }))).not.toContain("mining-2-3");
    expect(refusalOf(mine({ miningRow: ["wheel-1-1"] }), choose("mining-2-3"))).toBe("mining-impossible");
    const state = mine({ miningRow: ["wheel-1-1"], docks: [dock(undefined, "wheel"), NONE, NONE] });
    const after = play(state, choose("mining-2-3"));
    expect(after.players[0]?.docks[0]?.wagons).toEqual([{ crest: "wheel", lorry: "wheel-1-1" }]);
    expect(eventsOf(state, choose("mining-2-3")).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["lorry-stored", "lorry-loaded", "mining-ended"]),
    );
  });

  it("G-A8 a move after which no printed number can be reached is illegal", () => {
    // Storing the single and loading it takes two steps, loading the fox as well three.
    const docks = [dock(undefined, "wheel"), NONE, NONE];
    const asked = play(mine({ miningRow: ["wheel-1-1"], storage: ["fox-1-1"], docks }), choose("mining-2-3"));
    expect(asked.players[0]?.docks[0]?.wagons).toEqual([{ crest: "wheel", lorry: "wheel-1-1" }]); // the only way
    const two = play(
      mine({ miningRow: ["wheel-1-1"], docks: [dock(undefined, "wheel", "wild"), NONE, NONE] }),
      choose("mining-2-3"),
    );
    // Loading it directly would be one step short: it is stored first, and only then there is a choice.
    expect(two.players[0]?.storage).toEqual(["wheel-1-1"]);
    expect(legal(two)).toEqual([stored("wheel-1-1", 1, "wheel"), stored("wheel-1-1", 1, "wild")]);
  });

  it("G-A8 a step that leaves too few steps to end on a printed number says so", () => {
    const state = mine({
      miningRow: ["wheel-1-1"],
      storage: ["fox-1-1"],
      docks: [dock(undefined, "wheel"), NONE, dock(undefined, "fox")],
    });
    const asked = play(state, choose("mining-2-3"));
    expect(legal(asked)).toEqual([front(1, "wheel"), stored("fox-1-1", 3, "fox"), store]);
    const lone = mine({
      miningRow: ["wheel-1-1"],
      storage: ["fox-2-0"],
      docks: [dock(undefined, "wheel"), NONE, dock(undefined, "fox")],
    });
    const one = play(lone, choose("mining-1-2"));
    expect(play(one, store).players[0]?.storage).toEqual(["fox-2-0", "wheel-1-1"]);
    const three = { ...play(lone, choose("mining-2-3")) };
    const onlyTwo = { ...three, players: three.players.with(0, { ...(three.players[0] as Player), storage: [] }) };
    expect(refusalOf(onlyTwo, front(1, "wheel"))).toBe("goal-out-of-reach");
  });

  it("G-A8 only the front of the mining row moves", () => {
    const state = play(
      mine({ miningRow: ["fox-1-1", "wheel-1-1"], docks: [dock(undefined, "wheel"), NONE, dock(undefined, "fox")] }),
      choose("mining-1-2"),
    );
    expect(legal(state)).toEqual([front(3, "fox"), store]);
    expect(refusalOf(state, front(1, "wheel"))).toBe("dock-lacks-crest");
  });

  it("G-A8 any card of the storage may be loaded, paying its steps again", () => {
    const state = mine({
      storage: ["fox-2-0", "wheel-1-1"],
      docks: [dock(undefined, "wheel"), NONE, dock(undefined, "wild")],
    });
    const asked = play(state, choose("mining-2-3"));
    expect(legal(asked)).toEqual([stored("fox-2-0", 3, "wild"), stored("wheel-1-1", 1, "wheel")]);
    const both = play(asked, stored("fox-2-0", 3, "wild"), stored("wheel-1-1", 1, "wheel"));
    expect(both.players[0]?.storage).toEqual([]);
    expect(decider(both)).toBe(1);
  });

  it("G-A8 a card stored in this action may be loaded in it", () => {
    const state = mine({ miningRow: ["wheel-1-1", "fox-1-1"], docks: [dock(undefined, "wheel"), NONE, NONE] });
    const after = play(state, choose("mining-2-3"), store, stored("wheel-1-1", 1, "wheel"));
    expect(legal(after)).toEqual([stop, store]);
  });

  it("G-A8 a wagon takes one lorry card, of its crest or any if wild", () => {
    const docks = [dock(undefined, ["wheel", "wheel-1-1"], "clover"), dock(undefined, "tower"), NONE];
    const asked = play(mine({ miningRow: ["wheel-1-2"], docks }), choose("mining-0-1"));
    expect(legal(asked)).toEqual([stop, store]);
    expect(refusalOf(asked, front(1, "wheel"))).toBe("no-empty-wagon");
    expect(refusalOf(asked, front(1, "clover"))).toBe("wagon-lacks-crest");
  });

  it("G-A8 a double fits into one wagon and costs two steps", () => {
    const asked = play(
      mine({ miningRow: ["wheel-2-0"], docks: [dock(undefined, "wheel"), NONE, NONE] }),
      choose("mining-1-2"),
    );
    expect(legal(asked)).toEqual([front(1, "wheel"), store]);
    const one = play(
      mine({ miningRow: ["wheel-2-0"], storage: ["fox-1-1"], docks: [NONE, NONE, dock(undefined, "fox")] }),
      choose("mining-0-1"),
    );
    expect(refusalOf(one, store)).toBe("too-many-steps");
  });

  it("G-A8 stopping needs a printed number", () => {
    const asked = play(
      mine({ miningRow: ["wheel-1-1", "fox-1-1"], docks: [dock(undefined, "wheel"), NONE, NONE] }),
      choose("mining-2-3"),
    );
    expect(refusalOf(asked, stop)).toBe("goal-not-reached");
    expect(refusalOf(asked, stored("fox-1-1", 3, "fox"))).toBe("lorry-not-stored");
  });

  it("G-A8 an empty mining row has no front", () => {
    const asked = play(
      mine({ storage: ["fox-1-1"], docks: [NONE, NONE, dock(undefined, "fox", "wild")] }),
      choose("mining-0-1"),
    );
    expect(refusalOf(asked, store)).toBe("row-empty");
  });

  it("G-T7 equal stored cards and equal empty wagons at one dock are one choice", () => {
    const docks = [dock(undefined, "wheel", "wheel"), NONE, NONE];
    const asked = play(mine({ storage: ["wheel-1-1", "wheel-1-1"], docks }), choose("mining-0-1"));
    expect(legal(asked)).toEqual([stored("wheel-1-1", 1, "wheel"), stop]);
  });
});
