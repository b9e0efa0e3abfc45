import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, sameJson } from "./json.ts";

/** The same value with the keys of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, turned(item)])
      .reverse(),
  );
}

describe("canonical", () => {
  test.each([
    [{ type: "bid", card: 3 }, '{"card":3,"type":"bid"}'],
    [{ b: { z: 1, a: 2 }, a: [{ y: 1, x: 2 }] }, '{"a":[{"x":2,"y":1}],"b":{"a":2,"z":1}}'],
    [[3, 1, 2], "[3,1,2]"],
    [{ absent: undefined, here: 1 }, '{"here":1}'],
    [{ "10": 1, "9": 2, Z: 3, a: 4, ä: 5 }, '{"10":1,"9":2,"Z":3,"a":4,"ä":5}'],
    ['a "quoted"\nline', '"a \\"quoted\\"\\nline"'],
    [{}, "{}"],
    [[], "[]"],
    [true, "true"],
    [1e21, "1e+21"],
  ])("of %j", (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  test("what JSON cannot express becomes null, as in JSON.stringify", () => {
    expect(canonical([undefined, Number.NaN, null])).toBe("[null,null,null]");
    expect(canonical(undefined)).toBe("null");
  });

  test("an own key named __proto__ is a key like any other", () => {
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1},"b":1}');
  });

  test("contains the value and nothing else", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(canonical(turned(value))).toBe(text);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

test("sameJson compares values, not their texts", () => {
  expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(sameJson({ a: "1" }, { a: 1 })).toBe(false);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
});
