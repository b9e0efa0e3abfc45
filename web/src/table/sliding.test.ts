import { describe, expect, it } from "vitest";
import { stayed } from "./sliding.ts";

describe("what stays in a row while others come and go", () => {
  it("closes up when the last one leaves", () => {
    expect(stayed(["tower", "fox", "wheel"], ["tower", "fox"])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it("makes room when one joins at the beginning", () => {
    expect(stayed(["fox", "wheel"], ["tower", "fox", "wheel"])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it("keeps the order of what is left when one leaves from the middle", () => {
    expect(stayed(["1", "2", "3", "4"], ["1", "3", "4"])).toEqual([
      [0, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it("does not distinguish equal pieces", () => {
    expect(stayed(["fox", "fox", "fox"], ["fox", "fox"])).toHaveLength(2);
  });

  it("finds nothing if nothing stayed", () => {
    expect(stayed(["fox"], ["tower"])).toEqual([]);
    expect(stayed([], ["tower"])).toEqual([]);
  });
});
