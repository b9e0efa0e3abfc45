import { InvalidOptions } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { RECONSTRUCTED } from "./data/reconstructed.ts";
import { game } from "./game.ts";
import { stackOf } from "./state.ts";

const refusal = (input: unknown, seats = 3) => {
  try {
    game.options(input, seats);
    return "allowed";
  } catch (error) {
    if (!(error instanceof InvalidOptions)) throw error;
    return error.code;
  }
};
const lorries = (...rows: unknown[]) => ({ components: { lorriesPerCrest: rows } });
const orders = (...rows: unknown[]) => ({ components: { ordersPerDestination: rows } });
const innovations = (rows: readonly unknown[]) => ({ components: { innovations: rows } });

describe("options", () => {
  it("no options: everything as in the box", () => {
    expect(game.options(undefined, 2)).toEqual({});
    expect(game.options({}, 4)).toEqual({});
  });

  it.each([1, 5, 0, 2.5, Number.NaN])("%d players are refused", (seats) => {
    expect(refusal(undefined, seats)).toBe("seats-out-of-range");
  });

  it.each([null, 5, "x", [], true])("%j is no set of options", (input) => {
    expect(refusal(input)).toBe("option-not-an-object");
  });

  it("unknown options and tables are refused by name", () => {
    expect(refusal({ pace: 1 })).toBe("option-unknown");
    expect(refusal({ components: { wagons: [] } })).toBe("option-unknown");
    expect(refusal(JSON.parse('{"__proto__": {"components": 1}, "constructor": 1}'))).toBe("option-unknown");
  });

  it("the first player is one of the seats", () => {
    expect(game.options({ firstPlayer: 0 }, 2)).toEqual({ firstPlayer: 0 });
    expect(game.options({ firstPlayer: 3 }, 4)).toEqual({ firstPlayer: 3 });
    for (const firstPlayer of [-1, 2, 0.5, "0", null]) expect(refusal({ firstPlayer }, 2)).toBe("option-out-of-range");
  });

  it("lorries: ten cards a crest, one or two lorries, VP on single ones only", () => {
    expect(refusal(lorries({ lorries: 1, vp: 1, count: 10 }))).toBe("allowed");
    expect(refusal(lorries({ lorries: 1, vp: 1, count: 9 }))).toBe("option-wrong-total");
    expect(refusal(lorries({ lorries: 3, vp: 0, count: 10 }))).toBe("option-out-of-range");
    expect(refusal(lorries({ lorries: 2, vp: 1, count: 10 }))).toBe("option-out-of-range");
    expect(refusal(lorries({ lorries: 1, vp: 1, count: 5 }, { lorries: 1, vp: 1, count: 5 }))).toBe("option-row-twice");
    expect(refusal(lorries({ lorries: 1, vp: 1, count: 10, colour: 1 }))).toBe("option-unknown");
    expect(refusal(lorries({ lorries: 1, vp: 1 }))).toBe("option-out-of-range");
    expect(refusal({ components: { lorriesPerCrest: { 0: 1 } } })).toBe("option-not-a-list");
    expect(refusal(lorries(...Array.from({ length: 1000 }, () => ({}))))).toBe("option-too-long");
  });

  it("orders: seven cards a destination, one to four lorries", () => {
    expect(refusal(orders({ lorries: 4, vp: 12, count: 7 }))).toBe("allowed");
    expect(refusal(orders({ lorries: 5, vp: 12, count: 7 }))).toBe("option-out-of-range");
    for (const [vp, answer] of [
      [0, "option-out-of-range"],
      [1, "allowed"],
      [20, "allowed"],
      [21, "option-out-of-range"],
    ] as const)
      expect(refusal(orders({ lorries: 4, vp, count: 7 })), `${vp} VP`).toBe(answer);
    expect(refusal(orders({ lorries: 1, vp: 3, count: 8 }))).toBe("option-wrong-total");
  });

  it("innovations: sixteen cards, every one of the ten kinds", () => {
    expect(refusal(innovations(RECONSTRUCTED.innovations))).toBe("allowed");
    expect(refusal(innovations(RECONSTRUCTED.innovations.slice(1)))).toBe("option-row-missing");
    expect(refusal(innovations([...RECONSTRUCTED.innovations, { kind: "lorry", count: 1 }]))).toBe("option-too-long");
    expect(refusal(innovations([{ kind: "dynamite", count: 16 }]))).toBe("option-unknown-innovation");
    const endless = JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`);
    expect(refusal(innovations([{ kind: endless, count: 16 }]))).toBe("option-unknown-innovation");
    const one = RECONSTRUCTED.innovations.map((row) => ({ ...row, count: 1 }));
    expect(refusal(innovations(one))).toBe("option-wrong-total");
  });

  it("a row may have the mark `reconstructed`, which is not kept", () => {
    const read = game.options(lorries({ lorries: 1, vp: 1, count: 10, reconstructed: true }), 2);
    expect(read).toEqual(lorries({ lorries: 1, vp: 1, count: 10 }));
    expect(refusal(lorries({ lorries: 1, vp: 1, count: 10, reconstructed: 3 }))).toBe("option-unknown");
  });

  it("validated options stay the same when validated again", () => {
    const read = game.options(innovations(RECONSTRUCTED.innovations), 3);
    expect(game.options(read, 3)).toEqual(read);
  });

  it("the game is played with the given tables", () => {
    const state = game.create(game.options(lorries({ lorries: 1, vp: 2, count: 10 }), 2), 2, "own");
    const cards = [...stackOf(state, "lorries-left").cards, ...stackOf(state, "lorries-right").cards];
    expect(new Set(cards)).toEqual(new Set(["wheel-1-2", "clover-1-2", "tower-1-2", "fox-1-2"]));
  });

  it("an unknown rules version is refused", () => {
    expect(() => game.create({}, 2, "x", undefined, 2)).toThrow(InvalidOptions);
    expect(() => game.create({}, 2, "x", undefined, 0)).toThrow(InvalidOptions);
  });
});
