import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, canonical, type Json, type Seat, sameJson } from "@montan/engine";
import { computed, signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Manner } from "../playable.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { readSettings, type Settings } from "../store/settings.ts";
import { BOT, newMatch, PERSON, plain, quick, type Ways } from "../testing/table.ts";
import type { Thinker } from "../worker/thinker.ts";
import { Match } from "./match.ts";
import { startGame } from "./new-game.ts";
import { Session } from "./session.ts";

afterEach(() => vi.useRealTimers());

interface Seating {
  readonly players?: Parameters<typeof newMatch>[0];
  readonly seed?: string;
  readonly confirm?: Settings["confirm"];
  readonly motion?: number;
  readonly thinker?: Thinker;
  readonly ways?: Ways;
  readonly autoSkip?: boolean;
}

async function sitDown({
  players = [PERSON, BOT],
  seed = "a table",
  confirm = "off",
  motion = 0,
  thinker = quick,
  ways = {},
  autoSkip = true,
}: Seating) {
  const match = await newMatch(players, { seed, ways });
  const settings = signal<Settings>({ ...readSettings(null, []), confirm, autoSkip });
  return new Session(match, { thinker, settings, motion: computed(() => motion) });
}

/** The default answers of the seat at the screen, until another seat is asked. */
async function playTurn(session: Session): Promise<void> {
  const turn = session.match.game.turn?.(session.match.state.value);
  while (session.match.game.turn?.(session.match.state.value) === turn && session.decider !== undefined) {
    const { match, decider } = session;
    await session.offer(match.game.legalMoves(match.state.value, decider as Seat)[0]);
    if (session.doubt.value !== undefined) await session.confirm();
  }
}

/** The first table (by seed) that begins with this seat. */
async function beginningWith(seat: Seat, options: Omit<Seating, "seed">): Promise<Session> {
  for (let number = 0; number < 50; number++) {
    const session = await sitDown({ ...options, seed: `table ${number}` });
    if (session.match.game.deciders(session.match.state.value)[0] === seat) return session;
  }
  throw new Error(`no table begins with seat ${seat}`);
}

describe("one person against bots", () => {
  it("sees the table with the person's eyes and is asked when the bots are done", async () => {
    const session = await beginningWith(1, {});
    expect([session.sitting.value, session.decider]).toEqual([0, undefined]);
    await session.goOn();
    expect(session.decider).toBe(0);
    expect(session.match.moments.value.length).toBeGreaterThan(1);
  });

  it("makes a legal move and lets the bots answer", async () => {
    const session = await beginningWith(0, {});
    await playTurn(session);
    const deciders = session.match.moments.value.map(({ decision }) => decision?.seat);
    expect(deciders).toContain(1);
    expect(session.decider).toBe(0);
  });

  it("takes a double click for one", async () => {
    const session = await beginningWith(0, { players: [PERSON, PERSON] });
    const move = { type: "choose-area", area: "engines" };
    await Promise.all([session.offer(move), session.offer(move)]);
    expect(session.match.moments.value).toHaveLength(2);
    expect(session.refusal.value).toBeUndefined();
  });

  it("explains a move that is not possible and makes nothing", async () => {
    const session = await beginningWith(0, {});
    await session.offer({ type: "choose-area", area: "delivery" });
    expect(session.refusal.value?.code).toBe("delivery-impossible");
    expect(session.match.moments.value).toHaveLength(1);
    session.forget();
    expect(session.refusal.value).toBeUndefined();
  });

  it("ends with a result and asks nobody any more", async () => {
    const session = await sitDown({});
    await session.goOn();
    for (let turn = 0; turn < 300 && !session.over.value; turn++) await playTurn(session);
    expect(session.over.value).toBe(true);
    expect(session.decider).toBeUndefined();
    expect(session.match.stored.value.winners?.length).toBeGreaterThan(0);
  });
});

describe("asking back", () => {
  it("holds a move that reveals something until the person says yes", async () => {
    const session = await beginningWith(0, { confirm: "on" });
    await session.offer({ type: "choose-area", area: "engines" });
    expect(session.doubt.value).toBeUndefined();
    const { match } = session;
    const pay = match.game.legalMoves(match.state.value, 0)[0];
    await session.offer(pay);
    const before = match.moments.value.length;
    while (session.doubt.value === undefined) await session.offer(match.game.legalMoves(match.state.value, 0)[0]);
    expect(session.doubt.value.reveals || session.doubt.value.endsTurn).toBe(true);
    const held = match.moments.value.length;
    session.cancel();
    expect([session.doubt.value, match.moments.value.length]).toEqual([undefined, held]);
    await session.offer(match.game.legalMoves(match.state.value, 0)[0]);
    await session.confirm();
    expect(match.moments.value.length).toBeGreaterThan(before);
  });

  it("never asks when the person does not want it", async () => {
    const session = await beginningWith(0, { confirm: "off" });
    await session.offer({ type: "pass" });
    expect(session.doubt.value).toBeUndefined();
    expect(session.match.moments.value.length).toBeGreaterThan(1);
  });

  it("goes ahead by itself when the time is over, unless it was called back", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(0, { confirm: "timer", players: [PERSON, PERSON] });
    const held = session.match.moments.value.length;
    const ending = { type: "choose-area", area: "engines" };
    await session.offer(ending);
    while (session.doubt.value === undefined)
      await session.offer(session.match.game.legalMoves(session.match.state.value, 0)[0]);
    expect(session.doubt.value.timer).toBeGreaterThan(0);
    const before = session.match.moments.value.length;
    session.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.match.moments.value).toHaveLength(before);
    await session.offer(session.match.game.legalMoves(session.match.state.value, 0)[0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.match.moments.value.length).toBeGreaterThan(Math.max(before, held));
  });

  it("does not run over a warning by a clock", async () => {
    const session = await beginningWith(0, { confirm: "timer" });
    const { game } = session.match;
    const warned = game.legalMoves(session.match.state.value, 0).filter((move) => {
      return game.warnings(game.view(session.match.state.value, 0), 0, move).length > 0;
    });
    expect(warned.length).toBeGreaterThan(0);
    await session.offer(warned[0]);
    expect(session.doubt.value?.warnings.length).toBeGreaterThan(0);
    expect(session.doubt.value?.timer).toBeUndefined();
    session.cancel();
  });
});

describe("taking back", () => {
  it("goes back by a step and to the start of the turn", async () => {
    const session = await beginningWith(0, {});
    const start = canonical(session.match.state.value);
    await session.offer({ type: "choose-area", area: "engines" });
    expect(session.undoable).toBe(1);
    await session.undo("step");
    expect(canonical(session.match.state.value)).toBe(start);
    expect(session.undoable).toBe(0);
  });

  it("breaks off a bot that is thinking about what is taken back", async () => {
    const aborted: boolean[] = [];
    const thinker: Thinker = {
      think: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            aborted.push(true);
            reject(signal.reason);
          });
        }),
    };
    const session = await beginningWith(0, { thinker });
    void session.offer({ type: "pass" });
    await vi.waitFor(() => expect(session.bots.thought.value?.seat).toBe(1));
    await session.undo("step");
    expect(aborted).toEqual([true]);
    expect(session.decider).toBe(0);
    expect(session.trouble.value).toBeUndefined();
  });
});

describe("bots", () => {
  it("are given the view of their seat and nothing else", async () => {
    const views: { readonly viewer?: Json; readonly random?: Json }[] = [];
    const thinker: Thinker = {
      think: (task, thinking) => {
        views.push(task.view as Record<string, Json>);
        return quick.think(task, thinking);
      },
    };
    const session = await beginningWith(1, { thinker });
    await session.goOn();
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) expect([view.viewer, view.random]).toEqual([1, undefined]);
  });

  it("leave each decision to be looked at, until the person is in a hurry", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(1, { motion: 1, players: [PERSON, BOT, BOT] });
    void session.goOn();
    await vi.advanceTimersByTimeAsync(300);
    const shown = session.match.moments.value.length;
    expect(session.decider).toBeUndefined();
    session.bots.hurry();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.match.moments.value.length).toBeGreaterThan(shown);
    expect(session.decider).toBe(0);
  });

  it("that fail are told to the person, who may go on from what is stored", async () => {
    let works = false;
    const thinker: Thinker = {
      think: (task, thinking) => (works ? quick.think(task, thinking) : Promise.reject(new Error("no weights"))),
    };
    const session = await beginningWith(1, { thinker });
    await session.goOn();
    expect(String(session.trouble.value)).toContain("no weights");
    works = true;
    await session.recover();
    expect(session.trouble.value).toBeUndefined();
    expect(session.decider).toBe(0);
  });
});

describe("looking back", () => {
  it("knows what happened since the person's last turn, also in the middle of the next one", async () => {
    const session = await beginningWith(0, {});
    expect(session.lastTurn).toBeUndefined();
    await playTurn(session);
    const since = session.lastTurn as number;
    expect(session.match.moments.value[since]?.decision?.seat).toBe(0);
    expect(session.match.moments.value[since + 1]?.decision?.seat).toBe(1);
    await session.offer({ type: "choose-area", area: "engines" });
    expect(session.decider).toBe(0);
    expect(session.lastTurn).toBe(since);
  });

  it("shows the earlier moment and asks nothing meanwhile", async () => {
    const session = await beginningWith(0, {});
    await playTurn(session);
    session.peek.value = 1;
    expect([session.shown.value, session.decider, session.undoable]).toEqual([1, undefined, 0]);
    session.peek.value = undefined;
    expect(session.decider).toBe(0);
  });
});

describe("what goes on by itself", () => {
  /** Every event of a decision is an act of its own. */
  const acts: Manner["acts"] = (_before, after, events) => events.map((event) => ({ view: after, events: [event] }));
  const two = { players: [PERSON, PERSON], ways: { manner: { acts } }, motion: 1 } as const;
  const onStage = (session: Session) => session.staging.act.value?.events[0];

  it("is shown act by act, and nobody is asked meanwhile", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(0, two);
    void session.offer({ type: "pass" });
    await vi.advanceTimersByTimeAsync(1);
    const { events } = session.match.moments.value.at(-1) ?? { events: [] };
    expect(events.length).toBeGreaterThan(1);
    expect([onStage(session), session.decider]).toEqual([events[0], undefined]);
    const seen = new Set<unknown>();
    for (let time = 0; time < 60_000 && session.staging.act.value !== undefined; time += 100) {
      seen.add(onStage(session));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([...seen]).toEqual(events);
    expect(session.decider).toBe(1);
  });

  it("can be skipped, and looked at again", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(0, two);
    void session.offer({ type: "pass" });
    await vi.advanceTimersByTimeAsync(1);
    session.hurry();
    await vi.advanceTimersByTimeAsync(1);
    expect([onStage(session), session.decider]).toEqual([undefined, 1]);
    expect(session.canLookBack).toBe(true);
    session.lookBack();
    expect(onStage(session)).toBeDefined();
    expect(session.decider).toBeUndefined();
    session.hurry();
    expect(session.decider).toBe(1);
  });

  it("is shown at once where nothing may move", async () => {
    const session = await beginningWith(0, { ...two, motion: 0 });
    await session.offer({ type: "pass" });
    expect([onStage(session), session.decider]).toEqual([undefined, 1]);
  });
});

describe("the obvious", () => {
  /** Nobody needs to be asked where passing is possible. */
  const obvious: Manner["obvious"] = (_view, _seat, moves) =>
    moves.find((move) => (move as { type: string }).type === "pass");

  it("is decided without asking", async () => {
    const session = await beginningWith(0, { ways: { manner: { obvious } } });
    await session.goOn();
    const [, first] = session.match.moments.value;
    expect(first?.decision).toEqual({ seat: 0, move: { type: "pass" } });
  });

  it("is a real question for somebody who takes it back", async () => {
    const engines = { type: "choose-area", area: "engines" };
    const session = await beginningWith(0, {
      ways: { manner: { obvious: (_view, _seat, moves) => moves.find((move) => sameJson(move, engines)) } },
    });
    await session.goOn();
    expect(session.match.moments.value.map(({ decision }) => decision?.move)).toEqual([undefined, engines]);
    await session.undo("step");
    expect([session.match.moments.value.length, session.decider]).toEqual([1, 0]);
  });

  it("that ends the turn is left to somebody who could still take something back", async () => {
    const wild = { type: "choose-area", area: "wild" };
    const payment: Manner["obvious"] = (_view, _seat, moves) =>
      moves.find((move) => (move as { type: string }).type === "pay-workers");
    const ways: Ways = { manner: { obvious: payment }, table: { endsTurn: () => true } };
    const careful = await beginningWith(0, { ways, confirm: "on" });
    await careful.offer(wild);
    await careful.confirm();
    expect([careful.match.moments.value.length, careful.decider]).toEqual([2, 0]);
    const daring = await beginningWith(0, { ways, confirm: "off" });
    await daring.offer(wild);
    expect(daring.match.moments.value.length).toBeGreaterThan(2);
  });

  it("is asked when the person wants to be asked", async () => {
    const session = await beginningWith(0, { ways: { manner: { obvious } }, autoSkip: false });
    await session.goOn();
    expect(session.match.moments.value).toHaveLength(1);
    expect(session.decider).toBe(0);
  });
});

describe("several persons who are asked at once", () => {
  async function choosingSides(): Promise<Session> {
    const store = new MemoryStore();
    const names = ["Anna", "Bruno", "Clara"];
    const id = await startGame(store, {
      game: carnegie as AnyGame,
      options: undefined,
      names,
      players: [PERSON, PERSON, BOT],
      seed: "sides",
    });
    const found = await store.read(id);
    if (found === undefined) throw new Error("no game");
    const match = new Match({ ...plain, game: carnegie as AnyGame }, store, found.game, found.entries);
    const settings = signal<Settings>({ ...readSettings(null, []), confirm: "off" });
    const session = new Session(match, { thinker: carnegieQuick, settings, motion: computed(() => 0) });
    await session.goOn();
    return session;
  }
  const carnegieQuick: Thinker = {
    think: ({ view, seat }) => Promise.resolve(carnegie.legalMoves(view as never, seat)[0]),
  };

  it("need not wait for each other, and see nothing of each other's choices", async () => {
    const session = await choosingSides();
    session.liftCurtain();
    expect([session.decider, session.alsoAsked]).toEqual([0, [1]]);
    await session.offer(session.match.game.legalMoves(session.match.state.value, 0)[0]);
    expect(session.decider).toBe(0);
    session.passTo(1);
    expect([session.arriving.value, session.decider]).toEqual([1, undefined]);
    session.liftCurtain();
    expect([session.decider, session.alsoAsked]).toEqual([1, [0]]);
    session.passTo(2);
    expect(session.decider).toBe(1);
  });
});
