import { describe, expect, it } from "vitest";
import type { Move } from "./moves.ts";
import { placementsIn, stackOf } from "./state.ts";
import { choose, decider, dock, eventsOf, legal, legalAreas, play, position, refusalOf } from "./testing/position.ts";

const toDock = (number: 1 | 2 | 3): Move => ({ type: "place-wagon", dock: number });
const engineTo = (number: 1 | 2 | 3): Move => ({ type: "place-engine", dock: number });

describe("taking cards", () => {
  it("G-A1 the top lorry joins the left end of the mining row, behind the others", () => {
    const state = position({
      players: { 0: { miningRow: ["fox-1-1"] } },
      stacks: { "lorries-left": ["wheel-2-0", "tower-1-2"] },
    });
    const after = play(state, choose("lorries-left"));
    expect(after.players[0]?.miningRow).toEqual(["fox-1-1", "wheel-2-0"]);
    expect(stackOf(after, "lorries-left").cards).toEqual(["tower-1-2"]);
  });

  it.each([
    ["wheel", [1, 2]],
    ["clover", [1, 3]],
    ["wild", [1, 2, 3]],
  ] as const)("G-A2 a %s wagon goes to a dock that allows its crest", (crest, docks) => {
    const state = play(position({ stacks: { "wagons-left": [crest, "fox"] } }), choose("wagons-left"));
    expect(legal(state)).toEqual(docks.map(toDock));
  });

  it.each([
    ["tower", 1],
    ["fox", 2],
  ] as const)("G-A2 a %s wagon has one dock only and is not asked about", (crest, index) => {
    const state = play(position({ stacks: { "wagons-left": [crest, "wheel"] } }), choose("wagons-left"));
    expect(state.players[0]?.docks[index]).toEqual({ wagons: [{ crest }] });
    expect(decider(state)).toBe(1);
  });

  it("G-A2 a wagon joins behind the last wagon and left of the engine", () => {
    const state = position({
      players: { 0: { docks: [dock("A", "wheel"), dock(undefined), dock(undefined)] } },
      stacks: { "wagons-right": ["clover", "fox"] },
    });
    const after = play(state, choose("wagons-right"), toDock(1));
    expect(after.players[0]?.docks[0]).toEqual({ wagons: [{ crest: "wheel" }, { crest: "clover" }], engine: "A" });
  });

  it("G-A2 a dock that does not show the crest refuses", () => {
    const state = play(position({ stacks: { "wagons-left": ["wheel", "fox"] } }), choose("wagons-left"));
    expect(refusalOf(state, toDock(3))).toBe("dock-lacks-crest");
  });

  it("G-A3 an engine goes to a dock without one, and stays", () => {
    const state = position({
      players: { 0: { docks: [dock("A"), dock(undefined), dock(undefined)] } },
      stacks: { engines: ["B", "C"] },
    });
    const asked = play(state, choose("engines"));
    expect(legal(asked)).toEqual([engineTo(2), engineTo(3)]);
    expect(refusalOf(asked, engineTo(1))).toBe("dock-has-engine");
    expect(play(asked, engineTo(3)).players[0]?.docks[2]).toEqual({ wagons: [], engine: "B" });
  });

  it("G-A3 with three engines standing the action is closed", () => {
    const state = position({ players: { 0: { docks: [dock("A"), dock("A"), dock("B")] } } });
    expect(legalAreas(state)).not.toContain("engines");
    expect(refusalOf(state, choose("engines"))).toBe("engines-full");
  });

  it("G-A4 the top order goes to the hand, seen by everybody", () => {
    const after = play(position({ stacks: { orders: ["factories-4-10", "barracks-1-3"] } }), choose("orders"));
    expect(after.players[0]?.orders).toEqual({ open: ["factories-4-10"], secret: [] });
  });

  it("G-A5 the top share lies open before its owner", () => {
    const after = play(position({ stacks: { shares: ["furnaces", "barracks"] } }), choose("shares"));
    expect(after.players[0]?.shares).toEqual(["furnaces"]);
  });

  it("G-A6 the top innovation goes to the hand", () => {
    const after = play(position({ stacks: { innovations: ["mining", "workers-5"] } }), choose("innovations"));
    expect(after.players[0]?.innovations).toEqual({ open: ["mining"], secret: [] });
  });

  it("G-A7 the top objective lies open before its owner", () => {
    const after = play(position({ stacks: { objectives: ["shift-pairs", "objectives"] } }), choose("objectives"));
    expect(after.players[0]?.objectives).toEqual(["shift-pairs"]);
  });

  it("G-T4 an empty stack is closed", () => {
    const state = position({ stacks: { shares: [] } });
    expect(legalAreas(state)).not.toContain("shares");
    expect(refusalOf(state, choose("shares"))).toBe("stack-empty");
  });

  it("G-T4 every action can be carried out or is not offered: a bare yard may only take cards, mine 0 or go wild", () => {
    expect([...legalAreas(position({ seats: 3 }))].sort()).toEqual(
      [
        "engines",
        "innovations",
        "lorries-left",
        "lorries-right",
        "mining-0-1",
        "objectives",
        "orders",
        "shares",
        "wagons-left",
        "wagons-right",
        "wild",
      ].sort(),
    );
  });

  it("G-A11 the next card is turned up only when the action is complete", () => {
    const state = position({ stacks: { "wagons-left": ["wheel", "fox", "tower"] } });
    const taken = play(state, choose("wagons-left"));
    expect(taken.covered).toEqual(["wagons-left"]);
    expect(eventsOf(state, choose("wagons-left")).map(({ type }) => type)).not.toContain("card-turned-up");
    expect(eventsOf(taken, toDock(1))).toContainEqual({ type: "card-turned-up", stack: "wagons-left", card: "fox" });
  });

  it("G-A11 an empty stack of a pair takes the upper half of its twin, rounded down", () => {
    const state = position({
      stacks: {
        "lorries-left": ["fox-1-1"],
        "lorries-right": ["wheel-1-1", "wheel-1-2", "wheel-2-0", "fox-2-0", "fox-1-2"],
      },
    });
    const after = play(state, choose("lorries-left"));
    expect(stackOf(after, "lorries-left").cards).toEqual(["wheel-1-2", "wheel-1-1"]); // top last
    expect(stackOf(after, "lorries-right").cards).toEqual(["fox-1-2", "fox-2-0", "wheel-2-0"]);
  });

  it("G-A11 a single card is not split, and worker areas keep their placements", () => {
    const lone = position({ stacks: { "lorries-left": ["fox-1-1"], "lorries-right": ["wheel-1-1"] } });
    expect(stackOf(play(lone, choose("lorries-left")), "lorries-left").cards).toEqual([]);
    const split = position({ stacks: { "wagons-left": ["fox"], "wagons-right": ["wheel", "wheel"] } });
    const after = play(split, choose("wagons-left"));
    expect(stackOf(after, "wagons-left").cards).toEqual(["wheel"]);
    expect(placementsIn(after, "wagons-left")).toHaveLength(1);
    expect(placementsIn(after, "wagons-right")).toHaveLength(0);
  });
});
