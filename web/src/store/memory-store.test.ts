import { describe, expect, it } from "vitest";
import { StaleGame, type StoredGame } from "./games.ts";
import { MemoryStore } from "./memory-store.ts";

function game(id: string, changed: number): StoredGame {
  return {
    id,
    game: "gluckauf",
    rules: 1,
    options: {},
    seats: 2,
    seed: "s",
    names: ["A", "B"],
    players: ["person", "person"],
    created: 0,
    changed,
    decisions: 0,
    deciders: [0],
  };
}

describe("a store of games", () => {
  it("lists the latest change first", async () => {
    const store = new MemoryStore();
    await store.create(game("old", 1), []);
    await store.create(game("new", 2), []);
    expect((await store.list()).map(({ id }) => id)).toEqual(["new", "old"]);
    await store.append("old", 0, { seat: 0, move: {} }, { changed: 3, decisions: 1, deciders: [1] });
    expect((await store.list())[0]).toMatchObject({ id: "old", decisions: 1, deciders: [1] });
  });

  it("accepts each entry once: the second writer is told", async () => {
    const store = new MemoryStore();
    await store.create(game("g", 1), []);
    const progress = { changed: 2, decisions: 1, deciders: [1] };
    await store.append("g", 0, { seat: 0, move: "first" }, progress);
    await expect(store.append("g", 0, { seat: 0, move: "second" }, progress)).rejects.toThrow(StaleGame);
    await expect(store.append("g", 2, { seat: 0, move: "third" }, progress)).rejects.toThrow(StaleGame);
    expect((await store.read("g"))?.entries).toEqual([{ seat: 0, move: "first" }]);
  });

  it("forgets the winners when the end is taken back", async () => {
    const store = new MemoryStore();
    await store.create(game("g", 1), []);
    await store.append("g", 0, { seat: 0, move: 1 }, { changed: 2, decisions: 1, deciders: [], winners: [0] });
    expect((await store.list())[0]?.winners).toEqual([0]);
    await store.append("g", 1, { seat: 0, undo: 1 }, { changed: 3, decisions: 0, deciders: [0] });
    expect((await store.list())[0]).not.toHaveProperty("winners");
  });

  it("forgets a game that is removed", async () => {
    const store = new MemoryStore();
    await store.create(game("g", 1), []);
    await store.remove("g");
    expect(await store.list()).toEqual([]);
    expect(await store.read("g")).toBeUndefined();
  });
});
