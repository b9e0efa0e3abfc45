import fc from "fast-check";
import { randomFrom } from "../random.ts";
import {
  type Check,
  COSTLY_CHECKS,
  ConformanceFailure,
  demand,
  GAME_CHECKS,
  STANDING_CHECKS,
  Violation,
} from "./failure.ts";
import { type Depth, type GameRun, type Outcome, runGame } from "./game-run.ts";
import type { AnySubject, ConformanceRun, Report, Subject } from "./subject.ts";
import { Tally } from "./tally.ts";

const SAMPLES = 100;

const SHRINK_ATTEMPTS = 150;

/** How often a type of decision must have been seen with only one answer before "never a real decision" counts. */
const OFTEN = 10;

/** Plays random games and checks every clause of the contract on the way; throws ConformanceFailure. */
export function checkConformance<State, Move, Options, Event, Pending>(
  subject: Subject<State, Move, Options, Event, Pending>,
  run: ConformanceRun,
): Report {
  const tally = new Tally();
  if (run.only !== undefined) playOnly(subject, run, run.only, tally);
  else searchFailure(subject, run, tally);
  return tally.report(run.seats);
}

/** fast-check generates seeds and first choices; the first game that fails is shrunk in `shrunk`. */
function searchFailure(subject: AnySubject, run: ConformanceRun, tally: Tally): void {
  const { seats, games, seed: runSeed = "montan" } = run;
  const inputs = "options" in run ? [run.options] : (subject.optionInputs?.(seats) ?? [undefined]);
  let failed: { readonly game: GameRun; readonly outcome: Outcome } | undefined;
  const property = fc.property(
    fc.noBias(fc.nat()),
    fc.array(fc.nat({ max: 9_999 }), { maxLength: 40 }),
    (word, choices) => {
      const game: GameRun = {
        subject,
        seats,
        input: inputs[tally.games % inputs.length],
        seed: `montan-${word.toString(36)}-seed`,
        choices,
        openEnd: true,
        tally,
        otherSeeds: tally.games === 0,
        depth: depthOf(run, tally),
      };
      const outcome = runGame(game);
      tally.games += 1;
      if (outcome.violation !== undefined) failed = { game, outcome };
      return outcome.violation === undefined;
    },
  );
  fc.check(property, { numRuns: games, seed: randomFrom(runSeed).next() | 0, endOnFailure: true });
  if (failed !== undefined) throw shrunk(failed.game, failed.outcome, run);
  checkWholeRun(subject, seats, runSeed, tally);
}

function depthOf(
  { thoroughEvery = 10, sampleEvery = 50, samples = SAMPLES }: ConformanceRun,
  tally: Tally,
): GameRun["depth"] {
  return ({ types }, random) => {
    const first = tally.isFirst(types);
    return {
      thorough: first || random.below(thoroughEvery) === 0,
      samples: first || random.below(sampleEvery) === 0 ? samples : 0,
    };
  };
}

/** A path ends where it failed, so that moment is checked thoroughly and earlier ones only cheaply. */
function atTheEnd(choices: readonly number[], depth: Depth): GameRun["depth"] {
  return ({ decisions }) => (decisions.length === choices.length ? depth : { thorough: false, samples: 0 });
}

/** How thoroughly a moment must be checked for this check to run again. */
function depthFor(check: Check | undefined, samples: number): Depth {
  const isOneOf = (group: readonly Check[]) => check !== undefined && group.includes(check);
  return {
    thorough: !isOneOf([...GAME_CHECKS, ...STANDING_CHECKS, ...COSTLY_CHECKS]),
    samples: isOneOf(COSTLY_CHECKS) ? samples : 0,
  };
}

/** Lets fast-check shorten and simplify the choices as long as the same check still fails. */
function shrunk(game: GameRun, found: Outcome, run: ConformanceRun): ConformanceFailure {
  const { samples = SAMPLES, shrinkAttempts = SHRINK_ATTEMPTS } = run;
  const depth = depthFor(found.violation?.check, samples);
  let best = found;
  let attempts = 0;
  const failsAlike = (choices: readonly number[]): boolean => {
    attempts += 1;
    if (attempts > shrinkAttempts) return false;
    const outcome = runGame({
      ...game,
      choices,
      openEnd: false,
      tally: new Tally(),
      otherSeeds: found.violation?.check === "seeds-differ",
      depth: atTheEnd(choices, depth),
    });
    if (outcome.violation?.check !== found.violation?.check) return false;
    best = outcome;
    return true;
  };
  const paths = fc.array(fc.nat(), { maxLength: found.choices.length });
  fc.check(
    fc.property(paths, (choices) => !failsAlike(choices)),
    { numRuns: 1, examples: [[[...found.choices]]] },
  );
  return failure(game, best, found.decisions.length);
}

function failure({ subject, seats, input, seed }: GameRun, outcome: Outcome, found: number): ConformanceFailure {
  const { choices, decisions, violation = new Violation("no-exceptions", "nothing failed") } = outcome;
  return new ConformanceFailure(violation, {
    game: subject.game.id,
    seats,
    options: input,
    seed,
    choices,
    decisions,
    found,
  });
}

function playOnly(
  subject: AnySubject,
  run: ConformanceRun,
  only: { seed: string; choices: readonly number[] },
  tally: Tally,
): void {
  const { seats, samples = SAMPLES, options: input } = run;
  const { seed, choices } = only;
  const depth = atTheEnd(choices, { thorough: true, samples });
  const game = { subject, seats, input, seed, choices, openEnd: false, tally, otherSeeds: true, depth };
  const outcome = runGame(game);
  tally.games += 1;
  if (outcome.violation !== undefined) throw failure(game, outcome, outcome.decisions.length);
}

/** Clauses that only many games together can break. */
function checkWholeRun(subject: AnySubject, seats: number, seed: string, tally: Tally): void {
  try {
    checkLanguages(tally);
    checkForced(tally);
  } catch (error) {
    const game = { game: subject.game.id, seats, options: undefined, seed, choices: [], decisions: [] };
    throw error instanceof Violation ? new ConformanceFailure(error, game) : error;
  }
}

/** A term may be the same in two languages, but most sentences must differ. */
function checkLanguages(tally: Tally): void {
  tally.ran("languages", ["run"]);
  const { kinds, same } = tally.languages;
  demand(same.length * 2 <= kinds, "languages", () => {
    return `most things are said the same in English and German: ${same.join(", ")}`;
  });
}

/** A decision with only one answer is not asked, unless not asking would reveal something about a hidden hand. */
function checkForced(tally: Tally): void {
  for (const [type, { times, unexplained }] of tally.askedTypes) {
    tally.ran("forced-decision", [type]);
    demand(times < OFTEN || unexplained < times, "forced-decision", () => {
      return `“${type}” was looked at ${times} times and never had a second answer, whatever others might hold`;
    });
  }
}
