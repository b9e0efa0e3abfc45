import { describe, expect, it } from "vitest";
import type { ActionInnovation } from "./data/components.ts";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { type Player, stackOf } from "./state.ts";
import { choose, dock, legal, play, position, refusalOf } from "./testing/position.ts";

const innovation = (card: ActionInnovation): Move => ({ type: "play-innovation", innovation: card });
const holding = (
  card: ActionInnovation,
  player: Partial<Player> = {},
  stacks: NonNullable<Parameters<typeof position>[0]>["stacks"] = {},
) => position({ stacks, players: { 0: { ...player, innovations: { open: [card], secret: [] } } } });
const NONE = dock(undefined);

describe("action innovations", () => {
  it("G-I2 a lorry from either stack of the pair, without workers", () => {
    const state = holding(
      "lorry",
      {},
      { "lorries-left": ["fox-1-1", "fox-2-0"], "lorries-right": ["wheel-1-1", "fox-1-2"] },
    );
    const asked = play(state, innovation("lorry"));
    expect(legal(asked)).toEqual([
      { type: "choose-stack", stack: "lorries-left" },
      { type: "choose-stack", stack: "lorries-right" },
    ]);
    expect(refusalOf(asked, { type: "choose-stack", stack: "wagons-left" })).toBe("stack-not-of-pair");
    const after = play(asked, { type: "choose-stack", stack: "lorries-right" });
    expect(after.players[0]?.miningRow).toEqual(["wheel-1-1"]);
    expect(after.areas.flat()).toEqual([]);
    expect(after.box).toEqual(["lorry"]);
  });

  it("G-I2 with one stack of the pair left there is nothing to choose", () => {
    const state = holding("lorry", {}, { "lorries-left": [], "lorries-right": ["wheel-1-1"] });
    expect(play(state, innovation("lorry")).players[0]?.miningRow).toEqual(["wheel-1-1"]);
    expect(refusalOf(holding("lorry", {}, { "lorries-left": [], "lorries-right": [] }), innovation("lorry"))).toBe(
      "innovation-impossible",
    );
  });

  it("G-I2 a wagon from either stack, placed by the usual rules", () => {
    const state = holding("wagon", {}, { "wagons-left": ["wheel", "fox"], "wagons-right": [] });
    const asked = play(state, innovation("wagon"));
    expect(legal(asked).map(({ type }) => type)).toEqual(["place-wagon", "place-wagon"]);
  });

  it("G-I2 an engine, not with three engines standing", () => {
    const full = [dock("A"), dock("B"), dock("C")];
    expect(legal(holding("engine", { docks: full }))).not.toContainEqual(innovation("engine"));
    expect(refusalOf(holding("engine", { docks: full }), innovation("engine"))).toBe("innovation-impossible");
    const last = play(
      holding("engine", { docks: [dock("A"), dock("B"), NONE] }, { engines: ["D", "A"] }),
      innovation("engine"),
    );
    expect(last.players[0]?.docks[2]?.engine).toBe("D");
  });

  it("G-I2 an order to the hand, a share before its owner", () => {
    const order = play(holding("order", {}, { orders: ["barracks-1-3", "furnaces-1-3"] }), innovation("order"));
    expect(order.players[0]?.orders.open).toEqual(["barracks-1-3"]);
    expect(stackOf(order, "orders").cards).toEqual(["furnaces-1-3"]);
    const share = play(holding("share", {}, { shares: ["barracks", "furnaces"] }), innovation("share"));
    expect(share.players[0]?.shares).toEqual(["barracks"]);
  });

  it("G-I2 mining: at least one card, at most four steps", () => {
    const docks = [dock(undefined, "wheel", "wheel", "wheel"), NONE, NONE];
    const state = holding("mining", { miningRow: ["wheel-2-0", "wheel-1-1", "wheel-1-2"], docks });
    const asked = play(state, innovation("mining"));
    expect(refusalOf(asked, { type: "stop-mining" })).toBe("goal-not-reached");
    const load: Move = { type: "load-front", dock: 1, wagon: "wheel" };
    const after = play(asked, load, load, load);
    expect(after.players[0]?.docks[0]?.wagons.every(({ lorry }) => lorry !== undefined)).toBe(true);
    expect(game.pending(after, 0)).toEqual({ type: "worker-action", innovationPlayed: true });
    expect(legal(play(asked, load))).toContainEqual({ type: "stop-mining" });
    expect(legal(holding("mining"))).not.toContainEqual(innovation("mining"));
  });

  it("G-I2 delivery as by the action card", () => {
    const player = {
      docks: [dock("A", ["wheel", "wheel-1-1"] as const), NONE, NONE],
      orders: { open: ["barracks-1-3"] as const, secret: [] },
    };
    expect(play(holding("delivery", player), innovation("delivery")).players[0]?.delivered.orders).toEqual([
      "barracks-1-3",
    ]);
    expect(legal(holding("delivery"))).not.toContainEqual(innovation("delivery"));
  });

  it("G-I2 one taken this turn may be played after the action", () => {
    const state = position({ stacks: { innovations: ["share", "lorry"] } });
    expect(legal(play(state, choose("innovations")))).toEqual([{ type: "end-turn" }, innovation("share")]);
  });

  it("G-I2 only held ones; worker innovations pay and nothing else", () => {
    expect(refusalOf(position(), innovation("share"))).toBe("innovation-not-held");
    const state = position({ players: { 0: { innovations: { open: ["workers-4"], secret: [] } } } });
    expect(refusalOf(state, { type: "play-innovation", innovation: "workers-4" })).toBe("innovation-pays-only");
  });

  it("G-H1 playing a secret innovation shows it, an open one shows nothing new", () => {
    const docks = [dock(undefined, "wheel"), NONE, NONE];
    const mine = { miningRow: ["wheel-1-1"] as const, docks };
    expect(game.reveals(holding("mining", mine), 0, innovation("mining"))).toBe(false);
    const secret = position({ players: { 0: { ...mine, innovations: { open: [], secret: ["mining"] } } } });
    expect(game.reveals(secret, 0, innovation("mining"))).toBe(true);
  });
});
