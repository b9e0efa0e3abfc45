import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnyGame, Seat } from "../game.ts";
import { DecisionLog } from "../log.ts";
import { randomFrom } from "../random.ts";
import { exportRecord } from "../record.ts";
import { traceOf } from "./trace.ts";

/** A recorded game that later versions must replay to the same end. */
export interface Fixture {
  readonly name: string;
  readonly seats: number;
  /** The input for `options()`. */
  readonly options?: unknown;
}

const RECORD = ".record";
const TRACE = ".trace";

/** Plays and writes the games that have no record yet. Existing records stay: they are what a released version did. */
export function writeFixtures(game: AnyGame, fixtures: readonly Fixture[], folder: URL): string[] {
  mkdirSync(folder, { recursive: true });
  return fixtures
    .filter(({ name }) => !existsSync(new URL(name + RECORD, folder)))
    .map((fixture) => {
      const record = exportRecord(played(game, fixture));
      writeFileSync(new URL(fixture.name + RECORD, folder), record);
      writeFileSync(new URL(fixture.name + TRACE, folder), traceOf(record, game));
      return fixture.name;
    });
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

/** Every other decision is the sensible default, so that the games get somewhere, the rest is chance. */
function played(game: AnyGame, { name, seats, options }: Fixture) {
  const seed = `${game.id} ${name}`;
  const log = new DecisionLog(game, { options: game.options(options, seats), seats, seed });
  const random = randomFrom(`${seed}/decisions`);
  for (;;) {
    const deciders = game.deciders(log.state);
    if (deciders.length === 0) return log;
    const seat = deciders[random.below(deciders.length)] as Seat;
    const moves = game.legalMoves(log.state, seat);
    log.append(seat, random.below(2) === 0 ? moves[0] : moves[random.below(moves.length)]);
  }
}
