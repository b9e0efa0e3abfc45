import { describe, expect, it } from "vitest";
import { type Bench, markdown } from "./table.ts";

const BENCH: Bench = {
  machine: "One core of a slide rule.",
  effort: "Median of 3 rounds.",
  rows: [
    {
      name: "Glück Auf",
      seats: 3,
      gamesPerSecond: 1612.4,
      decisionsPerSecond: 500_000,
      length: 310.2,
      weight: { meanBytes: 2048.4, maxBytes: 3000 },
      replayMs: 1.25,
    },
  ],
  reference: { name: "boardgame.io (tic-tac-toe)", gamesPerSecond: 3280, decisionsPerSecond: 25_000, length: 7.6 },
  missing: ["Carnegie, whose package exports no `game` yet."],
};

describe("the table of the benchmark", () => {
  it("has a row for each measurement, the ratio to the reference, and says what is missing", () => {
    expect(markdown(BENCH)).toBe(
      [
        "| game | seats | games/s | decisions/s | × boardgame.io | decisions/game | state bytes, mean (max) | replay of a record |",
        "| :-- | --: | --: | --: | --: | --: | --: | --: |",
        "| Glück Auf | 3 | 1,612 | 500,000 | 20.0 | 310 | 2,048 (3,000) | 1.3 ms |",
        "| boardgame.io (tic-tac-toe) |  | 3,280 | 25,000 | 1.0 | 8 |  |  |",
        "",
        "Median of 3 rounds. One core of a slide rule.",
        "",
        "Not measured: Carnegie, whose package exports no `game` yet.",
      ].join("\n"),
    );
  });
});
