import { describe, expect, it } from "vitest";
import type { Box } from "./places.ts";
import { bestSight } from "./sight.ts";

const WINDOW: Box = { left: 0, top: 0, width: 300, height: 200 };
const at = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });

describe("what a question highlights", () => {
  it("is not scrolled to if all of it is visible", () => {
    expect(bestSight([at(10, 10), at(200, 100)], WINDOW)).toBeUndefined();
    expect(bestSight([], WINDOW)).toBeUndefined();
  });

  it("is centred in the window if it fits into it", () => {
    expect(bestSight([at(500, 300), at(600, 320)], WINDOW)).toEqual({ left: 420, top: 230 });
  });

  it("is shown where most of it is if it does not fit", () => {
    const west = at(10, 100);
    const east = [at(700, 100), at(760, 120), at(800, 90)];
    expect(bestSight([west, ...east], WINDOW)).toEqual({ left: 620, top: 25 });
  });

  it("is shown at the first of several places that show as much of it", () => {
    expect(bestSight([at(100, 100), at(900, 100)], WINDOW)).toEqual({ left: 0, top: 20 });
  });

  it("never scrolls beyond the upper left corner", () => {
    expect(bestSight([at(0, 0)], { ...WINDOW, left: 500, top: 300 })).toEqual({ left: 0, top: 0 });
  });
});
