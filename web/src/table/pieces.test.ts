import { expect, it } from "vitest";
import { isIn, placesOf } from "./pieces.ts";

it("looks for a piece first, then for what contains it", () => {
  expect(placesOf("orders:2/barracks-1-3")).toEqual(["orders:2/barracks-1-3", "orders:2"]);
  expect(placesOf("company:1/5/lying")).toEqual(["company:1/5/lying", "company:1/5", "company:1"]);
  expect(placesOf("held:0")).toEqual(["held:0"]);
});

it("knows what is in a zone", () => {
  expect(isIn("company:1", "company:1")).toBe(true);
  expect(isIn("company:1/5/lying", "company:1")).toBe(true);
  expect(isIn("company:1/5/lying", "company:1/5")).toBe(true);
  expect(isIn("company:1/5/lying", "company:1/6")).toBe(false);
  expect(isIn("company:11", "company:1")).toBe(false);
});
