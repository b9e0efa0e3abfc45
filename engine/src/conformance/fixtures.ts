import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnyGame, Game, Result, Seat } from "../game.ts";
import { DecisionLog } from "../log.ts";
import { type Random, randomFrom } from "../random.ts";
import { exportRecord } from "../record.ts";
import { traceOf } from "./trace.ts";

/** A recorded game that later versions must replay to the same end. */
export interface Fixture {
  readonly name: string;
  readonly seats: number;
  /** The input for `options()`. */
  readonly options?: unknown;
  /** Games are played until one of them ends like this. */
  wanted?(result: Result): boolean;
}

/** Which of the legal moves a recorded player makes. */
export type Chooser<Move> = (moves: readonly Move[], random: Random) => Move;

/** Every other decision is the sensible default, so that the games make progress; the rest is random. */
function halfSensible<Move>(moves: readonly Move[], random: Random): Move {
  return (random.below(2) === 0 ? moves[0] : moves[random.below(moves.length)]) as Move;
}

const RECORD = ".record";
const TRACE = ".trace";

/**
 * Plays and writes the games without a record, and writes missing traces. Existing files stay: they are what a released
 * version did.
 */
export function writeFixtures<State, Move, Options, Event, Pending>(
  game: Game<State, Move, Options, Event, Pending>,
  fixtures: readonly Fixture[],
  folder: URL,
  choose: Chooser<Move> = halfSensible,
): string[] {
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  for (const fixture of fixtures) {
    const [record, trace] = [new URL(fixture.name + RECORD, folder), new URL(fixture.name + TRACE, folder)];
    const recorded = existsSync(record);
    if (recorded && existsSync(trace)) continue;
    if (!recorded) writeFileSync(record, exportRecord(wantedGame(game, fixture, choose)));
    writeFileSync(trace, traceOf(readFileSync(record, "utf8"), game as unknown as AnyGame));
    written.push(fixture.name);
  }
  return written;
}

export interface StoredFixture {
  readonly name: string;
  readonly record: string;
  readonly trace: string;
}

export function readFixtures(folder: URL): StoredFixture[] {
  const names = readdirSync(fileURLToPath(folder)).flatMap((file) =>
    file.endsWith(RECORD) ? [file.slice(0, -RECORD.length)] : [],
  );
  const text = (file: string) => readFileSync(new URL(file, folder), "utf8");
  return names.sort().map((name) => ({ name, record: text(name + RECORD), trace: text(name + TRACE) }));
}

function wantedGame<State, Move, Options, Event, Pending>(
  game: Game<State, Move, Options, Event, Pending>,
  fixture: Fixture,
  choose: Chooser<Move>,
) {
  for (let attempt = 1; ; attempt++) {
    const log = played(game, fixture, `${fixture.name} ${attempt}`, choose);
    if (fixture.wanted?.(game.result(log.state) as Result) ?? true) return log;
  }
}

function played<State, Move, Options, Event, Pending>(
  game: Game<State, Move, Options, Event, Pending>,
  { seats, options }: Fixture,
  seed: string,
  choose: Chooser<Move>,
) {
  const log = new DecisionLog(game, { options: game.options(options, seats), seats, seed });
  const random = randomFrom(`${seed}/decisions`);
  for (let deciders = game.deciders(log.state); deciders.length > 0; deciders = game.deciders(log.state)) {
    const seat = deciders[random.below(deciders.length)] as Seat;
    log.append(seat, choose(game.legalMoves(log.state, seat), random));
  }
  return log;
}
