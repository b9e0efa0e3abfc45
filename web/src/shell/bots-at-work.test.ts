import type { Seat } from "@montan/engine";
import { describe, expect, it, vi } from "vitest";
import { MemoryStore } from "../store/memory-store.ts";
import { BOT, newMatch, opened, PERSON, playOne, quick } from "../testing/table.ts";
import type { Task, Thinker } from "../worker/thinker.ts";
import type { LocalMatch } from "./local-match.ts";

/** Until the only person, in the last seat, is not asked any more. */
async function botsAsked(match: LocalMatch): Promise<void> {
  while (match.game.deciders(match.state.value)[0] === 2) await playOne(match);
}

/** Never answers; aborting rejects it, as in a real worker. */
function brooding(): { readonly thinker: Thinker; readonly aborted: string[] } {
  const aborted: string[] = [];
  const thinker: Thinker = {
    think: (_, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress?.(7);
        signal.addEventListener("abort", () => {
          aborted.push(String(signal.reason));
          reject(signal.reason as Error);
        });
      }),
  };
  return { thinker, aborted };
}

describe("the bots of a match", () => {
  it("decide one after the other, each when the previous decision was looked at, until a person is asked", async () => {
    const match = await newMatch([BOT, BOT, PERSON], { bots: { thinker: quick } });
    await botsAsked(match);
    const looked: number[] = [];
    const start = match.version;
    match.attend({
      heard: () => {},
      elsewhere: () => {},
      async ready() {
        await Promise.resolve();
        looked.push(match.version);
      },
    });
    await match.others();
    expect(match.game.deciders(match.state.value)).toEqual([2]);
    expect(looked).toEqual(Array.from({ length: match.version - start }, (_, index) => start + index + 1));
    expect(match.thought.value).toBeUndefined();
  });

  it("are shown as thinking while they are asked, even while the previous decision is looked at", async () => {
    const match = await newMatch([BOT, BOT, PERSON], { bots: { thinker: quick } });
    await botsAsked(match);
    const said: (readonly [thinking: Seat | undefined, asked: Seat | undefined])[] = [];
    match.attend({
      heard: () => {},
      elsewhere: () => {},
      ready() {
        const [asked] = match.game.deciders(match.state.value);
        said.push([match.thought.value?.seat, asked === 2 ? undefined : asked]);
        return Promise.resolve();
      },
    });
    await match.others();
    expect(said.length).toBeGreaterThan(1);
    for (const [thinking, asked] of said) expect(thinking).toBe(asked);
  });

  it("are asked again, without an error, when their answer comes too late", async () => {
    const seen: number[] = [];
    const overtaken: Thinker = {
      think: async (task, hearing) => {
        seen.push(match.version);
        const move = await quick.think(task, hearing);
        // Another window is faster, once.
        if (seen.length === 1) await match.decide(task.seat, move, match.version);
        return move;
      },
    };
    const match = await newMatch([BOT, BOT, PERSON], { bots: { thinker: overtaken } });
    await botsAsked(match);
    const start = match.version;
    await match.others();
    expect(seen.slice(0, 2)).toEqual([start, start + 1]);
    expect(match.game.deciders(match.state.value)).toEqual([2]);
  });

  it("are asked again when another window was faster", async () => {
    const store = new MemoryStore();
    let there: LocalMatch | undefined;
    const overtaken: Thinker = {
      think: async (task, hearing) => {
        const move = await quick.think(task, hearing);
        if (there?.version === match.version) await there.decide(task.seat, move, there.version);
        return move;
      },
    };
    const match = await newMatch([BOT, BOT, PERSON], { store, bots: { thinker: overtaken } });
    await botsAsked(match);
    there = await opened(store, match.id);
    await match.others();
    expect(match.game.deciders(match.state.value)).toEqual([2]);
    expect((await store.read(match.id))?.entries).toHaveLength(match.version);
  });

  it("stop thinking about what another window has decided", async () => {
    const { thinker, aborted } = brooding();
    const store = new MemoryStore();
    const match = await newMatch([BOT, BOT, PERSON], { store, bots: { thinker } });
    await botsAsked(match);
    const there = await opened(store, match.id, { bots: { thinker: quick } });
    const waiting = match.others();
    await there.others();
    await match.refresh();
    await waiting;
    expect([aborted.length, match.thought.value, match.version]).toEqual([1, undefined, there.version]);
  });

  it("do not decide any more when the search was aborted, even with an answer", async () => {
    const unruly: Thinker = {
      think: ({ view }, { signal }) =>
        new Promise((resolve) => {
          const answer = () => resolve(match.game.legalMoves(view, match.game.deciders(view)[0] as number)[0]);
          signal.addEventListener("abort", answer);
        }),
    };
    const match: LocalMatch = await newMatch([BOT, BOT, PERSON], { bots: { thinker: unruly } });
    await botsAsked(match);
    const { version } = match;
    const leave = match.attend({ heard: () => {}, elsewhere: () => {}, ready: () => Promise.resolve() });
    const waiting = match.others();
    leave();
    await waiting;
    expect(match.version).toBe(version);
  });

  it("stop thinking when the audience leaves, and start again for the next one", async () => {
    const { thinker, aborted } = brooding();
    const bots = { thinker };
    const match = await newMatch([BOT, BOT, PERSON], { bots });
    await botsAsked(match);
    const { version } = match;
    const [asked] = match.game.deciders(match.state.value);
    const audience = { heard: () => {}, elsewhere: () => {}, ready: () => Promise.resolve() };
    const leave = match.attend(audience);
    const waiting = match.others();
    expect(match.thought.value).toEqual({ seat: asked, futures: 7 });
    leave();
    await waiting;
    expect([aborted.length, match.thought.value, match.version]).toEqual([1, undefined, version]);
    bots.thinker = quick;
    match.attend(audience);
    await match.others();
    expect(match.game.deciders(match.state.value)).toEqual([2]);
  });

  it("go on thinking for the next audience, although their last search is aborted only then", async () => {
    const { thinker, aborted } = brooding();
    const match = await newMatch([BOT, BOT, PERSON], { bots: { thinker } });
    await botsAsked(match);
    const audience = { heard: () => {}, elsewhere: () => {}, ready: () => Promise.resolve() };
    const leave = match.attend(audience);
    const before = match.others();
    leave();
    const leaveAgain = match.attend(audience);
    const waiting = match.others();
    await before;
    expect([aborted.length, match.thought.value?.futures]).toEqual([1, 7]);
    leaveAgain();
    await waiting;
    expect([aborted.length, match.thought.value]).toEqual([2, undefined]);
  });

  it("are asked once at a time, however many callers wait for them", async () => {
    const think = vi.fn(quick.think);
    const match = await newMatch([BOT, BOT, PERSON], { bots: { thinker: { think } } });
    await botsAsked(match);
    const start = match.version;
    await Promise.all([match.others(), match.others()]);
    expect(think).toHaveBeenCalledTimes(match.version - start);
  });

  it("do not decide where nobody lets them think", async () => {
    const match = await newMatch([BOT, BOT, PERSON]);
    await botsAsked(match);
    const { version } = match;
    await match.others();
    expect(match.version).toBe(version);
  });

  it("have their own random numbers, independent of the game's seed", async () => {
    const tasks: Task[] = [];
    const thinker: Thinker = {
      think: (task, thinking) => {
        tasks.push(task);
        return quick.think(task, thinking);
      },
    };
    for (let table = 0; table < 2; table++) {
      const match = await newMatch([BOT, BOT, PERSON], { seed: "the same", bots: { thinker } });
      await botsAsked(match);
      await match.others();
    }
    const seeds = tasks.map(({ seed }) => seed);
    expect(seeds.length).toBeGreaterThan(1);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.filter((seed) => seed.includes("the same"))).toEqual([]);
  });
});
