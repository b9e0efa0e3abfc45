import { BotThread } from "./bot-thread.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The part of a Web Worker that is used here. */
export interface WebWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: "message", listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: "error", listener: (event: { readonly message?: string }) => void): void;
}

/** Bots in a Web Worker that was started with `browser-worker.ts`. */
export function browserBotThread(worker: WebWorker): BotThread {
  return new BotThread({
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener("message", ({ data }) => listener(data)),
    onFailure: (listener) =>
      worker.addEventListener("error", ({ message }) => listener(new Error(message ?? "the bot worker failed"))),
  });
}
