import { describe, expect, it } from "vitest";
import { quantile, timesOf } from "./times.ts";

describe("times of the online benchmark", () => {
  it("are taken on the page that was clicked, and on the other one when it shows one decision more", () => {
    const anna = { moves: [{ clicked: 100, painted: 110, decisions: 0 }], decisions: [{ decisions: 1, painted: 112 }] };
    const ben = {
      moves: [{ clicked: 200, painted: 230, decisions: 1 }],
      decisions: [
        { decisions: 1, painted: 140 },
        { decisions: 2, painted: 235 },
      ],
    };
    expect(timesOf([anna, ben])).toEqual({ own: [10, 30], other: [40] });
  });

  it("are told by the values that half and nearly all of them do not exceed", () => {
    const values = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect([quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.5)]).toEqual([10, 19, 7]);
  });
});
