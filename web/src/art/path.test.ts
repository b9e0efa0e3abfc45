import { describe, expect, it } from "vitest";
import { circle, moved, plate } from "./path.ts";

describe("a path at another place", () => {
  it("shifts absolute points and scales relative steps", () => {
    expect(moved("M1 2L3 4h5v-6Z", { x: 10, y: 20, scale: 2 })).toBe("M12 24L16 28h10v-12Z");
    expect(moved("M1 2H3V4", { x: 10, y: 20, scale: 2 })).toBe("M12 24H16V28");
  });

  it("starts at its first point, even with a lower-case command", () => {
    expect(moved("m1 2 3 4ZM5 6m1 1", { x: 10, y: 20, scale: 1 })).toBe("m11 22 3 4ZM15 26m1 1");
  });

  it("scales across and down by themselves, arcs and curves too", () => {
    const place = { x: 1, y: 1, scale: [2, 3] } as const;
    expect(moved("M0 0A4 5 0 0 1 6 7q1 1 2 2", place)).toBe("M1 1A8 15 0 0 1 13 22q2 3 4 6");
  });

  it("reads numbers that stand close together", () => {
    expect(moved("M1.5.5-2-3", { x: 0, y: 0, scale: 2 })).toBe("M3 1 -4 -6");
  });

  it("leaves a circle a circle", () => {
    expect(moved(circle(1, 1, 1), { x: 2, y: 2, scale: 3 })).toBe("M2 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z");
  });

  it("closes a plate where it began", () => {
    const numbers = [...plate(1, 1, 28, 7).matchAll(/([hv])(-?\d+)/g)].map(([, letter, length]) => [letter, length]);
    expect(numbers).toEqual([
      ["h", "14"],
      ["v", "14"],
      ["h", "-14"],
      ["v", "-14"],
    ]);
  });
});
