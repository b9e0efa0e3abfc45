import type { LorryCard } from "@montan/gluckauf";
import { describe, expect, test } from "vitest";
import { sizesOf, tiersOf, tubsIn } from "./tiers.ts";

const SINGLE: LorryCard = "wheel-1-2";
const DOUBLE: LorryCard = "fox-2-0";

function places(row: readonly LorryCard[]): number[][] {
  return tiersOf(row).map((tier) => tier.map(({ index }) => index));
}

describe("the tracks of a mining row", () => {
  test("one is enough for eleven lorries", () => {
    expect(places([])).toEqual([[]]);
    expect(places(Array(11).fill(SINGLE))).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  });

  test("a longer queue goes on at the left end of the upper one", () => {
    expect(places(Array(12).fill(SINGLE))).toEqual([
      [6, 7, 8, 9, 10, 11],
      [0, 1, 2, 3, 4, 5],
    ]);
  });

  test("are as long as each other, however many tubs stand on a card", () => {
    const row = [...Array(6).fill(DOUBLE), ...Array(12).fill(SINGLE)];
    const [upper = [], lower = []] = tiersOf(row);
    expect(lower).toHaveLength(6);
    expect(upper).toHaveLength(12);
    expect([upper, lower].map((tier) => tubsIn(tier.map(({ card }) => card)))).toEqual([12, 12]);
  });

  test("say what the longest of them has to hold", () => {
    expect(sizesOf(tiersOf([]))).toEqual({ "--tiers": 1, "--tubs": 1, "--signs": 0 });
    expect(sizesOf(tiersOf([SINGLE, DOUBLE, SINGLE]))).toEqual({ "--tiers": 1, "--tubs": 4, "--signs": 2 });
    const row = [...Array(6).fill(DOUBLE), ...Array(13).fill(SINGLE)];
    expect(sizesOf(tiersOf(row))).toEqual({ "--tiers": 2, "--tubs": 13, "--signs": 12 });
  });
});
