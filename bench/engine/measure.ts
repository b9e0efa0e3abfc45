import { type AnyGame, DecisionLog, exportRecord, importRecord, type Random, randomFrom } from "@montan/engine";

/** How much is played for one number: after a warm-up round the median of `rounds` rounds of `decisions` each. */
export interface Effort {
  readonly decisions: number;
  readonly rounds: number;
}

export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Mean decisions per game. */
  readonly length: number;
}

export interface Weight {
  readonly meanBytes: number;
  readonly maxBytes: number;
}

/** Plays one random game with the given seed and returns the number of its decisions. */
export type Play = (seed: string) => number;

/** Enough complete games for stable means, few enough to take little time. */
const SAMPLES = 20;

export function randomPlay(game: AnyGame, seats: number): Play {
  const options = game.options(undefined, seats);
  return (seed) => {
    const random = randomFrom(seed);
    let state = game.create(options, seats, seed);
    let decisions = 0;
    for (let seat = decider(game, state, random); seat !== undefined; seat = decider(game, state, random)) {
      state = game.apply(state, seat, pick(game.legalMoves(state, seat), random));
      decisions++;
    }
    return decisions;
  };
}

/** Measures one implementation. */
export class Stopwatch {
  #play: Play;
  #rounds: { games: number; decisions: number; seconds: number }[] = [];

  constructor(play: Play) {
    this.#play = play;
  }

  /** Plays whole games until the wanted number of decisions is reached. */
  round(wanted: number, name: string): void {
    let games = 0;
    let decisions = 0;
    const start = performance.now();
    while (decisions < wanted) {
      decisions += this.#play(`${name}, game ${games}`);
      games++;
    }
    this.#rounds.push({ games, decisions, seconds: (performance.now() - start) / 1000 });
  }

  /** Of the rounds after the first, which is the warm-up. */
  get speed(): Speed {
    const rounds = this.#rounds.slice(1);
    return {
      gamesPerSecond: median(rounds.map(({ games, seconds }) => games / seconds)),
      decisionsPerSecond: median(rounds.map(({ decisions, seconds }) => decisions / seconds)),
      length: median(rounds.map(({ decisions, games }) => decisions / games)),
    };
  }
}

/** All implementations alternate, round by round, so that a busy spell of the machine does not affect only one. */
export function takeTurns(stopwatches: readonly Stopwatch[], { decisions, rounds }: Effort): void {
  for (let index = 0; index <= rounds; index++) {
    for (const stopwatch of stopwatches) stopwatch.round(decisions, `round ${index}`);
  }
}

/** Bytes of the state as JSON, after the deal and after each decision of some games. */
export function weight(game: AnyGame, seats: number): Weight {
  let states = 0;
  let total = 0;
  let maxBytes = 0;
  for (const log of sampleLogs(game, seats)) {
    for (const { state } of log.moments) {
      const bytes = Buffer.byteLength(JSON.stringify(state));
      states++;
      total += bytes;
      maxBytes = Math.max(maxBytes, bytes);
    }
  }
  return { meanBytes: total / states, maxBytes };
}

/** Milliseconds to read the text of a finished game and replay it, every decision checked. */
export function replayTime(game: AnyGame, seats: number, { rounds }: Effort): number {
  const records = sampleLogs(game, seats).map((log) => exportRecord(log));
  const replayAll = () => {
    const start = performance.now();
    for (const record of records) importRecord(record, [game]);
    return (performance.now() - start) / records.length;
  };
  replayAll();
  return median(Array.from({ length: rounds }, replayAll));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new RangeError("the median of nothing");
  return (low + high) / 2;
}

function sampleLogs(game: AnyGame, seats: number): DecisionLog<unknown, unknown, unknown, unknown, unknown>[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const seed = `sample ${index}`;
    const random = randomFrom(seed);
    const log = new DecisionLog(game, { options: game.options(undefined, seats), seats, seed });
    for (let seat = decider(game, log.state, random); seat !== undefined; seat = decider(game, log.state, random)) {
      log.append(seat, pick(game.legalMoves(log.state, seat), random));
    }
    return log;
  });
}

function decider(game: AnyGame, state: unknown, random: Random): number | undefined {
  const seats = game.deciders(state);
  return seats.length > 1 ? seats[random.below(seats.length)] : seats[0];
}

function pick(moves: readonly unknown[], random: Random): unknown {
  return moves[random.below(moves.length)];
}
