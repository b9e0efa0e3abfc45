import { expect, test } from "vitest";
import { HIDDEN, hideAll, isHidden } from "./hidden.ts";
import { canonical } from "./json.ts";

test("the placeholder has one form and cannot be changed", () => {
  expect(canonical(HIDDEN)).toBe('{"hidden":true}');
  expect(Object.isFrozen(HIDDEN)).toBe(true);
});

test("a placeholder that has travelled is still one", () => {
  expect(isHidden(JSON.parse(JSON.stringify(HIDDEN)))).toBe(true);
  for (const other of [undefined, null, true, "hidden", {}, { hidden: false }, { hidden: 1 }, []])
    expect(isHidden(other)).toBe(false);
});

test("a hidden hand keeps its size", () => {
  expect(hideAll([7, "ace", { card: 1 }])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect(hideAll([])).toEqual([]);
});
