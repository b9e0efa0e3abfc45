import { expect, test } from "vitest";
import { SPACES } from "../data/donations.ts";
import { rules } from "../rules.ts";
import { me, movesOf, type PositionSpec, play, position, refusalOf, watch } from "../testing/position.ts";

/** A donation event in the HR row. */
function donationEvent(spec: PositionSpec) {
  const state = position({ strips: ["5a", "2a", "3a", "4b"], ...spec });
  return play(state, spec.first ?? 0, { type: "choose-row", row: "hr" });
}

/** An event of the end column of the HR row: East and donation. */
function endColumn(spec: PositionSpec) {
  const state = position({ markers: [4, 0, 0, 0], round: 5, ...spec });
  return play(state, spec.first ?? 0, { type: "choose-row", row: "hr" });
}

test("C-D1 the first donation costs $5, the second $10, the third $15", () => {
  for (const [made, price] of [
    [[], 5],
    [["health-1"], 10],
    [["health-1", "health-2"], 15],
  ] as const) {
    const donations = Object.fromEntries(made.map((space) => [space, [0]]));
    const state = donationEvent({ players: [{ money: 30 }, {}], donations });
    const after = play(state, 0, { type: "make-donation", space: "welfare-1" });
    expect(me(after)).toMatchObject({ money: 30 - price, disks: 21 });
    expect(after.donations["welfare-1"]).toEqual([0]);
  }
});

test("C-D1 any free space of the chart; neutral, Andrew's and players' disks occupy", () => {
  const donations = { "education-1": ["neutral"], "education-2": [1], "education-3": ["automa"] } as const;
  const state = donationEvent({ players: [{}, {}], donations });
  const free = movesOf(state, 0, "make-donation").map(({ space }) => space);
  expect(free).toEqual(SPACES.filter((space) => !(space in donations)));
  for (const space of Object.keys(donations) as (keyof typeof donations)[])
    expect(refusalOf(state, 0, { type: "make-donation", space })).toBe("space-occupied");
});

test("C-D1 one donation per player and event, in turn order", () => {
  const state = donationEvent({ players: [{ money: 50 }, { money: 50 }], first: 1 });
  const after = play(state, 1, { type: "make-donation", space: "welfare-1" });
  expect(rules.deciders(after)).toEqual([0]);
  expect(refusalOf(after, 1, { type: "make-donation", space: "welfare-2" })).toBe("not-your-turn");
});

test("C-D1 without the money or a disk nobody is asked", () => {
  const poor = donationEvent({ players: [{ money: 4, goods: 0 }, { disks: 0 }] });
  expect(poor.phase).toBe("departments");
});

test("C-D1 goods sold for $1 help to pay", () => {
  const state = donationEvent({ players: [{ money: 4, goods: 2 }, {}] });
  const { state: after, events } = watch(state, 0, { type: "make-donation", space: "welfare-1" });
  expect(me(after)).toMatchObject({ money: 0, goods: 1 });
  expect(events).toContainEqual({ type: "goods-sold", seat: 0, amount: 1 });
});

test("C-D1 with Communications staffed when paying, the base is $3", () => {
  const staffed = {
    departments: { 0: "communications" },
    staff: { communications: { active: 1 } },
    money: 6,
    goods: 0,
  } as const;
  const state = donationEvent({ players: [staffed, {}], donations: { "health-1": [0] } });
  expect(me(play(state, 0, { type: "make-donation", space: "welfare-1" })).money).toBe(0);
  const idle = { ...staffed, staff: { communications: { inactive: 1 } } } as const;
  expect(donationEvent({ players: [idle, { disks: 0 }], donations: { "health-1": [0] } }).phase).toBe("departments");
});

test("C-D2 on the end column income and donation in the order the player likes", () => {
  const spec = { players: [{ money: 4, goods: 0, missions: { east: 1 }, tracks: { east: 1 } }, {}] } as const;
  const state = endColumn(spec);
  // $4 are too little for a donation; the income of $4 comes first.
  expect(movesOf(state, 0, "make-donation")).toEqual([]);
  const paid = play(state, 0, { type: "return-employees", count: 1 });
  expect(rules.deciders(paid)).toEqual([0]);
  const after = play(paid, 0, { type: "make-donation", space: "health-5" });
  expect(me(after).money).toBe(3);

  const rich = endColumn({ players: [{ money: 9, missions: { east: 1 } }, {}] });
  const donated = play(rich, 0, { type: "make-donation", space: "health-5" });
  expect(movesOf(donated, 0, "return-employees")).toHaveLength(1);
  expect(movesOf(donated, 0, "make-donation")).toEqual([]);
  expect(refusalOf(donated, 0, { type: "make-donation", space: "health-4" })).toBe("no-donation-now");
});

test("C-D2 the region is that of the row that supplies the event", () => {
  const state = position({ markers: [5, 5, 4, 0], round: 15, players: [{ missions: { south: 1, east: 1 } }, {}] });
  const event = play(state, 0, { type: "choose-row", row: "hr" });
  expect(rules.pending(event, 0)).toMatchObject({ type: "event-turn", region: "south", donation: true });
});

test("C-D2 both are finished before the next player begins", () => {
  const state = endColumn({ players: [{ missions: { east: 1 } }, { missions: { east: 1 } }] });
  const half = play(state, 0, { type: "return-employees", count: 1 });
  expect(rules.deciders(half)).toEqual([0]);
  expect(rules.deciders(play(half, 0, { type: "end-event" }))).toEqual([1]);
});
