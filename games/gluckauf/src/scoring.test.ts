import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import type { Delivered, Player } from "./state.ts";
import { dock, position } from "./testing/position.ts";

const delivered = (some: Partial<Delivered>): Delivered => ({
  engines: [],
  wagons: [],
  lorries: [],
  orders: [],
  ...some,
});
const score = (player: Partial<Player>) => {
  const [sheet] = game.score(position({ players: { 0: player } }));
  if (sheet === undefined) throw new Error("no sheet");
  return { total: sheet.total, ...Object.fromEntries(sheet.parts.map(({ category, vp }) => [category, vp])) };
};
const finished = (...players: Partial<Player>[]) =>
  game.result({ ...position({ seats: players.length, players }), asked: players.map(() => []), over: true });

describe("scoring", () => {
  it("G-F3 the rulebook's example: 6 + 30 + 9 + 2 + 12 = 59 VP", () => {
    expect(
      score({
        delivered: delivered({
          lorries: ["wheel-1-2", "fox-1-2", "tower-1-1", "clover-1-1"],
          orders: ["factories-4-10", "factories-3-7", "factories-2-5", "steamboats-2-5", "barracks-1-3"],
        }),
        shares: ["factories", "factories", "steamboats"],
        tokens: [1, 4],
        objectives: ["orders-factories", "assigned-shares-factories", "assigned-shares-steamboats"],
      }),
    ).toEqual({ lorries: 6, orders: 30, shares: 9, "shift-tokens": 2, objectives: 12, total: 59 });
  });

  it("G-F1 what has not been delivered, and doubles, are worth nothing", () => {
    expect(
      score({
        docks: [dock("A", ["wheel", "wheel-1-2"]), dock(undefined), dock(undefined)],
        miningRow: ["fox-1-2"],
        storage: ["fox-1-1"],
        orders: { open: ["factories-4-10"], secret: [] },
        innovations: { open: ["lorry"], secret: [] },
        delivered: delivered({ lorries: ["wheel-2-0"], wagons: ["wheel"], engines: ["A"] }),
      }).total,
    ).toBe(0);
  });

  it("G-F2 an order takes one share of its destination, shares without an order are lost", () => {
    const orders = delivered({ orders: ["barracks-1-3", "barracks-1-3", "furnaces-1-3"] });
    expect(score({ delivered: orders, shares: ["barracks", "barracks", "barracks", "steamboats"] })).toMatchObject({
      shares: 6,
    });
    expect(score({ delivered: orders, shares: ["barracks", "furnaces"] })).toMatchObject({ shares: 6 });
    expect(score({ shares: ["barracks"] })).toMatchObject({ shares: 0 });
  });

  it("G-F3 one VP a shift token", () => {
    expect(score({ tokens: [1, 2, 5] })).toMatchObject({ "shift-tokens": 3 });
  });

  it.each([
    ["shift-pairs", { tokens: [1, 2, 3, 4, 5] }, 6],
    ["objectives", { objectives: ["objectives", "shift-pairs", "orders-barracks"] }, 3],
    ["engine-model-B", { delivered: delivered({ engines: ["B", "A", "B"] }) }, 4],
    [
      "assigned-shares-furnaces",
      { shares: ["furnaces", "furnaces"], delivered: delivered({ orders: ["furnaces-1-3"] }) },
      2,
    ],
    [
      "orders-steamboats",
      { delivered: delivered({ orders: ["steamboats-1-3", "steamboats-3-7", "barracks-1-3"] }) },
      4,
    ],
    ["order-lorries-factories", { delivered: delivered({ orders: ["factories-4-10", "factories-1-3"] }) }, 4],
    ["order-lorries-factories", { delivered: delivered({ orders: ["factories-4-10", "barracks-4-10"] }) }, 0],
  ] as const)("G-F4 objective %s (%#)", (objective, player, vp) => {
    const objectives = "objectives" in player ? player.objectives : [objective];
    expect(score({ ...player, objectives })).toMatchObject({ objectives: vp });
  });

  it("G-F4 engines still standing do not count for their model", () => {
    expect(score({ objectives: ["engine-model-A"], docks: [dock("A"), dock("A"), dock("A")] })).toMatchObject({
      objectives: 0,
    });
  });

  it("G-F5 most VP win", () => {
    expect(finished({ tokens: [1] }, { tokens: [2, 3] })?.winners).toEqual([1]);
  });

  it("G-F5 a tie goes to the tied player with the highest token", () => {
    expect(finished({ tokens: [1, 4] }, { tokens: [2, 3] })?.winners).toEqual([0]);
    const share = {
      shares: ["barracks"] as const,
      delivered: delivered({ orders: ["barracks-1-3"], lorries: ["fox-1-1"] }),
    };
    expect(
      finished(
        { ...share },
        { delivered: delivered({ orders: ["barracks-2-5"], lorries: ["fox-1-1"] }), tokens: [3] },
        {},
      )?.winners,
    ).toEqual([1]);
  });

  it("G-F5 without a token among the tied the victory is shared", () => {
    const order = { delivered: delivered({ orders: ["barracks-1-3"] as const }) };
    expect(finished(order, order, { tokens: [5] })?.winners).toEqual([0, 1]);
  });

  it("the sheet names its sources", () => {
    const [sheet] = game.score(
      position({ players: { 0: { tokens: [2], objectives: ["shift-pairs"], shares: ["barracks"] } } }),
    );
    expect(sheet?.parts.map(({ category, detail }) => [category, detail])).toEqual([
      ["lorries", []],
      ["orders", []],
      ["shares", [{ destination: "barracks", held: 1, assigned: 0 }]],
      ["shift-tokens", [2]],
      ["objectives", [{ card: "shift-pairs", vp: 0 }]],
    ]);
  });
});
