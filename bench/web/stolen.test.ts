import { expect, it } from "vitest";
import { servedIn, stolenSince } from "./stolen.ts";

const STAT = "cpu  9046822 1308778 862347 4318135 12782 0 8567 327693 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n";

it("reads what a machine computed and what was taken from it", () => {
  expect(servedIn(STAT)).toEqual({ computed: 9046822 + 1308778 + 862347 + 8567, stolen: 327693 });
  expect(servedIn("something else")).toBeUndefined();
});

it("tells which part of the wanted time was taken, whatever the machine idled", () => {
  expect(stolenSince({ computed: 100, stolen: 50 }, { computed: 190, stolen: 60 })).toBeCloseTo(0.1);
  expect(stolenSince({ computed: 100, stolen: 50 }, { computed: 100, stolen: 50 })).toBe(0);
});
