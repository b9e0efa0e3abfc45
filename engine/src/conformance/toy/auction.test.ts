import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Check, ConformanceFailure, checkConformance, gamesToRun, type Report, unguardedEmits } from "../index.ts";
import { auction } from "./auction.ts";
import { subject, subjectOf } from "./subject.ts";

const GAMES = gamesToRun({ test: 20, long: 1_000 });
const TYPES = ["bidding", "winning", "keeping", "storing", "tipping"];

describe.each([2, 3])("the auction with %i seats", (seats) => {
  let report: Report;

  beforeAll(() => {
    report = checkConformance(subject, { seats, games: GAMES });
  });

  test("conforms", () => {
    expect(report.games).toBe(GAMES);
    expect(report.decisions).toBeGreaterThan(GAMES * seats);
    expect(report.longestGame).toBeLessThanOrEqual(subject.maxDecisions);
    expect(report.mostMoves).toBe(4);
  });

  test("every check was made", () => {
    const idle = Object.entries(report.executed).filter(([, counts]) => Object.keys(counts).length === 0);
    expect(idle).toEqual([]);
  });

  test("every check that applies to a kind of decision was made for each kind", () => {
    const everywhere: Check[] = [
      ...(["plain-json", "deciders", "pending", "legal-moves", "distinct-moves", "sheets", "invariants"] as const),
      ...(["legal-applies", "canonical-moves", "silent-apply", "decide", "refusals", "malformed"] as const),
      ...(["refusal-reason", "view-whitelist"] as const),
      ...(["not-asked", "warnings", "describe", "describe-refusals", "view-shape", "view-deciders"] as const),
      ...(["view-result", "view-pending", "view-moves", "view-other-seat", "view-reveals", "view-score"] as const),
      "view-foresees",
      ...(["view-idempotent", "view-chance", "rehide", "twin-view", "twin-asked"] as const),
      ...(["sample-view", "sample-whole", "sample-playable", "sample-varies", "sample-playout"] as const),
    ];
    for (const check of everywhere)
      expect(Object.keys(report.executed[check]), check).toEqual(expect.arrayContaining(TYPES));
  });

  test("every question was a choice", () => {
    expect(Object.keys(report.asked).sort()).toEqual(TYPES.toSorted());
    for (const asked of Object.values(report.asked)) expect(asked.single).toBe(0);
  });

  test("drawing always reveals, taking the open lot never", () => {
    expect(report.reveals.draw).toMatchObject({ no: 0 });
    expect(report.reveals.take).toMatchObject({ yes: 0 });
  });
});

test("the same run seed gives the same run, another seed another", () => {
  const run = (seed: string) => checkConformance(subject, { seats: 2, games: 3, seed });
  expect(run("one")).toEqual(run("one"));
  expect(run("one")).not.toEqual(run("two"));
});

test("an option input can be played alone", () => {
  const report = checkConformance(subject, { seats: 2, games: 3, options: { rounds: 1 } });
  expect(report.longestGame).toBeLessThanOrEqual(6);
});

test("the auction builds events only for those who listen", () => {
  for (const file of ["auction.ts", "rules.ts"])
    expect(unguardedEmits(readFileSync(new URL(file, import.meta.url), "utf8")), file).toEqual([]);
  expect(unguardedEmits("emit?.({});\nemit({}); // loud\n// emit(\n  draft.emit(event);")).toEqual([2, 4]);
});

describe("a failure", () => {
  /** Wrong from the second round on: it takes at least five decisions to get there. */
  const late = subjectOf({ score: (state) => (state.round > 1 ? [] : auction.score(state)) });
  const failureOf = (only?: { seed: string; choices: readonly number[] }): ConformanceFailure => {
    try {
      checkConformance(late, { seats: 2, games: 5, options: { rounds: 2 }, ...(only && { only }) });
    } catch (error) {
      if (error instanceof ConformanceFailure) return error;
      throw error;
    }
    throw new Error("nothing failed");
  };

  test("is shrunk to the shortest path of the plainest choices", () => {
    const { check, choices, decisions } = failureOf();
    expect(check).toBe("sheets");
    expect(choices).toEqual([0, 0, 0, 0, 0]);
    expect(decisions.map(({ move }) => move)).toMatchObject([
      { type: "bid" },
      { type: "bid" },
      { type: "take" },
      { type: "store" },
      { type: "tip" },
    ]);
  });

  test("reports seed, path, check and how to repeat it", () => {
    const { message, seed } = failureOf();
    expect(message).toContain("auction breaks “sheets”: 0 score sheets for seat 0");
    expect(message).toContain(`seed "${seed}", 2 seats, options: {"rounds":2}`);
    expect(message).toMatch(/after 5 decisions \(shrunk from \d+\):\n {4}0 \{"card":\d+,"type":"bid"\}\n/);
    expect(message).toContain(`only: { seed: "${seed}", choices: [0,0,0,0,0] } })`);
  });

  test("can be played again alone", () => {
    const { seed, choices, decisions } = failureOf();
    expect(failureOf({ seed, choices })).toMatchObject({ check: "sheets", seed, choices, decisions });
  });
});
