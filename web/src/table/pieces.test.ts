import { expect, it } from "vitest";
import { isZoneLit, placesOf } from "./pieces.ts";

it("looks for a piece first, then for what it lies in", () => {
  expect(placesOf("orders:2/barracks-1-3")).toEqual(["orders:2/barracks-1-3", "orders:2"]);
  expect(placesOf("company:1/5/lying")).toEqual(["company:1/5/lying", "company:1/5", "company:1"]);
  expect(placesOf("held:0")).toEqual(["held:0"]);
});

it("lights a small zone for everything that lies in it", () => {
  const highlighted = new Set(["company:1/5/lying"]);
  expect(isZoneLit(highlighted, "company:1")).toBe(true);
  expect(isZoneLit(highlighted, "company:1/5")).toBe(true);
  expect(isZoneLit(highlighted, "company:1/6")).toBe(false);
});
