import { isHidden, type Seat } from "@montan/engine";
import { expect, test } from "vitest";
import { TILE, TILES, type TileId } from "../data/departments.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import type { Move } from "../moves.ts";
import { rules } from "../rules.ts";
import type { State } from "../state.ts";
import {
  departmentTurn,
  detailOf,
  me,
  movesOf,
  play,
  playDefaults,
  position,
  refusalOf,
  vpFor,
} from "../testing/position.ts";
import type { ModuleId } from "./ids.ts";

const created = (modules: readonly ModuleId[], seats: number, seed = "modules") =>
  rules.create(rules.options({ modules }, seats), seats, seed);
const copies = (state: State) => Object.values(state.display).reduce((sum, count) => sum + count, 0);

test("C-N2 New Departments: four different departments of each type, both copies, then the usual removal", () => {
  const drawn = new Set<TileId>();
  for (let seed = 0; seed < 30; seed++) {
    const state = created(["new-departments"], 4, `pool ${seed}`);
    expect(copies(state)).toBe(28);
    const ids = Object.keys(state.display) as TileId[];
    for (const type of ACTION_TYPES) expect(ids.filter((id) => TILE[id].type === type).length).toBeLessThanOrEqual(4);
    for (const id of ids) drawn.add(id);
  }
  expect(drawn.size).toBe(TILES.length);
});

test("C-N2 Open Bar: one copy of each of the 32, then the usual removal", () => {
  const state = created(["open-bar"], 3);
  expect(copies(state)).toBe(24);
  expect(new Set(Object.values(state.display))).toEqual(new Set([1]));
  expect(copies(created(["open-bar"], 2))).toBe(16);
});

test("C-N3 from the first player clockwise, everybody may lay one tile over a column not yet covered", () => {
  let state = playDefaults(created(["new-donations"], 3), ({ phase }) => phase === "donation-tiles");
  const first = state.round.first as Seat;
  expect(rules.deciders(state)).toEqual([first]);
  expect(movesOf(state, first, "lay-donation-tile")).toHaveLength(16);
  state = play(state, first, { type: "lay-donation-tile", tile: "education", column: "health" });
  const second = (first + 1) % 3;
  expect(movesOf(state, second, "lay-donation-tile")).toHaveLength(9);
  expect(refusalOf(state, second, { type: "lay-donation-tile", tile: "education", column: "welfare" })).toBe(
    "tile-already-laid",
  );
  expect(refusalOf(state, second, { type: "lay-donation-tile", tile: "welfare", column: "health" })).toBe(
    "column-already-covered",
  );
  state = play(state, second, { type: "skip-donation-tile" });
  expect(state.tiles).toEqual({ health: "education" });
  state = play(state, (first + 2) % 3, { type: "skip-donation-tile" });
  expect(state.phase).toBe("setup-moves");
});

test("C-N3 disks already there stay in their rows; the tile decides what they score", () => {
  const state = position({
    players: [{ departments: { 0: "sales", 3: "logistics" } }, {}],
    modules: ["new-donations"],
    tiles: { health: "education" },
    donations: { "health-4": [0] },
  });
  // Row 4 of the Education tile: departments in the top row.
  expect(detailOf(state, "donations")).toMatchObject({
    donations: [{ space: "health-4", donation: "x-education-4", count: 2, vp: 6 }],
  });
});

const waiting = (spec: Parameters<typeof position>[0] = {}) =>
  play(position({ modules: ["right-to-wait"], seats: 3, players: [{}, {}, {}], ...spec }), spec.first ?? 0, {
    type: "choose-row",
    row: "hr",
  });

test("C-N4 the first player may announce to take the department turn last", () => {
  const state = waiting();
  expect(rules.legalMoves(state, 0).slice(0, 2)).toEqual([{ type: "go-first" }, { type: "announce-wait" }]);
  const order = (start: State) => {
    const seats: Seat[] = [];
    let current = start;
    while (current.phase === "departments") {
      const [seat] = rules.deciders(current) as [Seat];
      seats.push(seat);
      current = play(current, seat, { type: "end-turn" });
    }
    return seats;
  };
  expect(order(play(state, 0, { type: "go-first" }))).toEqual([0, 1, 2]);
  expect(order(play(state, 0, { type: "announce-wait" }))).toEqual([1, 2, 0]);
});

test("C-N4 waiting does not make the Action Choice tile available to the first player", () => {
  const state = play(waiting({ players: [{ actionChoice: 1 }, {}, {}] }), 0, { type: "announce-wait" });
  const last = play(play(state, 1, { type: "end-turn" }), 2, { type: "end-turn" });
  expect(refusalOf(last, 0, { type: "use-action-choice", action: "rd" })).toBe("first-player-chooses-row");
});

test("C-N4 events are unaffected, and nobody is asked where there is nothing to do", () => {
  const idle = waiting({
    players: [
      {
        staff: {
          "start-hr": {},
          "start-rd": {},
          "start-construction": {},
          "start-commerce-finance": {},
          "start-strategic-planning": {},
          lobby: {},
        },
      },
      {},
      {},
    ],
  });
  expect(rules.deciders(idle)).toEqual([1]);
  const event = waiting({ strips: ["5a", "2a", "3a", "4b"] });
  expect(event.phase).toBe("event");
  expect(rules.deciders(event)).toEqual([0]);
});

const noting = (seats = 3) =>
  playDefaults(created(["secret-donation"], seats), ({ phase }) => phase === "secret-donations");
const note = (space: "welfare-1" | "health-5" | "human-rights-5"): Move => ({ type: "note-secret-donation", space });

test("C-N5 after setup everybody must secretly note one space", () => {
  const state = noting();
  expect(rules.deciders(state)).toEqual([0, 1, 2]);
  expect(movesOf(state, 0, "note-secret-donation")).toHaveLength(20);
  const noted = play(state, 1, note("welfare-1"));
  expect(rules.view(noted, 1).players[1]?.secret).toBe("welfare-1");
  expect(isHidden(rules.view(noted, 0).players[1]?.secret)).toBe(true);
  expect(isHidden(rules.view(noted, undefined).players[1]?.secret)).toBe(true);
  expect(rules.view(noted, 0).players[2]?.secret).toBeUndefined();
  const orders = [
    play(play(play(state, 0, note("health-5")), 1, note("welfare-1")), 2, note("welfare-1")),
    play(play(play(state, 2, note("welfare-1")), 1, note("welfare-1")), 0, note("health-5")),
  ];
  expect(JSON.stringify(orders[0])).toBe(JSON.stringify(orders[1]));
});

test("C-N5 it scores at the end under the same limit, whoever occupies it, costs nothing and raises no price", () => {
  const player = { secret: "welfare-1", money: 5, goods: 0 } as const;
  const state = position({
    modules: ["secret-donation"],
    players: [player, {}],
    donations: { "welfare-1": [1] },
    strips: ["5a", "2a", "3a", "4b"],
  });
  expect(vpFor(state, "secret-donation")).toBe(7);
  expect(vpFor(state, "donations")).toBe(0);
  const donating = play(state, 0, { type: "choose-row", row: "hr" }, { type: "make-donation", space: "health-1" });
  expect(me(donating).money).toBe(0);
});

test("C-N5 it may double a donation also made openly; Welfare is then paid again", () => {
  const player = { secret: "welfare-2", money: 0, goods: 5 } as const;
  const state = position({ modules: ["secret-donation"], players: [player, {}], donations: { "welfare-2": [0] } });
  expect(vpFor(state, "donations") + vpFor(state, "secret-donation")).toBe(10);
  const rich = position({
    modules: ["secret-donation"],
    players: [{ ...player, goods: 20 }, {}],
    donations: { "welfare-2": [0] },
  });
  expect([vpFor(rich, "donations"), vpFor(rich, "secret-donation")]).toEqual([12, 12]);
});

test("C-N5 it counts as a donation for itself only", () => {
  const donations = { "human-rights-5": [0], "health-1": [0] } as const;
  const open = position({ modules: ["secret-donation"], players: [{ secret: "welfare-1" }, {}], donations });
  expect(vpFor(open, "donations")).toBe(4);
  const secret = position({
    modules: ["secret-donation"],
    players: [{ secret: "human-rights-5" }, {}],
    donations: { "health-1": [0], "health-2": [0] },
  });
  expect(vpFor(secret, "secret-donation")).toBe(6);
});

test("C-N5 it cannot be copied and comes to light at the end", () => {
  const giving = {
    departments: { 0: "charitable-giving" },
    staff: { "charitable-giving": { active: 1 }, "start-rd": {} },
  } as const;
  const state = departmentTurn("rd", { modules: ["secret-donation"], players: [giving, { secret: "welfare-1" }] });
  expect(rules.deciders(state)).toEqual([1]);
  const last = position({
    modules: ["secret-donation"],
    round: 20,
    markers: [5, 5, 5, 4],
    players: [
      { secret: "welfare-1", disks: 0, staff: { "start-rd": { active: 1, inactive: 1 } } },
      { secret: "health-5", disks: 0 },
    ],
  });
  let end = play(last, 0, { type: "choose-row", row: "rd" });
  while (end.phase === "departments") end = play(end, rules.deciders(end)[0] as Seat, { type: "end-turn" });
  expect(rules.reveals(end, 0, { type: "end-activation" })).toBe(true);
  const over = play(end, 0, { type: "end-activation" });
  expect(rules.view(over, undefined).players.map(({ secret }) => secret)).toEqual(["welfare-1", "health-5"]);
});
