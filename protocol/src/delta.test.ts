import { canonical } from "@montan/engine";
import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaOf, patched } from "./delta.ts";

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(0, 1, "a", true, false, "-", "#"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "-", "#", "0", "1"), tie("value"), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

it("turns any value into any other, even after being sent as text", () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const copy = canonical(before);
      const delta = deltaOf(before, after);
      const travelled = delta === undefined ? undefined : (JSON.parse(JSON.stringify(delta)) as typeof delta);
      expect(canonical(patched(before, travelled))).toBe(canonical(after));
      expect(canonical(before)).toBe(copy);
      expect(delta === undefined).toBe(canonical(before) === canonical(after));
    }),
    { seed: 3, numRuns: 3_000 },
  );
});

it("is short if little has changed", () => {
  const table = {
    players: [
      { money: 3, goods: [1, 2, 3] },
      { money: 5, goods: [11, 12, 13, 14, 15, 16] },
    ],
    over: true,
  };
  const next = {
    players: [
      { money: 3, goods: [1, 2, 3] },
      { money: 5, goods: [11, 4, 13, 14, 15] },
    ],
  };
  expect(deltaOf(table, next)).toEqual({ players: { 1: { goods: { 1: [4], "#": 5 } } }, "-": ["over"] });
});
