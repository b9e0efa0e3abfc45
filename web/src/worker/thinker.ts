import type { BotName } from "@montan/bots";
import { browserBotThread, type WebWorker } from "@montan/bots/browser-thread";
import type { Seat } from "@montan/engine";

export interface Task {
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  /** Only what the seat may see. */
  readonly view: unknown;
  /** Seed of the bot's own randomness, never that of the game. */
  readonly seed: string;
}

export interface Thinking {
  readonly signal: AbortSignal;
  /** How many games were simulated so far. */
  onProgress?(futures: number): void;
}

/** Decides for bots. An aborted search rejects with the signal's reason. */
export interface Thinker {
  think(task: Task, thinking: Thinking): Promise<unknown>;
}

/**
 * Thinks in a worker of its own, so that the page never freezes. A worker that died is replaced for the next search.
 */
export class ThreadThinker implements Thinker {
  readonly #start: () => WebWorker;
  #thread: ReturnType<typeof browserBotThread> | undefined;

  constructor(start: () => WebWorker) {
    this.#start = start;
  }

  async think(task: Task, { signal, onProgress }: Thinking): Promise<unknown> {
    signal.throwIfAborted();
    this.#thread ??= browserBotThread(this.#start());
    try {
      const thought = this.#thread.think({ ...task, signal, onProgress: ({ visits }) => onProgress?.(visits) });
      return await Promise.race([thought, brokenOff(signal)]);
    } catch (error) {
      // Aborting only makes the search answer early; anything else may have killed the worker.
      if (!signal.aborted) this.#thread = undefined;
      throw error;
    }
  }
}

function brokenOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

export function botWorker(): WebWorker {
  return new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
}
