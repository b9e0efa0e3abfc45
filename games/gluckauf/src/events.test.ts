import { describe, expect, it } from "vitest";
import type { Event } from "./events.ts";
import { choose, dock, eventsOf, pay, position } from "./testing/position.ts";

const NONE = dock(undefined);
const ENDS: readonly Event[] = [
  { type: "turn-ended", seat: 0 },
  { type: "turn-started", seat: 1 },
];
const placed = (area: Extract<Event, { type: "workers-placed" }>["area"], ...cards: number[]): Event => ({
  type: "workers-placed",
  seat: 0,
  area,
  workers: cards.reduce((sum, card) => sum + card, 0),
  cards,
  innovations: [],
});

describe("all events of an action, in the order in which they happen", () => {
  it("a card of a stack", () => {
    const state = position({ stacks: { "lorries-left": ["fox-1-1", "wheel-2-0"] } });
    expect(eventsOf(state, choose("lorries-left"))).toEqual([
      placed("lorries-left", 1),
      { type: "card-taken", seat: 0, kind: "lorry", card: "fox-1-1", stack: "lorries-left", cause: "worker-action" },
      { type: "card-turned-up", stack: "lorries-left", card: "wheel-2-0" },
      ...ENDS,
    ]);
  });

  it("the last wagon of a stack, which is then refilled from the other", () => {
    const state = position({
      stacks: { "wagons-left": ["fox"], "wagons-right": ["wheel", "tower", "clover", "fox", "wild"] },
    });
    expect(eventsOf(state, choose("wagons-left"))).toEqual([
      placed("wagons-left", 1),
      { type: "card-taken", seat: 0, kind: "wagon", card: "fox", stack: "wagons-left", cause: "worker-action" },
      { type: "wagon-coupled", seat: 0, wagon: "fox", dock: 3 },
      { type: "stack-split", from: "wagons-right", to: "wagons-left", count: 2 },
      { type: "card-turned-up", stack: "wagons-right", card: "clover" },
      ...ENDS,
    ]);
  });

  it("an engine", () => {
    const docks = [dock("A"), NONE, dock("B")];
    const state = position({ players: { 0: { docks } }, stacks: { engines: ["D"] } });
    expect(eventsOf(state, choose("engines"))).toEqual([
      placed("engines", 1),
      { type: "card-taken", seat: 0, kind: "engine", card: "D", stack: "engines", cause: "worker-action" },
      { type: "engine-coupled", seat: 0, engine: "D", dock: 2 },
      ...ENDS,
    ]);
  });

  it("mining: loaded from the row and from the storage, stored, and ended", () => {
    const docks = [dock(undefined, "wheel"), NONE, dock(undefined, "wild")];
    const player = { miningRow: ["wheel-1-1", "tower-1-2"], storage: ["fox-2-0"], docks } as const;
    const state = position({ players: { 0: player } });
    expect(
      eventsOf(
        state,
        choose("mining-2-3"),
        { type: "load-front", dock: 1, wagon: "wheel" },
        { type: "load-stored", lorry: "fox-2-0", dock: 3, wagon: "wild" },
      ),
    ).toEqual([
      placed("mining-2-3", 1),
      { type: "lorry-loaded", seat: 0, lorry: "wheel-1-1", from: "mining-row", dock: 1, wagon: "wheel", steps: 1 },
      { type: "lorry-loaded", seat: 0, lorry: "fox-2-0", from: "storage", dock: 3, wagon: "wild", steps: 2 },
      { type: "mining-ended", seat: 0, steps: 3 },
      ...ENDS,
    ]);
    expect(eventsOf(position({ players: { 0: { miningRow: ["wheel-2-0"] } } }), choose("mining-2-3"))).toEqual([
      placed("mining-2-3", 1),
      { type: "lorry-stored", seat: 0, lorry: "wheel-2-0", steps: 2 },
      { type: "mining-ended", seat: 0, steps: 2 },
      ...ENDS,
    ]);
  });

  it("an innovation", () => {
    const innovations = { open: ["share"] as const, secret: [] };
    const state = position({ players: { 0: { innovations } }, stacks: { shares: ["barracks", "furnaces"] } });
    expect(eventsOf(state, { type: "play-innovation", innovation: "share" })).toEqual([
      { type: "innovation-played", seat: 0, innovation: "share" },
      { type: "card-taken", seat: 0, kind: "share", card: "barracks", stack: "shares", cause: "innovation" },
      { type: "card-turned-up", stack: "shares", card: "furnaces" },
    ]);
  });

  it("Wild: what everybody sees, and what only the player who looks", () => {
    const state = position({ stacks: { orders: ["barracks-1-3", "factories-4-10", "furnaces-2-5"] } });
    const chosen = eventsOf(
      state,
      choose("wild"),
      pay(2),
      { type: "name-stack", stack: "orders" },
      {
        type: "keep-card",
        card: "factories-4-10",
      },
    );
    expect(chosen).toEqual([
      placed("wild", 2),
      { type: "stack-named", seat: 0, stack: "orders", count: 3 },
      { type: "cards-looked-at", seat: 0, stack: "orders", cards: ["barracks-1-3", "factories-4-10", "furnaces-2-5"] },
      {
        type: "card-taken",
        seat: 0,
        kind: "order",
        card: "factories-4-10",
        stack: "orders",
        cause: "wild",
        secret: true,
      },
      { type: "cards-put-under", seat: 0, stack: "orders", cards: ["barracks-1-3", "furnaces-2-5"] },
      { type: "card-turned-up", stack: "orders", card: "barracks-1-3" },
      ...ENDS,
    ]);
  });
});
