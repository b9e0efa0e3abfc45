import { describe, expect, it } from "vitest";
import { kilobytes, markdown, median, milliseconds, slowest, slowestPlace } from "./table.ts";
import { weightOf } from "./weight.ts";

describe("the table of the browser benchmark", () => {
  it("says what was promised, what was measured, and how", () => {
    const rows = [
      {
        what: "JavaScript",
        limit: { value: 150, unit: "kB" },
        unthrottled: "40.0 kB",
      },
      { what: "largest contentful paint", unthrottled: "300 ms", throttled: "700 ms" },
    ] as const;
    expect(markdown({ machine: "A slide rule.", effort: "Median of 3.", rows })).toBe(
      [
        "| in the browser | promised | measured | CPU 4× slower |",
        "| :-- | --: | --: | --: |",
        "| JavaScript | ≤ 150 kB | 40.0 kB |  |",
        "| largest contentful paint |  | 300 ms | 700 ms |",
        "",
        "Median of 3. A slide rule.",
      ].join("\n"),
    );
  });

  it("writes sizes in kilobytes of a thousand and times in milliseconds", () => {
    expect([kilobytes(149_960), milliseconds(7.25), milliseconds(123.4)]).toEqual(["150.0 kB", "7.3 ms", "123 ms"]);
  });

  it("takes the middle of the measurements", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
  });

  it("names what was slowest", () => {
    const jumps = [
      { time: 12, what: "from 0 to 9" },
      { time: 40, what: "from 9 to 3" },
      { time: 39, what: "from 3 to 4" },
    ];
    expect(slowest(jumps)).toEqual({ time: 40, what: "from 9 to 3" });
  });

  it("names the place that takes longest, whatever happened once on the way to another", () => {
    const round = (a: number, b: number) => [
      { time: a, what: "to 97" },
      { time: b, what: "to 194" },
    ];
    expect(slowestPlace([round(20, 30), round(90, 31), round(21, 29)])).toEqual({ time: 30, what: "to 194" });
  });

  it("weighs every file compressed by itself", () => {
    const text = Buffer.from("coal ".repeat(1000));
    const one = weightOf([text]);
    expect(one.gzip).toBeLessThan(100);
    expect(weightOf([text, text])).toEqual({ files: 2, gzip: one.gzip * 2, brotli: one.brotli * 2 });
  });
});
