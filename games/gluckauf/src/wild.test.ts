import { HIDDEN } from "@montan/engine";
import { describe, expect, it } from "vitest";
import type { StackId } from "./data/components.ts";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { stackOf } from "./state.ts";
import { choose, decider, dock, eventsOf, legal, pay, play, position, refusalOf } from "./testing/position.ts";

const name = (stack: StackId): Move => ({ type: "name-stack", stack });
const keep = (card: string): Move => ({ type: "keep-card", card }) as Move;
const ORDERS = [
  "barracks-1-3",
  "factories-4-10",
  "furnaces-2-5",
  "steamboats-3-7",
  "barracks-2-5",
  "furnaces-1-3",
] as const;

const wild = (stacks: Parameters<typeof position>[0] = {}) => play(position(stacks), choose("wild"), pay(2));

describe("wild", () => {
  it("G-A10 look at the top four, the open top first, and keep exactly one", () => {
    const asked = play(wild({ stacks: { orders: ORDERS } }), name("orders"));
    expect(legal(asked)).toEqual(ORDERS.slice(0, 4).map(keep));
    expect(refusalOf(asked, keep("furnaces-1-3"))).toBe("card-not-drawn");
    const kept = play(asked, keep("furnaces-2-5"));
    expect(kept.players[0]?.orders).toEqual({ open: [], secret: ["furnaces-2-5"] });
    expect(decider(kept)).toBe(1);
  });

  it("G-A10 the others go back under the stack, first drawn uppermost", () => {
    const kept = play(wild({ stacks: { orders: ORDERS } }), name("orders"), keep("furnaces-2-5"));
    // Bottom first: the last card drawn is lowest.
    expect(stackOf(kept, "orders").cards).toEqual([
      "steamboats-3-7",
      "factories-4-10",
      "barracks-1-3",
      "furnaces-1-3",
      "barracks-2-5",
    ]);
  });

  it("G-A10 all cards, if fewer than four; a lone card is simply taken", () => {
    const two = play(wild({ stacks: { shares: ["barracks", "furnaces"] } }), name("shares"));
    expect(legal(two)).toEqual([keep("barracks"), keep("furnaces")]);
    const one = play(wild({ stacks: { orders: ["barracks-1-3"] } }), name("orders"));
    expect(one.players[0]?.orders).toEqual({ open: ["barracks-1-3"], secret: [] }); // everybody knew it
    expect(game.reveals(wild({ stacks: { orders: ["barracks-1-3"] } }), 0, name("orders"))).toBe(false);
    expect(game.reveals(wild({ stacks: { orders: ["barracks-1-3", "barracks-2-5"] } }), 0, name("orders"))).toBe(true);
  });

  it("G-A10 the workers lie on Wild only", () => {
    const kept = play(wild({ stacks: { orders: ORDERS } }), name("orders"), keep("furnaces-2-5"));
    expect(kept.areas.map((placed) => placed.length).reduce((a, b) => a + b)).toBe(1);
  });

  it("G-A10 engines cannot be named with three docks occupied, empty stacks never", () => {
    const state = wild({ players: { 0: { docks: [dock("A"), dock("B"), dock("C")] } }, stacks: { shares: [] } });
    expect(legal(state)).not.toContainEqual(name("engines"));
    expect(legal(state)).not.toContainEqual(name("shares"));
    expect(refusalOf(state, name("engines"))).toBe("engines-full");
    expect(refusalOf(state, name("shares"))).toBe("stack-empty");
  });

  it("G-A10 a kept wagon or engine is placed by the rules of its kind", () => {
    const wagon = play(
      wild({ stacks: { "wagons-left": ["fox", "wheel", "fox"] } }),
      name("wagons-left"),
      keep("wheel"),
    );
    expect(legal(wagon)).toEqual([
      { type: "place-wagon", dock: 1 },
      { type: "place-wagon", dock: 2 },
    ]);
    const engine = play(wild({ stacks: { engines: ["A", "B"] } }), name("engines"), keep("B"), {
      type: "place-engine",
      dock: 3,
    });
    expect(engine.players[0]?.docks[2]?.engine).toBe("B");
  });

  it("G-A10 equal cards are one choice, but the choice is still asked: nobody else knows they are equal", () => {
    const asked = play(
      wild({ stacks: { shares: ["barracks", "barracks", "barracks", "barracks", "furnaces"] } }),
      name("shares"),
    );
    expect(legal(asked)).toEqual([keep("barracks")]);
  });

  it("G-H1 the four cards are shown to nobody else", () => {
    const asked = play(wild({ stacks: { orders: ORDERS } }), name("orders"));
    const cards = (seat: number | undefined) => {
      const pending = game.pending(game.view(asked, seat), 0);
      return pending?.type === "wild-card" ? pending.cards : [];
    };
    expect(cards(0)).toEqual(ORDERS.slice(0, 4));
    expect(cards(1)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(cards(undefined)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    // Nor is the next card turned up while the action is in progress (G-A11).
    expect(stackOf(game.view(asked, 1), "orders").cards).toEqual([HIDDEN, HIDDEN]);
  });

  it("G-H2 an order or innovation taken by Wild is named to its owner only", () => {
    const asked = play(wild({ stacks: { orders: ORDERS } }), name("orders"));
    const taken = eventsOf(asked, keep("furnaces-2-5")).find(({ type }) => type === "card-taken");
    if (taken === undefined) throw new Error("nothing was taken");
    expect(game.redact(taken, 0)).toMatchObject({ card: "furnaces-2-5" });
    expect(game.redact(taken, 1)).toMatchObject({ card: HIDDEN });
    const kept = play(asked, keep("furnaces-2-5"));
    expect(game.view(kept, 1).players[0]?.orders).toEqual({ open: [], secret: [HIDDEN] });
    expect(game.view(kept, 0).players[0]?.orders).toEqual({ open: [], secret: ["furnaces-2-5"] });
  });

  it("G-H2 other kinds taken by Wild are laid open and named to all", () => {
    const asked = play(wild({ stacks: { shares: ["barracks", "furnaces", "factories"] } }), name("shares"));
    const taken = eventsOf(asked, keep("factories")).find(({ type }) => type === "card-taken");
    expect(taken && game.redact(taken, 1)).toMatchObject({ card: "factories" });
    expect(game.reveals(asked, 0, keep("factories"))).toBe(true);
  });

  it("G-H2 only the player who looked knows where the cards lie", () => {
    const kept = play(wild({ stacks: { orders: ORDERS } }), name("orders"), keep("furnaces-2-5"));
    expect(stackOf(game.view(kept, 0), "orders")).toEqual({
      cards: ["steamboats-3-7", "factories-4-10", "barracks-1-3", HIDDEN, "barracks-2-5"],
      seen: [0, 0, 0],
    });
    expect(stackOf(game.view(kept, 1), "orders")).toEqual({
      cards: [HIDDEN, HIDDEN, HIDDEN, HIDDEN, "barracks-2-5"],
      seen: [],
    });
    const looked = eventsOf(wild({ stacks: { orders: ORDERS } }), name("orders")).find(
      ({ type }) => type === "cards-looked-at",
    );
    if (looked === undefined) throw new Error("nobody looked");
    expect(game.redact(looked, 1)).toBeUndefined();
    expect(game.redact(looked, 0)).toEqual(looked);
  });
});
