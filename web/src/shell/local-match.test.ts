import { IllegalMove, importRecord, randomFrom } from "@montan/engine";
import { describe, expect, it, vi } from "vitest";
import { LostGame } from "../store/games.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { BOT, newMatch, opened, PERSON, plain, playOne } from "../testing/table.ts";
import type { Moment } from "./match.ts";

const ENGINES = { type: "choose-area", area: "engines" };

/** Holds back the result of a store's method until it is released. */
function held<Method extends "read" | "append">(store: MemoryStore, method: Method): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = store[method].bind(store) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(store, {
    async [method](...args: unknown[]) {
      const brought = method === "read" ? await work(...args) : undefined;
      await released;
      return brought ?? work(...args);
    },
  });
  return release;
}

describe("a match", () => {
  it("is after a reload exactly where it was, in the middle of a turn", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, BOT, BOT], { store });
    const random = randomFrom("reload");
    for (let decision = 0; decision < 23; decision++) await playOne(match, random);
    const again = await opened(store, match.stored.value.id);
    expect(again.state.value).toEqual(match.state.value);
    expect(again.moments.value).toEqual(match.moments.value);
    expect(again.stored.value.decisions).toBe(23);
  });

  it("shows a decision only once it is stored", async () => {
    const store = new MemoryStore();
    const release = held(store, "append");
    const match = await newMatch([PERSON, PERSON], { store });
    const decided = playOne(match);
    await Promise.resolve();
    expect([match.moments.value.length, match.version]).toEqual([1, 0]);
    release();
    await decided;
    expect([match.moments.value.length, match.version]).toEqual([2, 1]);
    expect((await store.read(match.stored.value.id))?.entries).toHaveLength(1);
  });

  it("drops what could not be stored", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    await playOne(match);
    const before = match.state.value;
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error("the disk is full"));
    await expect(playOne(match)).rejects.toThrow("the disk is full");
    expect(match.state.value).toEqual(before);
    store.append = append;
    await playOne(match);
    expect(match.moments.value).toHaveLength(3);
  });

  it("learns that another window has continued the game, and loads that", async () => {
    const store = new MemoryStore();
    const here = await newMatch([PERSON, PERSON], { store });
    const there = await opened(store, here.stored.value.id);
    await playOne(there);
    await expect(playOne(here)).rejects.toMatchObject({ code: "stale" });
    expect(here.state.value).toEqual(there.state.value);
    await playOne(there, randomFrom("more"));
    expect(await here.refresh()).toBe(true);
    expect(here.state.value).toEqual(there.state.value);
    expect(await here.refresh()).toBe(false);
  });

  it("loses no decision that is made while it reads the store", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    await playOne(match);
    const release = held(store, "read");
    const refreshed = match.refresh();
    const decided = playOne(match, randomFrom("meanwhile"));
    release();
    await Promise.all([refreshed, decided]);
    expect(match.moments.value).toHaveLength(3);
    expect(match.version).toBe((await store.read(match.id))?.entries.length);
  });

  it("shows nothing that is not stored yet while the store is read", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    const release = held(store, "append");
    const decided = playOne(match);
    const refreshed = match.refresh();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(match.moments.value).toHaveLength(1);
    release();
    await Promise.all([decided, refreshed]);
    expect(match.moments.value).toHaveLength(2);
  });

  it("takes nothing back if that could not be stored", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    const [seat = 0] = match.game.deciders(match.state.value);
    await match.decide(seat, ENGINES, match.version);
    const { value: before } = match.state;
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error("the disk is full"));
    await expect(match.undo(seat, "step")).rejects.toThrow("the disk is full");
    expect(match.state.value).toEqual(before);
    expect([match.version, match.undoable(seat)]).toEqual([1, 1]);
    store.append = append;
    await match.undo(seat, "step");
    expect([match.version, match.moments.value.length]).toEqual([2, 1]);
  });

  it("stays as it is when the store does not answer at all", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    store.append = () => Promise.reject(new Error("the disk is full"));
    store.read = () => Promise.reject(new Error("no disk"));
    await expect(playOne(match)).rejects.toThrow("the disk is full");
    expect([match.version, match.moments.value.length]).toEqual([0, 1]);
  });

  it("refuses what the rules forbid and stays as it is", async () => {
    const match = await newMatch([PERSON, PERSON]);
    const [seat = 0] = match.game.deciders(match.state.value);
    await expect(match.decide(1 - seat, { type: "pass" }, 0)).rejects.toThrow(IllegalMove);
    await expect(match.decide(seat, { type: "end-turn" }, 0)).rejects.toThrow(IllegalMove);
    expect(match.moments.value).toHaveLength(1);
  });

  it("refuses a decision that was made for an older version", async () => {
    const match = await newMatch([PERSON, PERSON]);
    await playOne(match);
    const [seat = 0] = match.game.deciders(match.state.value);
    const [move] = match.game.legalMoves(match.state.value, seat);
    await expect(match.decide(seat, move, 0)).rejects.toMatchObject({ code: "stale" });
  });

  it("takes decisions back, tells the rest, and stores that too", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    const [seat = 0] = match.game.deciders(match.state.value);
    const before = match.state.value;
    await match.decide(seat, ENGINES, match.version);
    expect(match.undoable(seat)).toBe(1);
    await match.undo(seat, "step");
    expect(match.state.value).toEqual(before);
    expect(match.moments.value).toHaveLength(1);
    const again = await opened(store, match.stored.value.id);
    expect(again.version).toBe(match.version);
    expect(again.state.value).toEqual(before);
  });

  it("writes a record that anybody can check", async () => {
    const match = await newMatch([PERSON, BOT]);
    for (let decision = 0; decision < 9; decision++) await playOne(match);
    const log = importRecord(match.record(), [plain.game]);
    expect(log.state).toEqual(match.state.value);
    expect(log.setup).toMatchObject({ names: ["Player 1", "Player 2"], players: ["person", "random"] });
  });
});

describe("two windows on one game", () => {
  async function windows(players = [PERSON, PERSON]) {
    const store = new MemoryStore();
    const here = await newMatch(players, { store });
    const there = await opened(store, here.id);
    const heard: Moment[] = [];
    const told = vi.fn();
    const leave = here.attend({
      heard: (before, moment) => heard.push(before, moment),
      elsewhere: told,
      ready: () => Promise.resolve(),
    });
    return { store, here, there, heard, told, leave };
  }

  it("the one left behind is told, and loads what happened as events", async () => {
    const { here, there, heard, told } = await windows();
    const [deal] = here.moments.value;
    await playOne(there);
    expect(told).toHaveBeenCalled();
    expect(here.moments.value).toHaveLength(1);
    await here.refresh();
    expect(here.moments.value).toEqual(there.moments.value);
    expect(here.moments.value[0]).toBe(deal);
    expect(heard).toEqual([deal, here.moments.value[1]]);
    await playOne(here);
    expect(here.version).toBe(2);
  });

  it("loads what was taken back there", async () => {
    const { here, there, heard } = await windows();
    const [seat = 0] = here.game.deciders(here.state.value);
    await there.decide(seat, ENGINES, there.version);
    await here.refresh();
    heard.length = 0;
    await there.undo(seat, "step");
    await there.decide(seat, { type: "choose-area", area: "wild" }, there.version);
    await here.refresh();
    expect(here.moments.value).toEqual(there.moments.value);
    expect([here.version, here.moments.value.length, heard.length]).toEqual([3, 2, 0]);
  });

  it("is told nothing after it has left", async () => {
    const { here, there, heard, told, leave } = await windows();
    leave();
    await playOne(there);
    await here.refresh();
    await playOne(here);
    expect([told.mock.calls.length, heard.length]).toEqual([0, 0]);
  });

  it("says so when the game was deleted there", async () => {
    const { store, here, told } = await windows();
    await store.remove(here.id);
    expect(told).toHaveBeenCalled();
    await expect(here.refresh()).rejects.toThrow(LostGame);
    await expect(playOne(here)).rejects.toThrow(LostGame);
    expect(here.moments.value).toHaveLength(1);
  });

  it("keeps what the other one has stored about the game", async () => {
    const { here, there } = await windows();
    await there.note((stored) => ({ ...stored, guided: true }));
    expect(await here.refresh()).toBe(false);
    expect(here.stored.value.guided).toBe(true);
  });
});
