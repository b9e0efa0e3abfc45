import { HIDDEN } from "@montan/engine";
import type { Event } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights.ts";
import { piecesOf } from "./pieces.ts";
import { randomGame } from "./testing/random-game.ts";

const ZONE =
  /^(area:[a-z0-9-]+|(yard|hand|held|mining-row|storage|delivered|workers|orders|innovations|shares|objectives|tokens):[0-3]|dock:[0-3]:[1-3])(\/.+)?$/;

describe("pieces of an event", () => {
  it("are keys of the table for every event of a whole game", () => {
    const seen = new Set<Event["type"]>();
    const check = (events: readonly Event[]) => {
      for (const event of events) {
        seen.add(event.type);
        for (const key of piecesOf(event)) expect(key).toMatch(ZONE);
        if (event.type !== "workers-returned") expect(piecesOf(event), event.type).not.toHaveLength(0);
      }
    };
    for (const _ of randomGame("pieces", 4, check));
    expect(seen.size).toBeGreaterThan(15);
  });

  it("names the wagon at its dock and the lorry on it", () => {
    expect(piecesOf({ type: "wagon-coupled", seat: 1, wagon: "fox", dock: 3 })).toEqual(["dock:1:3/fox"]);
    const loaded = {
      type: "lorry-loaded",
      seat: 1,
      lorry: "fox-1-2",
      from: "storage",
      dock: 3,
      wagon: "fox",
      steps: 1,
    } as const;
    expect(piecesOf(loaded)).toEqual(["dock:1:3/fox-1-2"]);
  });

  it("does not name a hidden card", () => {
    const taken = {
      type: "card-taken",
      seat: 2,
      kind: "order",
      card: { hidden: true },
      stack: "orders",
      cause: "wild",
      secret: true,
    } as const;
    expect(piecesOf(taken)).toEqual(["area:orders", "orders:2"]);
  });
});

describe("what moves", () => {
  const taken = {
    type: "card-taken",
    seat: 0,
    kind: "wagon",
    card: "fox",
    stack: "wagons-left",
    cause: "worker-action",
  } as const;

  it("brings a wagon from its stack when it is coupled at once, and from where it was held when asked", () => {
    const coupled = { type: "wagon-coupled", seat: 0, wagon: "fox", dock: 3 } as const;
    expect(flightsOf([taken, coupled]).at(-1)).toEqual({
      kind: "move",
      from: "area:wagons-left/card",
      to: "dock:0:3/fox",
    });
    expect(flightsOf([coupled])).toEqual([{ kind: "move", from: "held:0", to: "dock:0:3/fox" }]);
  });

  it("shows workers before the card they pay for", () => {
    const placed = {
      type: "workers-placed",
      seat: 0,
      area: "wagons-left",
      workers: 3,
      cards: [1, 2],
      innovations: [],
    } as const;
    expect(flightsOf([placed, taken])).toEqual([
      { kind: "walk", along: ["workers:0/1"], to: "area:wagons-left/placement:last" },
      { kind: "slide", zone: "workers:0" },
      { kind: "move", from: "area:wagons-left/card", to: "held:0" },
    ]);
  });

  it("closes up the mining row behind a lorry that is loaded or stored", () => {
    const loaded = {
      type: "lorry-loaded",
      seat: 1,
      lorry: "fox-1-2",
      from: "mining-row",
      dock: 2,
      wagon: "fox",
      steps: 1,
    };
    const stored = { type: "lorry-stored", seat: 1, lorry: "fox-1-2", steps: 1 };
    for (const event of [loaded, stored] as const)
      expect(flightsOf([event as Event]).at(-1)).toEqual({ kind: "slide", zone: "mining-row:1" });
  });

  it("lays the order of a delivered train to what was delivered", () => {
    const delivered = {
      type: "train-delivered",
      seat: 0,
      dock: 2,
      engine: "B",
      order: "barracks-2-3",
      wagons: [],
      lorries: [],
    };
    expect(flightsOf([delivered as unknown as Event])).toEqual([
      { kind: "depart", whole: "train:0:2" },
      { kind: "move", from: "orders:0/barracks-2-3", to: "delivered:0/barracks-2-3" },
      { kind: "slide", zone: "orders:0" },
    ]);
  });

  it("takes a played innovation out of the hand", () => {
    expect(flightsOf([{ type: "innovation-played", seat: 0, innovation: "engine" }])).toEqual([
      { kind: "leave", from: "innovations:0/engine" },
      { kind: "slide", zone: "innovations:0" },
    ]);
  });

  it("returns the workers at the end of a shift and passes the lamp on", () => {
    const ended = { type: "workers-returned", shift: 1 } as const;
    const started = { type: "shift-started", shift: 2, startPlayer: 1 } as const;
    expect(flightsOf([ended, started])).toEqual([{ kind: "return" }, { kind: "move", from: "lamp", to: "lamp" }]);
  });

  it("puts cards under their stack only for viewers who saw them", () => {
    const put = { type: "cards-put-under", seat: 0, stack: "orders", cards: ["barracks-2-3", HIDDEN] };
    expect(flightsOf([put as unknown as Event])).toEqual([
      { kind: "give", from: "drawn/barracks-2-3", to: "area:orders/card" },
    ]);
  });
});
