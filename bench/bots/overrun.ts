import { askBot, BOTS } from "@montan/bots";
import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, type Random, randomFrom, type Seat } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";

export interface Overrun {
  readonly level: (typeof LEVELS)[number];
  readonly budget: number;
  /** Milliseconds beyond the budget: of the worst decision, and the mean. */
  readonly worst: number;
  readonly mean: number;
  /**
   * Processor time the worst one used after its last check of the clock that was in time, without waiting for a
   * processor.
   */
  readonly worstAtWork: number;
}

const LEVELS = ["medium", "hard", "expert"] as const;
const BUDGETS = [100, 500];
const DECISIONS = 12;
/** Random decisions between two positions, so that all phases of a game occur. */
const APART = 17;

/** Lets the levels that search decide within a time limit, in positions of random four-player games. */
export async function measureOverrun(id: "carnegie" | "gluckauf"): Promise<Overrun[]> {
  const game = (id === "carnegie" ? carnegie : gluckauf) as unknown as AnyGame;
  const rows: Overrun[] = [];
  for (const level of LEVELS) {
    for (const budget of BUDGETS) {
      const over: number[] = [];
      const atWork: number[] = [];
      for (const { state, seat } of positions(game, randomFrom(`${level} ${budget}`))) {
        const started = performance.now();
        const watch = watchClock(started + budget);
        await askBot(BOTS[level], game, state, seat, randomFrom("clock"), {
          budget: { milliseconds: budget },
          signal: watch.signal,
        });
        over.push(Math.max(0, performance.now() - started - budget));
        atWork.push(watch.workSince());
      }
      rows.push({
        level,
        budget,
        worst: Math.max(...over),
        mean: over.reduce((sum, ms) => sum + ms, 0) / over.length,
        worstAtWork: Math.max(...atWork),
      });
    }
  }
  return rows;
}

/** A signal that never aborts, but records the processor time at every check of the clock until `deadline`. */
function watchClock(deadline: number): { signal: AbortSignal; workSince(): number } {
  let inTime = process.threadCpuUsage();
  const signal = {
    get aborted() {
      if (performance.now() <= deadline) inTime = process.threadCpuUsage();
      return false;
    },
  } as AbortSignal;
  return {
    signal,
    workSince() {
      if (performance.now() <= deadline) return 0;
      const { user, system } = process.threadCpuUsage(inTime);
      return (user + system) / 1000;
    },
  };
}

function positions(game: AnyGame, random: Random): { state: unknown; seat: Seat }[] {
  const found: { state: unknown; seat: Seat }[] = [];
  let state = game.create(game.options(undefined, 4), 4, "clock");
  for (let count = 1; found.length < DECISIONS; count++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) {
      state = game.create(game.options(undefined, 4), 4, `clock ${count}`);
      continue;
    }
    const moves = game.legalMoves(state, seat);
    if (count % APART === 0 && moves.length > 1) found.push({ state, seat });
    state = game.apply(state, seat, moves[random.below(moves.length)]);
  }
  return found;
}
