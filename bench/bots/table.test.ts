import { expect, it } from "vitest";
import { overrunTable, pointsTable, strengthTable } from "./table.ts";

const MEETING = {
  one: "hard",
  others: "medium",
  games: 40,
  wins: 30,
  rate: 0.75,
  low: 0.6,
  high: 0.86,
  meanScore: 90,
  meanOtherScore: 80.25,
  meanWinningScore: 91,
  meanPoints: { cities: 30, "active-employees": 10.25 },
  meanOtherPoints: { cities: 20 },
} as const;

it("shows who met whom, with two and more seats and alone", () => {
  const { others: _, ...alone } = MEETING;
  const table = strengthTable(
    [
      { ...MEETING, seats: 2 },
      { ...MEETING, seats: 4 },
      { ...alone, seats: 1 },
    ],
    "A remark.",
  );
  expect(table).toContain("| hard | medium | 40 | 75 % (60–86) | 90.0 | 80.3 | 91.0 |");
  expect(table).toContain("| hard | 3 × medium |");
  expect(table).toContain("| hard | Andrew (expert) |");
  expect(table).toContain("A remark.");
});

it("shows where the points of each level come from", () => {
  const table = pointsTable(
    [
      { ...MEETING, seats: 4 },
      { ...MEETING, one: "expert", meanPoints: { cities: 44, donations: 3 }, seats: 4 },
    ],
    "A remark.",
  );
  expect(table).toContain("| points for | hard | expert |");
  expect(table).toContain("| cities | 30.0 | 44.0 |");
  expect(table).toContain("| active employees | 10.3 | 0.0 |");
  expect(table).toContain("| donations | 0.0 | 3.0 |");
  expect(table).toContain("A remark.");
});

it("shows how far a clock is overrun", () => {
  const table = overrunTable([{ level: "expert", budget: 500, mean: 3.21, worst: 12, worstAtWork: 1.5 }]);
  expect(table).toContain("| expert | 500 ms | 3.2 ms | 12.0 ms | 1.5 ms |");
});
