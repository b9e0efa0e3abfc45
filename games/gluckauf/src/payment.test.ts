import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import { placementsIn } from "./state.ts";
import { choose, decider, eventsOf, legal, legalAreas, pay, play, position, refusalOf } from "./testing/position.ts";

const ways = (state: ReturnType<typeof position>) =>
  legal(state).map((move) => (move.type === "pay-workers" ? move.cards : move));

describe("worker areas and payment", () => {
  it("G-T2 an empty area costs one worker", () => {
    const state = play(position(), choose("orders"));
    expect(placementsIn(state, "orders")).toEqual([{ seat: 0, workers: 1, cards: [1] }]);
  });

  it("G-T2 every further placement costs one more than the last, whoever made it", () => {
    const state = position({
      areas: {
        orders: [
          [0, 1],
          [1, 2],
        ],
      },
    });
    expect(legal(play(state, choose("orders")))).toContainEqual(pay(3));
    const own = position({ areas: { orders: [[0, 1]] } });
    expect(placementsIn(play(own, choose("orders"), pay(2)), "orders").at(-1)).toEqual({
      seat: 0,
      workers: 2,
      cards: [2],
    });
  });

  it("G-T2 Wild starts at two: one worker is printed on it", () => {
    expect(ways(play(position(), choose("wild")))).toEqual([[2], [1, 1]]);
  });

  it("G-T3 three workers: one 3, a 1 and a 2, or three 1s; each way once, the fewest cards first", () => {
    const state = play(position({ areas: { shares: [[1, 2]] } }), choose("shares"));
    expect(ways(state)).toEqual([[3], [1, 2], [1, 1, 1]]);
  });

  it("G-T3 the sum is exact: no overpaying, no cards one does not hold", () => {
    const state = play(position({ areas: { shares: [[1, 2]] } }), choose("shares"));
    expect(refusalOf(state, pay(2, 2))).toBe("workers-not-exact");
    expect(refusalOf(state, pay(1, 1))).toBe("workers-not-exact");
    expect(refusalOf(state, pay(5))).toBe("workers-not-held");
    expect(refusalOf(state, pay(2, 1))).toBe("not-listed");
  });

  it("G-T3 an area whose cost the cards cannot make is closed", () => {
    const state = position({ players: { 0: { workers: [2, 2] } }, areas: { shares: [[1, 2]], orders: [[1, 1]] } });
    expect(legalAreas(state)).toEqual(["orders", "wild"]);
    expect(refusalOf(state, choose("shares"))).toBe("cannot-pay");
  });

  it("the only way to pay is taken without asking", () => {
    const state = play(position({ players: { 0: { workers: [1, 3] } } }), choose("orders"));
    expect(state.players[0]?.workers).toEqual([3]);
    expect(decider(state)).toBe(1);
  });

  it("G-I1 a worker innovation counts as any number in its range and is combined with cards", () => {
    const state = position({
      players: { 0: { workers: [2, 5], innovations: { open: ["workers-3"], secret: [] } } },
      areas: { orders: [[1, 3]] },
    });
    const paid = play(state, choose("orders"));
    expect(placementsIn(paid, "orders").at(-1)).toEqual({
      seat: 0,
      workers: 4,
      cards: [2],
      innovations: ["workers-3"],
    });
    expect(paid.players[0]?.innovations).toEqual({ open: [], secret: [] });
  });

  it("G-I1 first which innovations, then which cards", () => {
    const state = position({
      players: { 0: { workers: [1, 1, 2], innovations: { open: ["workers-3", "workers-5"], secret: [] } } },
      areas: { orders: [[1, 3]] },
    });
    const asked = play(state, choose("orders"));
    expect(legal(asked)).toEqual([
      { type: "use-innovations", innovations: [] },
      { type: "use-innovations", innovations: ["workers-5"] },
      { type: "use-innovations", innovations: ["workers-3"] },
      { type: "use-innovations", innovations: ["workers-3", "workers-5"] },
    ]);
    const both = play(asked, { type: "use-innovations", innovations: ["workers-3", "workers-5"] });
    expect(ways(both)).toEqual([[], [1], [2], [1, 1]]);
  });

  it("G-I1 innovations alone may pay, between their number and the sum of their maxima", () => {
    const players = { 0: { workers: [], innovations: { open: ["workers-3", "workers-4"] as const, secret: [] } } };
    const costing = (cost: number) => position({ players, areas: { orders: [[1, cost - 1]] } });
    expect(legalAreas(costing(7))).toContain("orders");
    expect(legalAreas(costing(8))).not.toContain("orders");
    expect(refusalOf(costing(8), choose("orders"))).toBe("cannot-pay");
    const asked = play(costing(7), choose("orders"));
    expect(decider(asked)).toBe(1); // both are needed: nothing to ask
    const one = play(position({ players }), choose("orders"));
    expect(refusalOf(one, { type: "use-innovations", innovations: ["workers-3", "workers-4"] })).toBe(
      "innovations-cannot-pay",
    );
    expect(refusalOf(one, { type: "use-innovations", innovations: ["workers-5"] })).toBe("innovation-not-held");
    expect(refusalOf(one, { type: "use-innovations", innovations: ["workers-4", "workers-3"] })).toBe("not-listed");
  });

  it("G-I1 a placed innovation counts like the workers it stood for", () => {
    const players = { 0: { workers: [], innovations: { open: ["workers-3"] as const, secret: [] } } };
    const state = play(position({ players, areas: { orders: [[1, 2]] } }), choose("orders"));
    expect(legal(play(state, choose("orders")))).toEqual([pay(2, 2), pay(1, 3), pay(1, 1, 2), pay(1, 1, 1, 1)]);
  });

  it("a secret innovation is asked about even if it cannot pay, and named only when used", () => {
    const players = { 0: { innovations: { open: [], secret: ["lorry"] as const } } };
    const state = play(position({ players }), choose("orders"));
    expect(legal(state)).toEqual([{ type: "use-innovations", innovations: [] }]);
  });

  it("G-H1 paying with a secret innovation shows it; of equal ones the open one goes first", () => {
    const use = (...innovations: "workers-3"[]) => ({ type: "use-innovations", innovations }) as const;
    const asked = (open: readonly "workers-3"[], secret: readonly "workers-3"[]) =>
      play(
        position({ players: { 0: { innovations: { open, secret } } }, areas: { orders: [[1, 3]] } }),
        choose("orders"),
      );
    expect(game.reveals(asked(["workers-3"], []), 0, use("workers-3"))).toBe(false);
    expect(game.reveals(asked([], ["workers-3"]), 0, use("workers-3"))).toBe(true);
    expect(game.reveals(asked(["workers-3"], ["workers-3"]), 0, use("workers-3"))).toBe(false);
    expect(game.reveals(asked(["workers-3"], ["workers-3"]), 0, use("workers-3", "workers-3"))).toBe(true);
    expect(game.reveals(asked([], ["workers-3"]), 0, use())).toBe(false);
  });

  it("an event says who placed which cards where", () => {
    expect(eventsOf(position({ areas: { orders: [[1, 1]] } }), choose("orders"), pay(1, 1))).toContainEqual({
      type: "workers-placed",
      seat: 0,
      area: "orders",
      workers: 2,
      cards: [1, 1],
      innovations: [],
    });
  });
});
