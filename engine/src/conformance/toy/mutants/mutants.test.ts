import { expect, test } from "vitest";
import { checkConformance } from "../../check.ts";
import { CHECKS, ConformanceFailure } from "../../failure.ts";
import { SETTING, WHOLE_GAMES } from "./games.ts";
import { MOVES } from "./moves.ts";
import type { Mutant } from "./mutant.ts";
import { SAMPLES, TWINS } from "./secrets.ts";
import { STANDING } from "./standing.ts";
import { VIEWS } from "./views.ts";

const MUTANTS: readonly Mutant[] = [...SETTING, ...WHOLE_GAMES, ...STANDING, ...MOVES, ...VIEWS, ...TWINS, ...SAMPLES];

/** Three seats, so that two can bid without revealing anything; how short the path becomes does not matter here. */
const RUN = { seats: 3, games: 15, thoroughEvery: 2, sampleEvery: 6, samples: 30, shrinkAttempts: 5 };

function failureOf({
  subject,
  thoroughEvery = RUN.thoroughEvery,
  sampleEvery = RUN.sampleEvery,
}: Mutant): ConformanceFailure {
  try {
    checkConformance(subject, { ...RUN, thoroughEvery, sampleEvery });
  } catch (error) {
    if (error instanceof ConformanceFailure) return error;
    throw error;
  }
  throw new Error("the mutant passes");
}

test.each(MUTANTS)("$check notices: $wrong", (mutant) => {
  const failure = failureOf(mutant);
  expect(failure.check, failure.message).toBe(mutant.check);
});

test("every check is tripped by a mutant", () => {
  const tripped = new Set(MUTANTS.map(({ check }) => check));
  expect(CHECKS.filter((check) => !tripped.has(check))).toEqual([]);
});
