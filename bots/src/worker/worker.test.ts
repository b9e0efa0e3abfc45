import { canonical, type Seat } from "@montan/engine";
import { afterAll, describe, expect, it } from "vitest";
import { KNOWLEDGE } from "../knowledge.ts";
import { BotThread } from "./bot-thread.ts";
import { browserBotThread, type WebWorker } from "./browser-thread.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { NodeBotThread } from "./node-thread.ts";
import { Thinker } from "./thinker.ts";

const { game } = KNOWLEDGE.gluckauf;
const state = game.create(game.options(undefined, 2), 2, "worker");
const [seat] = game.deciders(state) as [Seat];
const view = game.view(state, seat);
const legal = game.legalMoves(state, seat).map((move) => canonical(move));
const question = { game: "gluckauf", bot: "expert", seat, view, seed: "s" } as const;

/** Both sides of the protocol in one thread; messages are cloned, as between real ones. */
function inOneThread(): BotThread {
  let listener: (message: FromWorker) => void = () => {};
  const thinker = new Thinker((message) => queueMicrotask(() => listener(structuredClone(message))));
  return new BotThread({
    post: (message) => queueMicrotask(() => thinker.receive(structuredClone(message))),
    onMessage: (given) => {
      listener = given;
    },
    onFailure: () => {},
  });
}

describe("the worker protocol", () => {
  const thread = new NodeBotThread();
  afterAll(() => thread.close());

  it("gives the same answer in a thread of its own as here", async () => {
    const asked = { ...question, budget: { iterations: 5 } };
    const [there, here] = await Promise.all([thread.think(asked), inOneThread().think(asked)]);
    expect(legal).toContain(canonical(there));
    expect(there).toEqual(here);
  });

  it("aborts a search: the answer comes at once and is legal", async () => {
    const controller = new AbortController();
    const scores: (readonly number[])[] = [];
    const move = await thread.think({
      ...question,
      budget: { milliseconds: 600_000 },
      signal: controller.signal,
      onProgress(progress) {
        scores.push(progress.scores);
        controller.abort();
      },
    });
    expect(legal).toContain(canonical(move));
    expect(scores[0]).toHaveLength(2);
  });

  it("answers even if it was aborted before it was asked", async () => {
    // Only aborting can end this search in time.
    const endless = { ...question, budget: { milliseconds: 600_000 }, signal: AbortSignal.abort() };
    expect(legal).toContain(canonical(await inOneThread().think(endless)));
  });

  it("aborts one of several searches, even after another one has answered", async () => {
    const thread = inOneThread();
    const controller = new AbortController();
    const endless = thread.think({
      ...question,
      budget: { milliseconds: 600_000 },
      signal: controller.signal,
    });
    expect(legal).toContain(canonical(await thread.think({ ...question, bot: "random" })));
    controller.abort();
    expect(legal).toContain(canonical(await endless));
  });

  it("aborts nothing that has answered, and ignores later messages of a failed search", async () => {
    const posted: ToWorker[] = [];
    let [say, fail] = [(_: FromWorker) => {}, (_: Error) => {}];
    const thread = new BotThread({
      post: (message) => posted.push(message),
      onMessage: (given) => (say = given),
      onFailure: (given) => (fail = given),
    });
    const controller = new AbortController();
    const heard: unknown[] = [];
    const asked = { ...question, signal: controller.signal, onProgress: (progress: unknown) => heard.push(progress) };
    const answered = thread.think(asked);
    say({ type: "move", id: 1, move: '"pass"' });
    expect(await answered).toBe("pass");
    const failed = thread.think(asked);
    fail(new Error("out of memory"));
    await expect(failed).rejects.toThrow("out of memory");
    say({ type: "progress", id: 2, move: '"pass"', visits: 1, scores: [] });
    controller.abort();
    expect(posted.map(({ type, id }) => `${type} ${id}`)).toEqual(["think 1", "think 2"]);
    expect(heard).toEqual([]);
  });

  it("says why there is no answer", async () => {
    await expect(inOneThread().think({ ...question, game: "chess" })).rejects.toThrow(/chess/);
  });

  it("tells all callers when the worker dies", async () => {
    const mortal = new NodeBotThread();
    const waiting = mortal.think({ ...question, budget: { milliseconds: 600_000 } });
    const told = expect(waiting).rejects.toThrow(/worker ended/);
    await mortal.close();
    await told;
  });

  it("is the same with a Web Worker", async () => {
    const listeners: ((event: { data: FromWorker }) => void)[] = [];
    const thinker = new Thinker((data) => {
      for (const listener of listeners) listener({ data });
    });
    const worker: WebWorker = {
      postMessage: (message: ToWorker) => thinker.receive(message),
      addEventListener(type: "message" | "error", listener: unknown) {
        if (type === "message") listeners.push(listener as (event: { data: FromWorker }) => void);
      },
    };
    const move = await browserBotThread(worker).think({ ...question, budget: { iterations: 2 } });
    expect(legal).toContain(canonical(move));
  });
});
