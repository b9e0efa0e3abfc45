import { expect, it } from "vitest";
import { barText } from "./progress.ts";
import { distributionOf } from "./statistics.ts";

it("distributions have quartiles between the values", () => {
  expect(distributionOf([4, 1, 3, 2])).toEqual({ min: 1, q1: 1.75, median: 2.5, q3: 3.25, max: 4, mean: 2.5 });
  expect(distributionOf([7])).toEqual({ min: 7, q1: 7, median: 7, q3: 7, max: 7, mean: 7 });
});

it("the bar shows the share of the work that is done", () => {
  expect(barText(1, 2)).toBe("[###############...............] 1/2");
});
