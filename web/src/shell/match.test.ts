import { IllegalMove, importRecord, randomFrom } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { StaleGame } from "../store/games.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { BOT, newMatch, opened, PERSON, plain, playOne } from "../testing/table.ts";

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
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const append = store.append.bind(store);
    store.append = async (...args) => {
      await held;
      await append(...args);
    };
    const match = await newMatch([PERSON, PERSON], { store });
    const decided = playOne(match);
    await Promise.resolve();
    expect(match.moments.value).toHaveLength(1);
    release();
    await decided;
    expect(match.moments.value).toHaveLength(2);
    expect((await store.read(match.stored.value.id))?.entries).toHaveLength(1);
  });

  it("has not happened what could not be stored", async () => {
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

  it("learns that another window has gone on with the game, and takes that over", async () => {
    const store = new MemoryStore();
    const here = await newMatch([PERSON, PERSON], { store });
    const there = await opened(store, here.stored.value.id);
    await playOne(there);
    await expect(playOne(here)).rejects.toThrow(StaleGame);
    expect(here.state.value).toEqual(there.state.value);
    await playOne(there, randomFrom("more"));
    await here.refresh();
    expect(here.state.value).toEqual(there.state.value);
  });

  it("refuses what the rules forbid and stays as it is", async () => {
    const match = await newMatch([PERSON, PERSON]);
    const [seat = 0] = match.game.deciders(match.state.value);
    await expect(match.decide(1 - seat, { type: "pass" })).rejects.toThrow(IllegalMove);
    await expect(match.decide(seat, { type: "end-turn" })).rejects.toThrow(IllegalMove);
    expect(match.moments.value).toHaveLength(1);
  });

  it("refuses a decision that was made for an older version", async () => {
    const match = await newMatch([PERSON, PERSON]);
    await playOne(match);
    await expect(match.decide(0, { type: "pass" }, 0)).rejects.toMatchObject({ code: "stale" });
  });

  it("takes decisions back, tells the story without them, and stores that too", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, PERSON], { store });
    const [seat = 0] = match.game.deciders(match.state.value);
    const before = match.state.value;
    await match.decide(seat, { type: "choose-area", area: "engines" });
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
    expect(log.setup.names).toEqual(["Player 1", "Player 2"]);
  });
});
