import type { FromWorker, ToWorker } from "@montan/bots";
import type { WebWorker } from "@montan/bots/browser-thread";
import { describe, expect, it } from "vitest";
import { ThreadThinker } from "./thinker.ts";

const TASK = { game: "gluckauf", bot: "easy", seat: 1, view: { viewer: 1 }, seed: "s" } as const;

type Listener = (event: { data: FromWorker } & { message: string }) => void;

/** A worker that answers when the test says so. */
class FakeWorker implements WebWorker {
  readonly asked: ToWorker[] = [];
  readonly #listeners = new Map<string, Listener>();

  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }

  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as Listener);
  }

  says(data: FromWorker): void {
    this.#listeners.get("message")?.({ data, message: "" });
  }

  dies(message: string): void {
    this.#listeners.get("error")?.({ message, data: { type: "failed", id: 0, reason: message } });
  }
}

function thinkers() {
  const workers: FakeWorker[] = [];
  const thinker = new ThreadThinker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { thinker, workers };
}

const { signal } = new AbortController();

describe("thinking in a worker", () => {
  it("asks with the seat's view as text and gets the move", async () => {
    const { thinker, workers } = thinkers();
    const move = thinker.think(TASK, { signal });
    expect(workers[0]?.asked[0]).toMatchObject({ type: "think", seat: 1, bot: "easy", view: '{"viewer":1}' });
    workers[0]?.says({ type: "move", id: 1, move: '{"type":"pass"}' });
    expect(await move).toEqual({ type: "pass" });
  });

  it("passes progress on and keeps the worker for the next search", async () => {
    const { thinker, workers } = thinkers();
    const futures: number[] = [];
    const first = thinker.think(TASK, { signal, onProgress: (count) => futures.push(count) });
    workers[0]?.says({ type: "progress", id: 1, move: "1", visits: 7, scores: [] });
    workers[0]?.says({ type: "move", id: 1, move: "1" });
    await first;
    const second = thinker.think(TASK, { signal });
    workers[0]?.says({ type: "move", id: 2, move: "2" });
    expect([futures, await second, workers.length]).toEqual([[7], 2, 1]);
  });

  it("aborts a search at once", async () => {
    const { thinker, workers } = thinkers();
    const stop = new AbortController();
    const thought = thinker.think(TASK, { signal: stop.signal });
    stop.abort(new Error("never mind"));
    await expect(thought).rejects.toThrow("never mind");
    expect(workers[0]?.asked.at(-1)).toEqual({ type: "cancel", id: 1 });
    await expect(thinker.think(TASK, { signal: stop.signal })).rejects.toThrow("never mind");
    expect(workers[0]?.asked).toHaveLength(2);
  });

  it("reports an error in the worker, and starts another one for the next search", async () => {
    const { thinker, workers } = thinkers();
    const crashing = thinker.think(TASK, { signal });
    workers[0]?.dies("out of memory");
    await expect(crashing).rejects.toThrow("out of memory");
    const next = thinker.think(TASK, { signal });
    workers[1]?.says({ type: "move", id: 1, move: "3" });
    expect(await next).toBe(3);
  });
});
