import type { Seat } from "../game.ts";
import { canonical } from "../json.ts";
import type { Decision } from "../log.ts";

/** Run once per game. */
export const GAME_CHECKS = ["options", "create", "generator", "replay", "record", "versions", "ends"] as const;

/** Run once per run, over all games together. */
const RUN_CHECKS = ["seeds-differ", "languages", "forced-decision"] as const;

/** Run on everything the game returns. */
const PROBE_CHECKS = ["plain-json", "inputs-unchanged", "no-exceptions"] as const;

/** Run after every decision. */
export const STANDING_CHECKS = [
  "deciders",
  "pending",
  "legal-moves",
  "distinct-moves",
  "sheets",
  "result",
  "invariants",
  "turn",
] as const;

/** Run at moments that are checked thoroughly. */
const THOROUGH_CHECKS = [
  "legal-applies",
  "canonical-moves",
  "silent-apply",
  "decide",
  "refusals",
  "malformed",
  "refusal-reason",
  "not-asked",
  "warnings",
  "describe",
  "describe-events",
  "describe-refusals",
  "view-whitelist",
  "view-shape",
  "view-deciders",
  "view-result",
  "view-pending",
  "view-moves",
  "view-other-seat",
  "view-reveals",
  "view-foresees",
  "view-apply",
  "view-hidden",
  "view-score",
  "view-idempotent",
  "view-chance",
  "view-finished",
  "events",
  "redact",
  "redact-whitelist",
  "rehide",
  "twin-view",
  "twin-asked",
  "twin-moves",
  "twin-events",
  "twin-refusals",
] as const;

/** Run at the few moments where deals are sampled and decisions taken back. */
export const COSTLY_CHECKS = [
  "undo",
  "sample-view",
  "sample-whole",
  "sample-playable",
  "sample-varies",
  "sample-playout",
] as const;

/** Every clause of the contract that can be broken, by the name a failure carries. */
export const CHECKS = [
  ...GAME_CHECKS,
  ...RUN_CHECKS,
  ...PROBE_CHECKS,
  ...STANDING_CHECKS,
  ...THOROUGH_CHECKS,
  ...COSTLY_CHECKS,
] as const;

export type Check = (typeof CHECKS)[number];

/** A broken clause, before the runner knows how the game got there. */
export class Violation extends Error {
  readonly check: Check;
  /** How many decisions led to the moment that broke it, unless it is the last one. */
  readonly after: number | undefined;

  constructor(check: Check, problem: string, { after, ...options }: ErrorOptions & { after?: number } = {}) {
    super(problem, options);
    this.check = check;
    this.after = after;
  }
}

export function demand(holds: boolean, check: Check, problem: () => string): void {
  if (!holds) throw new Violation(check, problem());
}

/** An exception where the contract allows none. */
export function unforeseen(error: unknown, check: Check = "no-exceptions"): Violation {
  if (error instanceof Violation) return error;
  return new Violation(check, String(error), { cause: error });
}

export interface FailureCase {
  readonly game: string;
  readonly seats: number;
  /** The input given to `options()`. */
  readonly options: unknown;
  readonly seed: string;
  readonly choices: readonly number[];
  readonly decisions: readonly Decision<unknown>[];
  /** How many decisions the path had before it was shrunk; missing when only the whole run shows the failure. */
  readonly found?: number;
}

/** Thrown when the game breaks a clause: enough to play the failing moment again. */
export class ConformanceFailure extends Error {
  readonly check: Check;
  readonly problem: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  readonly choices: readonly number[];
  readonly decisions: readonly Decision<unknown>[];

  constructor(violation: Violation, failed: FailureCase) {
    super(told(violation, failed), { cause: violation });
    this.name = "ConformanceFailure";
    this.check = violation.check;
    this.problem = violation.message;
    this.seed = failed.seed;
    this.seats = failed.seats;
    this.options = failed.options;
    this.choices = failed.choices;
    this.decisions = failed.decisions;
  }
}

function told(violation: Violation, failed: FailureCase): string {
  const { game, seats, options, seed, choices, decisions, found } = failed;
  const broken = `${game} breaks “${violation.check}”: ${violation.message}`;
  const word = JSON.stringify(seed);
  if (found === undefined) return `${broken}\n  over a whole run with seed ${word} and ${seats} seats`;
  const given = options === undefined ? "" : `, options: ${canonical(options)}`;
  const only = `{ seed: ${word}, choices: ${JSON.stringify(choices)} }`;
  return [
    broken,
    `  seed ${word}, ${seats} seats${given}`,
    `  after ${decisions.length} decisions (shrunk from ${found}):`,
    ...decisions.map(({ seat, move }) => `    ${seat} ${canonical(move)}`),
    `  again: checkConformance(subject, { seats: ${seats}, games: 1${given}, only: ${only} })`,
  ].join("\n");
}

const LONGEST_QUOTE = 400;

/** A value for a message: canonical, and cut if it is too long. */
export function quote(value: unknown): string {
  const text = canonical(value);
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}

export function whose(seat: Seat | undefined): string {
  return seat === undefined ? "the spectator" : `seat ${seat}`;
}
