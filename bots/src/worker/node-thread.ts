import { Worker } from "node:worker_threads";
import { BotThread } from "./bot-thread.ts";

/** A Node worker thread with bots in it. */
export class NodeBotThread extends BotThread {
  readonly #worker: Worker;

  constructor() {
    const worker = new Worker(new URL("./node-worker.ts", import.meta.url));
    super({
      post: (message) => worker.postMessage(message),
      onMessage: (listener) => worker.on("message", listener),
      onFailure(listener) {
        worker.on("error", listener);
        worker.on("exit", (code) => listener(new Error(`the bot worker ended with code ${code}`)));
      },
    });
    this.#worker = worker;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
