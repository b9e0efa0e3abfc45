import { describe, expect, it } from "vitest";
import { lorry, order } from "./cards.ts";
import { STACKS } from "./data/components.ts";
import type { Event } from "./events.ts";
import { game } from "./game.ts";
import { stackOf } from "./state.ts";
import { legalAreas, position } from "./testing/position.ts";

const create = (seats: number, seed = "setup") => game.create(game.options(undefined, seats), seats, seed);

describe("setup", () => {
  it("G-S1 nine stacks, lorries and wagons cut into halves", () => {
    const state = create(3);
    const sizes = Object.fromEntries(STACKS.map((id) => [id, stackOf(state, id).cards.length]));
    expect(sizes).toEqual({
      "lorries-left": 20,
      "lorries-right": 20,
      "wagons-left": 20,
      "wagons-right": 20,
      engines: 28,
      orders: 28,
      shares: 24,
      innovations: 16,
      objectives: 18,
    });
  });

  it("G-S1 only the top card of a stack is public", () => {
    const view = game.view(create(2), undefined);
    for (const id of STACKS) {
      const open = stackOf(view, id).cards.filter((card) => typeof card === "string");
      expect(open).toEqual([stackOf(create(2), id).cards.at(-1)]);
    }
  });

  it("G-S1 ten lorry cards a crest and seven orders a destination", () => {
    const state = create(4);
    const crests = [...stackOf(state, "lorries-left").cards, ...stackOf(state, "lorries-right").cards].map(
      (card) => lorry(card as never).crest,
    );
    for (const crest of ["wheel", "clover", "tower", "fox"])
      expect(crests.filter((other) => other === crest)).toHaveLength(10);
    const destinations = stackOf(state, "orders").cards.map((card) => order(card as never).destination);
    for (const place of ["barracks", "furnaces", "factories", "steamboats"]) {
      expect(destinations.filter((other) => other === place)).toHaveLength(7);
    }
  });

  it.each([2, 3, 4])("G-S1 Mining 1/2 is used from three players on (%i players)", (seats) => {
    const state = position({ seats, players: { 0: { miningRow: ["wheel-1-1"] } } });
    expect(legalAreas(state).includes("mining-1-2")).toBe(seats > 2);
  });

  it.each([
    [2, [1, 1, 1, 1, 1, 2, 2, 3]],
    [3, [1, 1, 1, 1, 1, 2, 2, 3, 4]],
    [4, [1, 1, 1, 1, 1, 2, 2, 3, 4, 5]],
  ])("G-S2 worker cards with %i players", (seats, workers) => {
    for (const player of create(seats).players) expect(player.workers).toEqual(workers);
  });

  it("G-S2 a board has three docks, an empty mining row, storage and delivered stack", () => {
    for (const player of create(3).players) {
      expect(player.docks).toEqual([{ wagons: [] }, { wagons: [] }, { wagons: [] }]);
      expect(player.miningRow).toEqual([]);
      expect(player.storage).toEqual([]);
      expect(player.delivered).toEqual({ engines: [], wagons: [], lorries: [], orders: [] });
    }
  });

  it("G-S4 the first start player is drawn, and begins", () => {
    const starters = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const state = create(4, `starter ${seed}`);
      expect(game.deciders(state)).toEqual([state.startPlayer]);
      starters.add(state.startPlayer);
    }
    expect([...starters].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it("G-S4 where the options name the first player, nothing is drawn, and the table is dealt as it would have been", () => {
    const drawn: Event[] = [];
    const table = game.create({}, 3, "agreed", (event) => drawn.push(event));
    for (const firstPlayer of [0, 1, 2]) {
      const events: Event[] = [];
      const state = game.create(game.options({ firstPlayer }, 3), 3, "agreed", (event) => events.push(event));
      expect(state.startPlayer).toBe(firstPlayer);
      expect(game.deciders(state)).toEqual([firstPlayer]);
      expect(state.stacks).toEqual(table.stacks);
      expect(events).toEqual([
        { type: "game-started", seats: 3, startPlayer: firstPlayer, drawn: false },
        { type: "shift-started", shift: 1, startPlayer: firstPlayer },
        { type: "turn-started", seat: firstPlayer },
      ]);
    }
    expect(drawn[0]).toEqual({ type: "game-started", seats: 3, startPlayer: table.startPlayer, drawn: true });
  });

  it("the same seed gives the same table, another one another", () => {
    expect(create(3, "x")).toEqual(create(3, "x"));
    expect(create(3, "x").stacks).not.toEqual(create(3, "y").stacks);
  });
});
