import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { BotName } from "../names.ts";
import { type Bout, type BoutResult, boutsOf, pairingsOf } from "./pairing.ts";
import { type PairingSummary, ratings, summarise } from "./standings.ts";

export interface ArenaSetup {
  readonly game: string;
  readonly options?: unknown;
  readonly seats: number;
  readonly bots: readonly BotName[];
  /** Games of each pairing. */
  readonly games: number;
  readonly seed: string;
  /** Worker threads; default: all cores. */
  readonly threads?: number;
}

export interface ArenaResult {
  readonly pairings: readonly PairingSummary[];
  readonly ratings: readonly { readonly bot: BotName; readonly elo: number }[];
}

/** A round robin on all cores. The games are the same for the same seed, however many threads play them. */
export async function playArena(
  setup: ArenaSetup,
  onProgress?: (done: number, total: number) => void,
): Promise<ArenaResult> {
  const pairings = pairingsOf(setup.bots, setup.seats);
  const bouts = pairings.flatMap((pairing) => boutsOf(pairing, setup.games, { ...setup, options: setup.options }));
  const results = await playAll(bouts, setup.threads ?? availableParallelism(), onProgress);
  const summaries = pairings.map((pairing) =>
    summarise(
      pairing,
      results.filter(({ bout }) => bout.one === pairing.one && bout.others === pairing.others),
    ),
  );
  return { pairings: summaries, ratings: ratings(setup.bots, summaries, setup.seats) };
}

async function playAll(
  bouts: readonly Bout[],
  threads: number,
  onProgress?: (done: number, total: number) => void,
): Promise<BoutResult[]> {
  const results: BoutResult[] = [];
  let next = 0;
  let done = 0;
  const workers = Array.from(
    { length: Math.min(threads, bouts.length) },
    () => new Worker(new URL("./arena-worker.ts", import.meta.url)),
  );
  const keepBusy = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let number = 0;
      const playNext = () => {
        number = next++;
        const bout = bouts[number];
        if (bout === undefined) resolve();
        else worker.postMessage(bout);
      };
      worker.on("error", reject);
      worker.on("message", (result: BoutResult) => {
        // In the order of the games, whichever finishes first: sums of fractions depend on their order.
        results[number] = result;
        onProgress?.(++done, bouts.length);
        playNext();
      });
      playNext();
    });
  try {
    await Promise.all(workers.map(keepBusy));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
