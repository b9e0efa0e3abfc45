import { canonical, HIDDEN } from "@montan/engine";
import type { State } from "@montan/gluckauf";
import { computed, signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Manner } from "../playable.ts";
import type { Draft, Drafts } from "../store/drafts.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { readSettings, type Settings } from "../store/settings.ts";
import { beginningWith, decided } from "../testing/sitting.ts";
import { opened, PERSON, type Ways } from "../testing/table.ts";
import type { Thinker } from "../worker/thinker.ts";
import { RING } from "./provisional.ts";
import { Session } from "./session.ts";

afterEach(() => vi.useRealTimers());

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
