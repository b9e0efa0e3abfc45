// The entry of an arena's worker thread: plays the games it is sent, one after another.
import { parentPort } from "node:worker_threads";
import { playBout } from "./bout.ts";
import type { Bout } from "./pairing.ts";

parentPort?.on("message", (bout: Bout) => {
  // A game that throws ends the thread, and the arena is told.
  void playBout(bout).then((result) => parentPort?.postMessage(result));
});
