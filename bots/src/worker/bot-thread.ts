import type { Seat } from "@montan/engine";
import type { Progress } from "../bot.ts";
import type { Budget } from "../budget.ts";
import type { BotName } from "../names.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** What a worker of any kind looks like from outside. */
export interface Port {
  post(message: ToWorker): void;
  onMessage(listener: (message: FromWorker) => void): void;
  /** The worker has died. */
  onFailure(listener: (error: Error) => void): void;
}

export interface Question<Move> {
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly budget?: Budget;
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress<Move>): void;
}

interface Waiting {
  resolve(move: unknown): void;
  reject(error: Error): void;
  onProgress?: ((progress: Progress<unknown>) => void) | undefined;
}

/** The asking side of the protocol: bots that think in a worker, so that the caller is not blocked. */
export class BotThread {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(port: Port) {
    this.#port = port;
    port.onMessage((message) => this.#receive(message));
    port.onFailure((error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  think<Move>({ view, signal, onProgress, ...question }: Question<Move>): Promise<Move> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const cancel = () => this.#port.post({ type: "cancel", id });
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener("abort", cancel);
          settle(value);
        };
      this.#waiting.set(id, {
        resolve: settled(resolve as (move: unknown) => void),
        reject: settled(reject),
        onProgress: onProgress as Waiting["onProgress"],
      });
      this.#port.post({
        type: "think",
        id,
        ...question,
        view: JSON.stringify(view),
        ...(onProgress && { progress: true }),
      });
      if (signal?.aborted) cancel();
      else signal?.addEventListener("abort", cancel, { once: true });
    });
  }

  #receive(message: FromWorker): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    if (message.type === "progress") {
      const { move, visits, scores } = message;
      waiting.onProgress?.({ move: JSON.parse(move) as unknown, visits, scores });
      return;
    }
    this.#waiting.delete(message.id);
    if (message.type === "move") waiting.resolve(JSON.parse(message.move));
    else waiting.reject(new Error(message.reason));
  }
}
