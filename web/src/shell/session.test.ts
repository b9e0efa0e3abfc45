import { type Json, sameJson } from "@montan/engine";
import { signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Manner } from "../playable.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { beginningWith, decided, holdBack, playTurn, sitDown } from "../testing/sitting.ts";
import { BOT, PERSON, quick, type Ways } from "../testing/table.ts";
import type { Thinker } from "../worker/thinker.ts";
import type { Session } from "./session.ts";

afterEach(() => vi.useRealTimers());

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

  it("counts a double click once", async () => {
    const session = await beginningWith(0, { players: [PERSON, PERSON] });
    const move = { type: "choose-area", area: "engines" };
    await Promise.all([session.offer(move), session.offer(move)]);
    expect(session.match.moments.value).toHaveLength(2);
    expect(session.refusal.value).toBeUndefined();
  });

  it("does not lose a click made while the previous one is being stored", async () => {
    const store = new MemoryStore();
    const session = await beginningWith(0, { players: [PERSON, PERSON], store });
    const [first, second] = [{ type: "choose-area", area: "engines" }, await secondMove()];
    const release = holdBack(store);
    const made = [session.offer(first), session.offer(second), session.offer(first)];
    expect(session.match.moments.value).toHaveLength(1);
    release();
    await Promise.all(made);
    expect(decided(session).slice(0, 2)).toEqual([first, second]);
    expect(session.refusal.value).toBeUndefined();

    /** What can be done right after the first move. */
    async function secondMove() {
      const other = await beginningWith(0, { players: [PERSON, PERSON] });
      await other.offer({ type: "choose-area", area: "engines" });
      return other.match.game.legalMoves(other.match.state.value, 0)[0];
    }
  });

  it("takes the same click again as another one, once it is about something later", async () => {
    const session = await beginningWith(0, { players: [PERSON, PERSON] });
    const { match } = session;
    const decide = match.decide.bind(match);
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    match.decide = async (...args) => {
      await decide(...args);
      await told;
    };
    const move = { type: "choose-area", area: "engines" };
    const first = session.offer(move);
    await vi.waitFor(() => expect(match.version).toBe(1));
    const second = session.offer(move);
    tell();
    await Promise.all([first, second]);
    expect([match.version, session.refusal.value?.code]).toEqual([1, "not-now"]);
  });

  it("says why such a click is no longer possible", async () => {
    const store = new MemoryStore();
    const session = await beginningWith(0, { players: [PERSON, PERSON], store });
    const release = holdBack(store);
    const made = [
      session.offer({ type: "choose-area", area: "engines" }),
      session.offer({ type: "choose-area", area: "lorries-left" }),
    ];
    release();
    await Promise.all(made);
    expect(session.match.moments.value).toHaveLength(2);
    expect(session.refusal.value).toBeDefined();
  });

  it("explains an illegal move and makes nothing", async () => {
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
    expect(session.match.game.result(session.match.state.value)?.winners.length).toBeGreaterThan(0);
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

  it("wait until each decision was looked at, unless the person skips", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(1, { motion: 1, players: [PERSON, BOT, BOT] });
    void session.goOn();
    await vi.advanceTimersByTimeAsync(300);
    const shown = session.match.moments.value.length;
    expect(session.decider).toBeUndefined();
    session.hurry();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.match.moments.value.length).toBeGreaterThan(shown);
    expect(session.decider).toBe(0);
  });

  it("wait again after the person has skipped", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(1, { motion: 1, players: [PERSON, BOT, BOT] });
    void session.goOn();
    await vi.advanceTimersByTimeAsync(300);
    session.hurry();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.decider).toBe(0);
    void session.offer({ type: "pass" });
    await vi.advanceTimersByTimeAsync(300);
    const shown = session.match.moments.value.length;
    expect([session.match.moments.value.at(-1)?.decision?.seat, session.decider]).toEqual([1, undefined]);
    await vi.advanceTimersByTimeAsync(300);
    expect(session.match.moments.value).toHaveLength(shown);
  });

  it("do not continue when the page is left while their last decision is looked at", async () => {
    vi.useFakeTimers();
    const obvious: Manner["obvious"] = (_view, _seat, moves) => moves[0];
    const session = await beginningWith(1, { motion: 1, ways: { manner: { obvious } } });
    void session.goOn();
    const asked = () => session.match.game.deciders(session.match.state.value)[0];
    while (asked() !== 0) await vi.advanceTimersByTimeAsync(100);
    const { version } = session.match;
    session.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked(), session.match.version]).toEqual([0, version]);
  });

  it("that fail are reported to the person, who may continue from what is stored", async () => {
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

  it("finds nothing to show before anybody else has decided", async () => {
    const thinker: Thinker = { think: () => new Promise(() => {}) };
    const session = await beginningWith(0, { thinker });
    void session.offer({ type: "pass" });
    await vi.waitFor(() => expect(session.match.thought.value?.seat).toBe(1));
    expect([session.lastTurn, session.canLookBack]).toEqual([undefined, false]);
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

describe("what proceeds by itself", () => {
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

  it("can be skipped, and shown again", async () => {
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

  it("is not shown again as far as the person has seen it: when it was provisional, or being sent", async () => {
    const own: Manner["acts"] = (before, after, events) =>
      acts(before, after, events).map((act, index) => ({ ...act, ...(index === 0 && { own: true as const }) }));
    const ways: Ways = { manner: { acts: own } };
    vi.useFakeTimers();
    const seen = await beginningWith(0, { ...two, ways, confirm: "provisional" });
    const lorry = { type: "choose-area", area: "lorries-left" };
    await seen.offer(lorry);
    expect(seen.provisional.value).toBeDefined();
    void seen.settle();
    await vi.advanceTimersByTimeAsync(1);
    expect(onStage(seen)).toEqual(seen.match.moments.value.at(-1)?.events[1]);

    const sent = await beginningWith(0, { ...two, ways });
    const { match } = sent;
    Object.assign(match, { sent: signal({ view: match.state.value, events: [] }) });
    void match.decide(0, lorry, match.version);
    await vi.advanceTimersByTimeAsync(1);
    expect(onStage(sent)).toEqual(match.moments.value.at(-1)?.events[1]);
  });

  it("is shown at once if nothing may move", async () => {
    const session = await beginningWith(0, { ...two, motion: 0 });
    await session.offer({ type: "pass" });
    expect([onStage(session), session.decider]).toEqual([undefined, 1]);
  });
});

describe("the obvious", () => {
  /** Where passing is possible it is the obvious answer. */
  const obvious: Manner["obvious"] = (_view, _seat, moves) =>
    moves.find((move) => (move as { type: string }).type === "pass");

  it("is decided without asking", async () => {
    const session = await beginningWith(0, { ways: { manner: { obvious } } });
    await session.goOn();
    const [, first] = session.match.moments.value;
    expect(first?.decision).toEqual({ seat: 0, move: { type: "pass" } });
  });

  it("is a real question when its answer was taken back", async () => {
    const engines = { type: "choose-area", area: "engines" };
    const session = await beginningWith(0, {
      ways: { manner: { obvious: (_view, _seat, moves) => moves.find((move) => sameJson(move, engines)) } },
    });
    await session.goOn();
    expect(session.match.moments.value.map(({ decision }) => decision?.move)).toEqual([undefined, engines]);
    await session.undo("step");
    expect([session.match.moments.value.length, session.decider]).toEqual([1, 0]);
  });

  it("that ends the turn is left to a person who could still take something back", async () => {
    const wild = { type: "choose-area", area: "wild" };
    const payment: Manner["obvious"] = (_view, _seat, moves) =>
      moves.find((move) => (move as { type: string }).type === "pay-workers");
    const ways: Ways = { manner: { obvious: payment }, table: { endsTurn: () => true } };
    const careful = await beginningWith(0, { ways, confirm: "ask" });
    await careful.offer(wild);
    await careful.confirm();
    expect([careful.match.moments.value.length, careful.decider]).toEqual([2, 0]);
    const daring = await beginningWith(0, { ways, confirm: "off" });
    await daring.offer(wild);
    expect(daring.match.moments.value.length).toBeGreaterThan(2);
  });

  it("ends a turn without asking if only obvious answers could be taken back", async () => {
    const wild = { type: "choose-area", area: "wild" };
    const pays = (move: unknown) => (move as { type: string }).type === "pay-workers";
    const wildest: Manner["obvious"] = (_view, seat, moves) =>
      seat === 0 ? undefined : moves.find((move) => sameJson(move, wild) || pays(move));
    const ways: Ways = { manner: { obvious: wildest }, table: { endsTurn: (_view, _seat, move) => pays(move) } };
    const session = await beginningWith(0, { players: [PERSON, PERSON], confirm: "ask", ways });
    await session.offer({ type: "pass" });
    await session.confirm();
    const [, first, second] = decided(session);
    expect([first, second !== undefined && pays(second)]).toEqual([wild, true]);
  });

  it("is asked in a guided game", async () => {
    const session = await beginningWith(0, { ways: { manner: { obvious } }, guided: true });
    await session.goOn();
    expect([session.match.moments.value.length, session.decider]).toEqual([1, 0]);
  });

  it("is asked when the person wants to be asked", async () => {
    const session = await beginningWith(0, { ways: { manner: { obvious } }, autoSkip: false });
    await session.goOn();
    expect(session.match.moments.value).toHaveLength(1);
    expect(session.decider).toBe(0);
  });
});
