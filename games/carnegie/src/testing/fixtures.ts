import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, canonical, type DecisionLog, importRecord, type ScoreSheet } from "@montan/engine";
import { game } from "../game.ts";
import type { State } from "../state.ts";

export const FIXTURES = join(import.meta.dirname, "../../fixtures");
export const EXPECTED = join(FIXTURES, "expected.json");
const RECORD = ".record.txt";

/** What a recorded game must come to, whatever happens to the code. */
export interface Outcome {
  readonly decisions: number;
  readonly winners: readonly (number | string)[];
  readonly totals: readonly number[];
  /** Of the final state. */
  readonly state: string;
  /** Of every view of every seat and of a spectator, after every decision. */
  readonly views: string;
}

export function recordNames(): string[] {
  return readdirSync(FIXTURES)
    .filter((file) => file.endsWith(RECORD))
    .map((file) => file.slice(0, -RECORD.length))
    .sort();
}

export function recordPath(name: string): string {
  return join(FIXTURES, `${name}${RECORD}`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** Replays a record by the rules and says what it came to. */
export function outcomeOf(record: string): Outcome {
  const log = importRecord(record, [game as AnyGame]) as unknown as DecisionLog<
    State,
    unknown,
    unknown,
    unknown,
    unknown
  >;
  const end = log.state;
  const result = game.result(end);
  if (result === undefined) throw new Error("the recorded game is not over");
  return {
    decisions: log.decisions.length,
    winners: result.winners,
    totals: result.sheets.map(({ total }: ScoreSheet) => total),
    state: sha256(canonical(end)),
    views: sha256(allViews(log)),
  };
}

function allViews(log: DecisionLog<State, unknown, unknown, unknown, unknown>): string {
  const { options, seats, seed } = log.setup;
  const viewers = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
  const hash = createHash("sha256");
  let state = game.create(options as Parameters<typeof game.create>[0], seats, seed);
  for (const { seat, move } of log.decisions) {
    state = game.apply(state, seat, move as Parameters<typeof game.apply>[2]);
    for (const viewer of viewers) hash.update(canonical(game.view(state, viewer)));
  }
  return hash.digest("hex");
}
