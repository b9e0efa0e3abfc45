import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { choose, decider, legal, play, position, refusalOf } from "./testing/position.ts";

describe("moves that were listed", () => {
  it("are recognized by their content, not by identity", () => {
    const state = position();
    const [first] = legal(state);
    expect(refusalOf(state, { ...first })).toBe("allowed");
    expect(refusalOf(state, { ...first, extra: true })).toBe("not-listed");
    expect(refusalOf(state, [first])).toBe("not-listed");
  });

  it("are not legal for another seat", () => {
    const state = position({ turn: 0 });
    const [first] = legal(state);
    expect(refusalOf(state, first, 1)).toBe("not-your-turn");
  });

  it("are not legal in another state", () => {
    const state = position({ stacks: { orders: ["barracks-1-3"] } });
    const order = legal(state).find((move) => move.type === "choose-area" && move.area === "orders") as Move;
    const later = play(state, order);
    expect(legal(state)).toContainEqual(order);
    expect(refusalOf(later, order)).toBe("stack-empty");
  });

  it("are listed again after every decision, forced ones included", () => {
    // The wagon fits one dock only: it is coupled without asking, and the turn passes to the next player.
    const state = position({ stacks: { "wagons-left": ["tower", "fox"] } });
    const after = play(state, choose("wagons-left"));
    expect(decider(after)).toBe(1);
    expect(legal(after)).toEqual(game.legalMoves(JSON.parse(JSON.stringify(after)), 1));
  });

  it("stay the same however often they are listed", () => {
    const state = position();
    expect(legal(state)).toEqual(legal(state));
    expect(game.legalMoves(state, 1)).toEqual([]);
    expect(legal(state).length).toBeGreaterThan(0);
  });
});
