import { expect, test } from "vitest";
import { ACTION_TYPES } from "../data/timeline.ts";
import { rules } from "../rules.ts";
import { movesOf, play, playDefaults, position, refusalOf, START_HR, watch } from "../testing/position.ts";

const chosen = (row: (typeof ACTION_TYPES)[number]) => ({ type: "choose-row", row }) as const;

test("C-0 turn order is clockwise from the first player", () => {
  const state = position({ seats: 3, first: 1, players: [{}, {}, {}], strips: ["5a", "1a", "3a", "4b"] });
  // The first space of strip 5 is a donation: everybody can afford one.
  const order: number[] = [];
  let current = play(state, 1, chosen("hr"));
  while (current.phase === "event") {
    const [seat] = rules.deciders(current) as [number];
    order.push(seat);
    current = play(current, seat, { type: "end-event" });
  }
  expect(order).toEqual([1, 2, 0]);
});

test("C-R1 the first player must choose a row, any of the four", () => {
  const state = position({ markers: [5, 0, 5, 2], round: 13 });
  const rows = movesOf(state, 0, "choose-row").map(({ row }) => row);
  expect(rows.toSorted()).toEqual(ACTION_TYPES.toSorted());
  expect(refusalOf(state, 0, { type: "end-turn" })).toBe("not-asked");
  expect(refusalOf(state, 1, chosen("hr"))).toBe("not-your-turn");
});

test("C-R1 the event is the space right of the marker", () => {
  const { events } = watch(position({ markers: [2, 0, 0, 0], round: 3 }), 0, chosen("hr"));
  // Strip 1a: west, donation, midwest, east.
  expect(events).toContainEqual({
    type: "row-chosen",
    owner: 0,
    row: "hr",
    eventRow: "hr",
    region: "midwest",
    donation: false,
  });
});

test("C-R1 Thomas chooses Human Resources at the end of its row: the action is HR, the event and marker Management's", () => {
  const state = position({ markers: [5, 1, 0, 0], round: 7, strips: ["1a", "2a", "3a", "4b"] });
  const { state: after, events } = watch(state, 0, chosen("hr"));
  // Strip 2a: south, east, donation, west.
  expect(events).toContainEqual({
    type: "row-chosen",
    owner: 0,
    row: "hr",
    eventRow: "management",
    region: "east",
    donation: false,
  });
  expect(movesOf(after, 0, "use-employee")).toEqual([START_HR]);
  const next = playDefaults(after, ({ round }) => round.number === 8);
  expect(next.timeline.markers).toEqual([5, 2, 0, 0]);
});

test("C-R1 rows below that cannot move are passed over, wrapping from R&D to HR", () => {
  const wrapped = play(position({ markers: [5, 3, 5, 5], round: 19 }), 0, chosen("construction"));
  expect(wrapped.round).toMatchObject({ row: "construction", eventRow: "management" });
  const below = play(position({ markers: [5, 5, 5, 4], round: 20 }), 0, chosen("hr"));
  expect(below.round).toMatchObject({ row: "hr", eventRow: "rd" });
});

test("C-R2 event, departments, activation, then the marker moves and the first player passes clockwise", () => {
  const idle = { staff: { "start-rd": { active: 1, inactive: 1 } } } as const;
  const state = position({ seats: 3, players: [{}, idle, {}], first: 2 });
  const phases: string[] = [];
  const next = playDefaults(play(state, 2, chosen("hr")), (s) => {
    if (phases.at(-1) !== s.phase) phases.push(s.phase);
    return s.round.number === 2;
  });
  expect(phases).toEqual(["departments", "activation", "choose-row"]);
  expect(next.round).toEqual({ number: 2, first: 0 });
  expect(next.timeline.markers).toEqual([1, 0, 0, 0]);
});

test("C-R2 round 20 is complete, activation included; then the game is scored", () => {
  const state = position({
    markers: [5, 5, 5, 4],
    round: 20,
    players: [{ money: 4, goods: 0, staff: { "start-rd": { active: 1, inactive: 1 } } }, { disks: 0 }],
  });
  const departments = play(state, 0, chosen("rd"));
  expect(departments.phase).toBe("departments");
  const activation = playDefaults(departments, ({ phase }) => phase === "activation");
  expect(rules.deciders(activation)).toEqual([0]);
  expect(rules.result(activation)).toBeUndefined();
  const over = play(activation, 0, { type: "end-activation" });
  expect(over.phase).toBe("over");
  expect(rules.deciders(over)).toEqual([]);
  expect(rules.result(over)?.sheets).toEqual(rules.score(over));
  expect(refusalOf(over, 0, { type: "end-activation" })).toBe("game-over");
});

test("C-R2 a reserve tile never built scores nowhere", () => {
  const bare = rules.score(position({ players: [{}, {}] }));
  expect(rules.score(position({ players: [{ reserve: "recruiting" }, {}] }))).toEqual(bare);
});
