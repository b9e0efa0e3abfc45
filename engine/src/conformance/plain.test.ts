import { describe, expect, test } from "vitest";
import { HIDDEN } from "../hidden.ts";
import { randomFrom } from "../random.ts";
import { equalJson, firstDifference, generatorWords, hiddenPaths, isGenerator, sealPlain, valueAt } from "./plain.ts";

class Card {
  readonly value = 1;
}

describe("sealPlain", () => {
  test.each([
    ["undefined in a property", { a: undefined }, "$.a is undefined"],
    ["undefined in an array", { a: [1, undefined] }, "$.a[1] is undefined"],
    ["null", { a: { b: null } }, "$.a.b is null"],
    ["not a number", [Number.NaN], "$[0] is NaN"],
    ["infinity", [Number.POSITIVE_INFINITY], "$[0] is Infinity"],
    ["minus nothing", [-0], "$[0] is -0"],
    ["a class", { card: new Card() }, "$.card is an instance of a class"],
    ["a map", { cards: new Map() }, "$.cards is an instance of a class"],
    ["a hole", { a: Object.assign([], { 1: 1 }) }, "$.a[0] is undefined"],
    ["a function", { f: () => 1 }, "$.f is function"],
    ["a big integer", [1n], "$[0] is bigint"],
  ])("finds %s", (_, value, problem) => {
    expect(sealPlain(value)).toBe(problem);
  });

  test("freezes what is plain, also inside what somebody else froze", () => {
    const inner = { b: [1] };
    expect(sealPlain(Object.freeze({ a: inner }))).toBeUndefined();
    expect(Object.isFrozen(inner.b)).toBe(true);
  });

  test("leaves alone what is not plain", () => {
    const value = { a: [1], b: null };
    sealPlain(value);
    expect(Object.isFrozen(value.a)).toBe(false);
  });
});

describe("equalJson", () => {
  test("ignores the order of keys, and nothing else", () => {
    expect(equalJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(equalJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(equalJson({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
    expect(equalJson([1, 2], [2, 1])).toBe(false);
    expect(equalJson([], {})).toBe(false);
    expect(equalJson(undefined, {})).toBe(false);
  });

  test("firstDifference names the place", () => {
    expect(firstDifference({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toBe("$.a.0.b: 1 against 2");
    expect(firstDifference({ a: 1 }, {})).toBe("$.a: 1 against nothing");
  });
});

test("placeholders are found wherever they are", () => {
  const view = { deck: [HIDDEN, 3], hand: { top: HIDDEN } };
  expect(hiddenPaths(view)).toEqual([
    ["deck", 0],
    ["hand", "top"],
  ]);
  expect(valueAt(view, ["deck", 1])).toBe(3);
  expect(valueAt(view, ["nothing", 1])).toBeUndefined();
});

test("a generator is distinguished from four small numbers", () => {
  const { state } = randomFrom("seed");
  expect(isGenerator(state)).toBe(true);
  expect(isGenerator([1, 2, 3, 4])).toBe(false);
  expect(isGenerator(state.slice(1))).toBe(false);
  expect(isGenerator([...state.slice(1), 0.5])).toBe(false);
  expect(generatorWords({ deep: [{ random: state }] }).has(state[0])).toBe(true);
});
