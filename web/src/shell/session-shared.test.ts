import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, sameJson } from "@montan/engine";
import { computed, signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import type { Manner } from "../playable.ts";
import { LostGame } from "../store/games.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { readSettings, type Settings } from "../store/settings.ts";
import { beginningWith, type Seating } from "../testing/sitting.ts";
import { BOT, opened, PERSON, plain } from "../testing/table.ts";
import type { Thinker } from "../worker/thinker.ts";
import { LocalMatch } from "./local-match.ts";
import { startGame } from "./new-game.ts";
import { Session } from "./session.ts";

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
