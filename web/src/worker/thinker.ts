import type { BotName } from "@montan/bots";
import { browserBotThread, type WebWorker } from "@montan/bots/browser-thread";
import type { Seat } from "@montan/engine";

export interface Task {
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  /** What the seat may see, nothing more. */
  readonly view: unknown;
  /** Of the bot's own chance, never the seed of the game. */
  readonly seed: string;
}

export interface Thinking {
  readonly signal: AbortSignal;
  /** How many possible futures were tried so far. */
  onProgress?(futures: number): void;
}

/** Somebody who decides for bots. A thought that is broken off rejects with the signal's reason. */
export interface Thinker {
  think(task: Task, thinking: Thinking): Promise<unknown>;
}

/** Thinks in a thread of its own, so that the page never freezes. A thread that died is replaced for the next thought. */
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
      // Breaking off only makes the search answer early; anything else may have killed the thread.
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
