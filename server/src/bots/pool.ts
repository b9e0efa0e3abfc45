import { availableParallelism } from "node:os";
import type { BotName } from "@montan/bots";
import { NodeBotThread } from "@montan/bots/node-thread";
import type { AnyGame, Seat } from "@montan/engine";
import { newSecret } from "../secrets.ts";

export interface BotQuestion {
  readonly game: AnyGame;
  readonly bot: BotName;
  readonly seat: Seat;
  readonly view: unknown;
}

export interface BotLimits {
  readonly threads: number;
  /** Time limits of a decision. */
  readonly budgetMs: number;
  /** Time after the budget; then the thread is ended, whatever it is doing. */
  readonly graceMs: number;
}

const USUAL: BotLimits = { threads: Math.max(1, availableParallelism() - 1), budgetMs: 4_000, graceMs: 4_000 };

interface Waiting {
  readonly question: BotQuestion;
  answer(move: unknown): void;
}

/** Threads that think, each about one question at a time; waiting questions are served in order. */
export class BotPool {
  readonly #limits: BotLimits;
  readonly #waiting: Waiting[] = [];
  readonly #idle: NodeBotThread[] = [];
  readonly #threads = new Set<NodeBotThread>();
  #closed = false;

  constructor(limits: Partial<BotLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  /** There is always an answer: if thinking fails, it is the legal move the game lists first. */
  think(question: BotQuestion): Promise<unknown> {
    return new Promise((answer) => {
      this.#waiting.push({ question, answer });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map((thread) => thread.close()));
  }

  #serve(): void {
    if (this.#closed) return;
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#limits.threads ? this.#start() : undefined);
    if (thread === undefined) return;
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else void this.#answer(thread, next);
  }

  #start(): NodeBotThread {
    const thread = new NodeBotThread();
    this.#threads.add(thread);
    return thread;
  }

  async #answer(thread: NodeBotThread, { question, answer }: Waiting): Promise<void> {
    const { game, bot, seat, view } = question;
    const { budgetMs, graceMs } = this.#limits;
    let isAlive = true;
    const controller = new AbortController();
    const cancel = setTimeout(() => controller.abort(), budgetMs);
    const kill = setTimeout(() => {
      isAlive = false;
      this.#threads.delete(thread);
      void thread.close();
    }, budgetMs + graceMs);
    try {
      answer(await thread.think({ game: game.id, bot, seat, view, seed: newSecret(), signal: controller.signal }));
    } catch {
      answer(game.legalMoves(view, seat)[0]);
    } finally {
      clearTimeout(cancel);
      clearTimeout(kill);
      if (isAlive) this.#idle.push(thread);
      this.#serve();
    }
  }
}
