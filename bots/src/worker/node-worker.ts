// The entry of a Node worker thread.
import { parentPort } from "node:worker_threads";
import type { ToWorker } from "./messages.ts";
import { Thinker } from "./thinker.ts";

const thinker = new Thinker((message) => parentPort?.postMessage(message));
parentPort?.on("message", (message: ToWorker) => thinker.receive(message));
