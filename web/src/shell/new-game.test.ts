import { DecisionLog, InvalidOptions } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../store/memory-store.ts";
import { BOT, newMatch, PERSON, plain, playOne } from "../testing/table.ts";
import { keep, playersOfRecord, startGame } from "./new-game.ts";

const WISH = { playable: plain, options: undefined, names: ["Anna", "Emil"], players: [PERSON, BOT], seed: "" };

describe("a new game", () => {
  it("is stored before anybody sees it, with the options in full", async () => {
    const store = new MemoryStore();
    const id = await startGame(store, WISH);
    const [stored] = await store.list();
    expect(stored).toMatchObject({ id, game: "gluckauf", seats: 2, names: ["Anna", "Emil"], decisions: 0 });
    expect(stored?.deciders).toHaveLength(1);
    expect(stored?.options).toEqual(plain.game.options(undefined, 2));
  });

  it("is dealt at random, or by a given seed", async () => {
    const store = new MemoryStore();
    for (const seed of ["", "", " glück auf "]) await startGame(store, { ...WISH, seed });
    const seeds = (await store.list()).map(({ seed }) => seed);
    expect(seeds).toContain("glück auf");
    expect(new Set(seeds).size).toBe(3);
    expect(seeds.filter((seed) => /^[0-9a-f]{32}$/.test(seed))).toHaveLength(2);
  });

  it("is not created with options that the game refuses", async () => {
    const store = new MemoryStore();
    const wish = { ...WISH, options: { components: { innovations: [] } } };
    await expect(startGame(store, wish)).rejects.toThrow(InvalidOptions);
    expect(await store.list()).toEqual([]);
  });

  it("can branch from any decision of another one, which stays as it is", async () => {
    const store = new MemoryStore();
    const match = await newMatch([PERSON, BOT], { store });
    for (let decision = 0; decision < 8; decision++) await playOne(match);
    const from = { id: match.stored.value.id, decisions: 5 };
    const id = await keep(store, plain, match.branch(5), [PERSON, BOT], { from, names: match.stored.value.names });
    const branch = await store.read(id);
    expect(branch?.game).toMatchObject({ decisions: 5, from });
    const log = new DecisionLog(plain.game, match.branch(0).setup, branch?.entries);
    expect(log.state).toEqual(match.moments.value[5]?.state);
    expect((await store.read(from.id))?.entries).toHaveLength(8);
  });
});

describe("who plays in a game from elsewhere", () => {
  const setup = { options: {}, seats: 3, seed: "s" };

  it("is what its record says", () => {
    expect(playersOfRecord({ ...setup, players: ["hard", "person", "expert"] })).toEqual(["hard", "person", "expert"]);
  });

  it("is a person where it says nothing, or names somebody who is not known here", () => {
    expect(playersOfRecord(setup)).toEqual(["person", "person", "person"]);
    expect(playersOfRecord({ ...setup, players: ["toString", "medium", "grandmaster"] })).toEqual([
      "person",
      "medium",
      "person",
    ]);
  });
});
