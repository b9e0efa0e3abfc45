import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, canonical, HIDDEN, type Json, type Seat, sameJson } from "@montan/engine";
import type { State } from "@montan/gluckauf";
import { computed, signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Manner } from "../playable.ts";
import type { Draft, Drafts } from "../store/drafts.ts";
import { LostGame } from "../store/games.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { readSettings, type Settings } from "../store/settings.ts";
import { BOT, newMatch, opened, PERSON, plain, quick, type Ways } from "../testing/table.ts";
import type { Thinker } from "../worker/thinker.ts";
import { LocalMatch } from "./local-match.ts";
import { startGame } from "./new-game.ts";
import { RING } from "./provisional.ts";
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
  readonly guided?: boolean;
  readonly store?: MemoryStore;
  readonly drafts?: Drafts;
}

async function sitDown({
  players = [PERSON, BOT],
  seed = "a table",
  confirm = "off",
  motion = 0,
  thinker = quick,
  ways = {},
  autoSkip = true,
  guided = false,
  store = new MemoryStore(),
  drafts,
}: Seating) {
  const match = await newMatch(players, { seed, ways, store, bots: { thinker } });
  const settings = signal<Settings>({ ...readSettings(null, []), confirm, autoSkip });
  const session = new Session(match, {
    settings,
    motion: computed(() => motion),
    guided: signal(guided),
    ...(drafts && { drafts }),
  });
  session.open();
  return session;
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

/** Keeps every entry from being stored until it is released. */
function holdBack(store: MemoryStore): () => void {
  const append = store.append.bind(store);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  store.append = async (...args) => {
    await released;
    await append(...args);
  };
  return release;
}

/** The standing moves. */
function decided(session: Session): unknown[] {
  return session.match.moments.value.flatMap(({ decision }) => (decision === undefined ? [] : [decision.move]));
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

describe("asking back", () => {
  it("holds a move that reveals something until the person confirms it", async () => {
    const session = await beginningWith(0, { confirm: "ask" });
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

  it("never asks if the person does not want it", async () => {
    const session = await beginningWith(0, { confirm: "off" });
    await session.offer({ type: "pass" });
    expect(session.doubt.value).toBeUndefined();
    expect(session.match.moments.value.length).toBeGreaterThan(1);
  });

  describe("because of a warning alone", () => {
    const ways: Ways = { table: { endsTurn: () => false } };

    /** Legal moves of the first question that reveal nothing, with their warnings. */
    function quiet({ match }: Session) {
      const { game, state } = match;
      const view = game.view(state.value, 0);
      return game
        .legalMoves(view, 0)
        .filter((move) => !game.reveals(view, 0, move))
        .map((move) => ({ move, warnings: game.warnings(view, 0, move) }));
    }

    it("comes before the move is made, says what is wasted, and goes with a no or a yes", async () => {
      const session = await beginningWith(0, { confirm: "ask", ways, players: [PERSON, PERSON] });
      const [warned] = quiet(session).filter(({ warnings }) => warnings.length > 0);
      expect(warned).toBeDefined();
      await session.offer(warned?.move);
      expect(session.doubt.value).toMatchObject({ ...warned, seat: 0, seen: 0, reveals: false, endsTurn: false });
      expect(session.match.version).toBe(0);
      session.cancel();
      expect(session.doubt.value).toBeUndefined();
      await session.confirm();
      expect(session.match.version).toBe(0);
      await session.offer(warned?.move);
      await session.confirm();
      expect([session.doubt.value, session.match.version, decided(session)[0]]).toEqual([undefined, 1, warned?.move]);
    });

    it("does not come if nothing is wasted", async () => {
      const session = await beginningWith(0, { confirm: "ask", ways, players: [PERSON, PERSON] });
      const [fine] = quiet(session).filter(({ warnings }) => warnings.length === 0);
      expect(fine).toBeDefined();
      await session.offer(fine?.move);
      expect([session.doubt.value, session.match.version]).toEqual([undefined, 1]);
    });

    it("gives way to the next attempt", async () => {
      const session = await beginningWith(0, { confirm: "ask", ways, players: [PERSON, PERSON] });
      const moves = quiet(session);
      const warned = moves.find(({ warnings }) => warnings.length > 0);
      const fine = moves.find(({ warnings }) => warnings.length === 0);
      await session.offer(warned?.move);
      await session.offer(fine?.move);
      expect([session.doubt.value, decided(session)]).toEqual([undefined, [fine?.move]]);
    });
  });

  it("warns of waste even if nothing else is asked", async () => {
    const session = await beginningWith(0, { confirm: "provisional" });
    const { game } = session.match;
    const warned = game.legalMoves(session.match.state.value, 0).filter((move) => {
      return game.warnings(game.view(session.match.state.value, 0), 0, move).length > 0;
    });
    expect(warned.length).toBeGreaterThan(0);
    await session.offer(warned[0]);
    expect(session.doubt.value?.warnings.length).toBeGreaterThan(0);
    expect(session.provisional.value).toBeUndefined();
  });
});

describe("what is provisional", () => {
  /** Ends the turn and turns up a card. */
  const lorry = { type: "choose-area", area: "lorries-left" };
  const orders = { type: "choose-area", area: "orders" };
  const two = { players: [PERSON, PERSON], confirm: "provisional" } as const;

  function memoryDrafts(): Drafts {
    const kept = new Map<string, Draft>();
    return {
      read: (id) => kept.get(id),
      write: (id, draft) => (draft === undefined ? kept.delete(id) : kept.set(id, draft)),
    };
  }

  /** The player in the view that is shown instead. */
  const ahead = (session: Session) => session.provisional.value?.ahead;

  it("is shown as far as the person may know, and the match does not know of it", async () => {
    const store = new MemoryStore();
    const session = await beginningWith(0, { ...two, store });
    const top = (session.match.state.value as State).stacks[0]?.cards.at(-2);
    await session.offer(lorry);
    expect(session.provisional.value).toMatchObject({ seat: 0, move: lorry, seen: 0 });
    expect([session.match.version, (await store.read(session.match.id))?.entries]).toEqual([0, []]);
    const view = ahead(session)?.view as State;
    expect(view.players[0]?.miningRow.length).toBe(1);
    expect([top === undefined, view.stacks[0]?.cards.at(-1)]).toEqual([false, HIDDEN]);
    expect(canonical(ahead(session)?.events)).not.toContain("card-turned-up");
  });

  it("settles when its time is over, or on request", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(0, two);
    await session.offer(lorry);
    await vi.advanceTimersByTimeAsync(RING - 1);
    expect(session.match.version).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([decided(session), session.provisional.value]).toEqual([[lorry], undefined]);
    const next = await beginningWith(0, two);
    await next.offer(lorry);
    await next.settle();
    await next.settle();
    expect(decided(next)).toEqual([lorry]);
  });

  it("leaves no trace when it is taken back, and can be restored", async () => {
    vi.useFakeTimers();
    const session = await beginningWith(0, two);
    await session.offer(lorry);
    expect(session.undoable).toBe(1);
    await session.undo("step");
    await vi.advanceTimersByTimeAsync(2 * RING);
    expect([session.provisional.value, session.match.version, session.undoable]).toEqual([undefined, 0, 0]);
    session.redo();
    expect(session.provisional.value?.move).toEqual(lorry);
    session.takeBack();
    await session.offer(orders);
    await session.settle();
    session.redo();
    expect(session.provisional.value).toBeUndefined();
  });

  it("is all that an undo of the turn takes back if it is the whole turn", async () => {
    const session = await beginningWith(0, two);
    await session.offer(lorry);
    await session.undo("turn");
    expect([session.provisional.value, session.refusal.value, session.match.version]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    const ways: Ways = { table: { endsTurn: (_view, _seat, move) => sameType(move, "pay-workers") } };
    const begun = await beginningWith(0, { ...two, ways });
    await begun.offer({ type: "choose-area", area: "wild" });
    await begun.offer(begun.match.game.legalMoves(begun.match.state.value, 0)[0]);
    expect([begun.match.version, begun.undoable]).toEqual([1, 2]);
    await begun.undo("turn");
    expect([begun.provisional.value, decided(begun)]).toEqual([undefined, []]);
  });

  it("cannot be restored once another window has answered its question", async () => {
    const store = new MemoryStore();
    const here = await beginningWith(0, { ...two, store });
    const there = await opened(store, here.match.id);
    await here.offer(lorry);
    here.takeBack();
    expect(here.redoable).toBe(true);
    await there.decide(0, { type: "choose-area", area: "engines" }, 0);
    await vi.waitFor(() => expect(here.match.version).toBe(1));
    expect([here.decider, here.redoable]).toEqual([0, false]);
    here.redo();
    expect(here.provisional.value).toBeUndefined();
  });

  it("settles with the same click again, or with what is tried next", async () => {
    const same = await beginningWith(0, two);
    await same.offer(lorry);
    await same.offer(lorry);
    expect(decided(same)).toEqual([lorry]);
    const other = await beginningWith(0, two);
    await other.offer(lorry);
    other.refuse({ type: "choose-area", area: "delivery" });
    await vi.waitFor(() => expect(decided(other)).toEqual([lorry]));
    expect(other.refusal.value).toBeUndefined();
  });

  it("leads to what follows with one click", async () => {
    const ways: Ways = { table: { endsTurn: () => true } };
    const session = await beginningWith(0, { ...two, ways });
    const wild = { type: "choose-area", area: "wild" };
    await session.offer(wild);
    const [pay] = ahead(session)?.legalMoves ?? [];
    expect(pay).toMatchObject({ type: "pay-workers" });
    await session.offer(pay);
    expect(decided(session)).toEqual([wild]);
    expect(session.provisional.value?.move).toEqual(pay);
  });

  it("survives a reload, unless its turn is over", async () => {
    const store = new MemoryStore();
    const drafts = memoryDrafts();
    const before = await beginningWith(0, { ...two, store, drafts });
    await before.offer(lorry);
    before.close();
    const again = async () => {
      const match = await opened(store, before.match.id);
      const settings = signal<Settings>({ ...readSettings(null, []), confirm: "provisional" });
      const session = new Session(match, { settings, motion: computed(() => 0), drafts });
      session.open();
      if (session.arriving.value !== undefined) session.liftCurtain();
      return session;
    };
    const reloaded = await again();
    expect(reloaded.hasDraft).toBe(true);
    expect(reloaded.provisional.value?.move).toEqual(lorry);
    reloaded.close();
    const elsewhere = await opened(store, before.match.id);
    await elsewhere.decide(0, { type: "choose-area", area: "wild" }, 0);
    await elsewhere.undo(0, "step");
    const changed = await again();
    expect(changed.provisional.value).toMatchObject({ move: lorry, seen: 2 });
    changed.close();
    await (await opened(store, before.match.id)).decide(0, orders, 2);
    const settings = signal(readSettings(null, []));
    const unopened = new Session(await opened(store, before.match.id), { settings, motion: signal(0), drafts });
    expect([unopened.hasDraft, drafts.read(before.match.id)?.move]).toEqual([false, lorry]);
    const late = await again();
    expect(late.hasDraft).toBe(false);
    expect([late.provisional.value, drafts.read(before.match.id)]).toEqual([undefined, undefined]);
    expect(late.match.version).toBe(3);
  });

  it("is dropped when its question is answered in another window", async () => {
    const store = new MemoryStore();
    const here = await beginningWith(0, { ...two, store });
    const there = await opened(store, here.match.id);
    await here.offer(lorry);
    await there.decide(0, orders, 0);
    await vi.waitFor(() => expect(here.match.version).toBe(1));
    await vi.waitFor(() => expect(here.provisional.value).toBeUndefined());
    expect(decided(here)).toEqual([orders]);
  });

  it("may be the obvious end of a turn that could be taken back", async () => {
    const payment: Manner["obvious"] = (_view, _seat, moves) =>
      moves.find((move) => (move as { type: string }).type === "pay-workers");
    const session = await beginningWith(0, {
      ...two,
      ways: {
        manner: { obvious: payment },
        table: { endsTurn: (_view, _seat, move) => sameType(move, "pay-workers") },
      },
    });
    await session.offer({ type: "choose-area", area: "wild" });
    expect([session.match.version, sameType(session.provisional.value?.move, "pay-workers")]).toEqual([1, true]);
    session.takeBack();
    await session.goOn();
    expect([session.match.version, session.provisional.value, session.decider]).toEqual([1, undefined, 0]);
  });

  const sameType = (move: unknown, type: string) => (move as { type?: string } | undefined)?.type === type;
});

describe("taking back", () => {
  it("goes back by one decision and to the start of the turn", async () => {
    const session = await beginningWith(0, {});
    const start = canonical(session.match.state.value);
    await session.offer({ type: "choose-area", area: "engines" });
    expect(session.undoable).toBe(1);
    await session.undo("step");
    expect(canonical(session.match.state.value)).toBe(start);
    expect(session.undoable).toBe(0);
  });

  it("reports that it cannot be stored, and stays as it was", async () => {
    const store = new MemoryStore();
    const session = await beginningWith(0, { store });
    await session.offer({ type: "choose-area", area: "engines" });
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error("the disk is full"));
    await session.undo("step");
    expect(String(session.trouble.value)).toContain("the disk is full");
    expect([session.match.moments.value.length, session.decider, session.undoable]).toEqual([2, 0, 1]);
    store.append = append;
    await session.recover();
    await session.undo("step");
    expect([session.trouble.value, session.match.moments.value.length]).toEqual([undefined, 1]);
  });

  it("aborts a bot that is thinking about what is taken back", async () => {
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
    await vi.waitFor(() => expect(session.match.thought.value?.seat).toBe(1));
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

describe("another window on the same game", () => {
  const engines = { type: "choose-area", area: "engines" };

  async function twoWindows(options: Omit<Seating, "seed" | "store"> = {}) {
    const store = new MemoryStore();
    const here = await beginningWith(0, { ...options, store });
    const there = await opened(store, here.match.id);
    return { store, here, there };
  }

  it("continues: this one follows by itself, and asks nothing that is answered there", async () => {
    const { here, there } = await twoWindows({ confirm: "ask" });
    await here.offer({ type: "pass" });
    expect(here.doubt.value).toBeDefined();
    await there.decide(0, engines, there.version);
    await vi.waitFor(() => expect(here.match.version).toBe(1));
    expect([here.doubt.value, here.decider]).toEqual([undefined, 0]);
    await here.offer(here.match.game.legalMoves(here.match.state.value, 0)[0]);
    await here.confirm();
    expect(here.match.version).toBeGreaterThan(1);
    expect(here.trouble.value).toBeUndefined();
  });

  it("continues from what was refused here, and the refusal disappears", async () => {
    const { here, there } = await twoWindows();
    await here.offer({ type: "choose-area", area: "delivery" });
    expect(here.refusal.value).toBeDefined();
    await there.decide(0, engines, there.version);
    await vi.waitFor(() => expect(here.match.version).toBe(1));
    expect(here.refusal.value).toBeUndefined();
  });

  it("ends the turn: the bots answer here as well, and the person is asked again", async () => {
    const { here, there } = await twoWindows();
    await there.decide(0, { type: "pass" }, there.version);
    await vi.waitFor(() => expect(here.decider).toBe(0));
    expect(here.match.moments.value.map(({ decision }) => decision?.seat)).toContain(1);
  });

  it("answers the obvious at the same time: one answer counts, and no error is shown", async () => {
    const obvious: Manner["obvious"] = (_view, _seat, moves) => moves.find((move) => sameJson(move, engines));
    const { store, here } = await twoWindows({ ways: { manner: { obvious } }, players: [PERSON, PERSON] });
    const append = store.append.bind(store);
    store.append = async (id, at, ...entry) => {
      store.append = append;
      await append(id, at, ...entry);
      await append(id, at, ...entry);
    };
    await here.goOn();
    expect((await store.read(here.match.id))?.entries.length).toBe(here.match.version);
    expect(here.match.version).toBeGreaterThan(0);
    expect([here.refusal.value, here.trouble.value, here.decider]).toEqual([undefined, undefined, 0]);
  });

  it("deletes the game: the person is told, and nothing is made any more", async () => {
    const { store, here } = await twoWindows();
    await store.remove(here.match.id);
    await vi.waitFor(() => expect(here.trouble.value).toBeInstanceOf(LostGame));
    await here.offer(engines);
    expect(here.match.moments.value).toHaveLength(1);
    await here.recover();
    expect(here.trouble.value).toBeInstanceOf(LostGame);
  });

  it("is followed after a suspension without messages, when the person comes back to this one", async () => {
    const { store, here } = await twoWindows();
    await store.append(here.match.id, 0, { seat: 0, move: engines }, { changed: 1, decisions: 1, deciders: [0] });
    here.close();
    const asleep = new Session(here.match, { settings: signal(readSettings(null, [])), motion: signal(0) });
    await asleep.comeBack();
    expect([asleep.match.version, asleep.decider]).toEqual([1, 0]);
    await asleep.comeBack();
    expect(asleep.match.version).toBe(1);
  });

  it("no longer affects one that was left", async () => {
    const { here, there } = await twoWindows();
    here.close();
    await there.decide(0, engines, there.version);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(here.match.version).toBe(0);
  });
});

describe("several people who are asked at once", () => {
  interface Way {
    readonly thinker?: Thinker;
    readonly confirm?: Settings["confirm"];
  }

  async function choosingSides({ thinker = carnegieQuick, confirm = "off" }: Way = {}): Promise<Session> {
    const store = new MemoryStore();
    const names = ["Anna", "Bruno", "Clara"];
    const id = await startGame(store, {
      playable: { ...plain, game: carnegie as AnyGame },
      options: undefined,
      names,
      players: [PERSON, PERSON, BOT],
      seed: "sides",
    });
    const found = await store.read(id);
    if (found === undefined) throw new Error("no game");
    const playable = { ...plain, game: carnegie as AnyGame, table: { ...plain.table, endsTurn: () => true } };
    const match = new LocalMatch(playable, store, found.game, found.entries, { thinker });
    const settings = signal<Settings>({ ...readSettings(null, []), confirm });
    const session = new Session(match, { settings, motion: computed(() => 0) });
    session.open();
    const gone = session.goOn();
    if (thinker === carnegieQuick) await gone;
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
    void session.passTo(1);
    expect([session.arriving.value, session.decider]).toEqual([1, undefined]);
    session.liftCurtain();
    expect([session.decider, session.alsoAsked]).toEqual([1, [0]]);
    void session.passTo(2);
    expect(session.decider).toBe(1);
  });

  it("need not wait for a bot that is asked as well, and cannot take its place", async () => {
    const session = await choosingSides({ thinker: { think: () => new Promise(() => {}) } });
    session.liftCurtain();
    expect(session.match.game.deciders(session.match.state.value)).toEqual([0, 1, 2]);
    expect(session.alsoAsked).toEqual([1]);
  });

  it("may pass on with something provisional: it is made, and the next one's curtain stays down", async () => {
    const session = await choosingSides({ confirm: "provisional" });
    session.liftCurtain();
    await session.offer(session.match.game.legalMoves(session.match.state.value, 0)[0]);
    expect(session.provisional.value).toBeDefined();
    const { version } = session.match;
    await session.passTo(1);
    await session.goOn();
    expect([session.provisional.value, session.match.version]).toEqual([undefined, version + 1]);
    expect([session.arriving.value, session.decider]).toEqual([1, undefined]);
    session.liftCurtain();
    expect(session.decider).toBe(1);
  });
});
