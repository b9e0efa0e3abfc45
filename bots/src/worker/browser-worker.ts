// The entry of a browser's Web Worker: new Worker(new URL(…, import.meta.url), { type: "module" }).
import type { FromWorker, ToWorker } from "./messages.ts";
import { Thinker } from "./thinker.ts";

/** The part of a Web Worker's global object that is used here. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: { readonly data: ToWorker }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const thinker = new Thinker((message) => scope.postMessage(message));
scope.addEventListener("message", ({ data }) => thinker.receive(data));
