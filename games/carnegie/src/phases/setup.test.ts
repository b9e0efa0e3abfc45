import { isHidden, type Seat } from "@montan/engine";
import { expect, test } from "vitest";
import { TILES } from "../data/departments.ts";
import { CITY, PROJECT_TYPES } from "../data/map.ts";
import { CARD_IDS, SOLO_CARDS } from "../data/solo-cards.ts";
import { STRIPS } from "../data/timeline.ts";
import type { Event } from "../events.ts";
import type { Move, MoveOf } from "../moves.ts";
import { rules } from "../rules.ts";
import type { PhaseId, State } from "../state.ts";
import { me, movesOf, play, playDefaults, refusalOf, staffAt } from "../testing/position.ts";

const created = (seats: number, seed = "setup", emit?: (event: Event) => void) =>
  rules.create(rules.options(undefined, seats), seats, seed, emit);
const until = (phase: PhaseId) => (state: State) => state.phase === phase;
const sides: Move[] = PROJECT_TYPES.map((tab) => ({ type: "choose-side", tab, side: "B" }));

test("C-S1 four of the eight strips are dealt, each with four spaces, the markers left of the first", () => {
  const dealt = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { timeline } = created(3, `strips ${seed}`);
    expect(timeline.strips).toHaveLength(4);
    expect(new Set(timeline.strips.map((strip) => strip[0])).size).toBe(4);
    expect(timeline.markers).toEqual([0, 0, 0, 0]);
    for (const strip of timeline.strips) dealt.add(strip);
  }
  expect([...dealt].sort()).toEqual(Object.keys(STRIPS).sort());
});

test("C-S2 two copies of 16 departments, less 4, 8 or 16 at 4, 3 or 2 players and 16 in the solo game", () => {
  for (const [seats, left] of [
    [4, 28],
    [3, 24],
    [2, 16],
    [1, 16],
  ] as const) {
    const { display } = created(seats);
    expect(Object.values(display).reduce((sum, copies) => sum + copies, 0)).toBe(left);
    for (const { id, set } of TILES) if (set === "expansion") expect(display[id]).toBeUndefined();
  }
});

test("C-S3 everybody starts with $12, 4 goods, 10 employees of 15 and 22 disks in supply", () => {
  const state = created(4);
  for (const seat of [0, 1, 2, 3]) {
    expect(me(state, seat)).toMatchObject({ money: 12, goods: 4, vp: 0, employees: 5, disks: 22 });
    expect(staffAt(state, "lobby", seat)).toEqual({ active: 0, inactive: 5 });
    for (const start of ["start-hr", "start-commerce-finance", "start-strategic-planning"] as const)
      expect(staffAt(state, start, seat).active).toBe(1);
    for (const start of ["start-construction", "start-rd"] as const) expect(staffAt(state, start, seat).active).toBe(1);
    expect(Object.values(me(state, seat).tracks)).toEqual([0, 0, 0, 0]);
  }
});

test("C-S3 tab sides are chosen secretly, at once, and revealed together", () => {
  const start = created(3);
  expect(rules.deciders(start)).toEqual([0, 1, 2]);
  const two = play(play(start, 1, ...sides), 0, ...sides.slice(0, 2));
  expect(rules.deciders(two)).toEqual([0, 2]);
  const seen = rules.view(two, 2).players;
  for (const seat of [0, 1]) for (const tab of PROJECT_TYPES) expect(isHidden(seen[seat]?.tabs[tab].side)).toBe(true);
  expect(rules.view(two, 0).players[0]?.tabs.housing.side).toBe("B");
  const done = play(play(two, 0, ...sides.slice(2)), 2, ...sides);
  expect(done.phase).toBe("housing");
  expect(rules.view(done, 2).players[1]?.tabs.industry.side).toBe("B");
  expect(refusalOf(start, 0, { type: "choose-side", tab: "industry", side: "A" })).toBe("other-tab");
});

test("C-S3 in whatever order the sides arrive, the game is the same", () => {
  const start = created(3, "order");
  const orders: Seat[][] = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ];
  const ends = orders.map((order) => {
    let state = start;
    for (const move of sides) for (const seat of order) state = play(state, seat, move);
    return JSON.stringify(state);
  });
  expect(new Set(ends).size).toBe(1);
});

test("C-S4 the first player is drawn; Action Choice tiles go to all four, to the third of three, to none of two", () => {
  const firsts = new Set<number | undefined>();
  for (let seed = 0; seed < 30; seed++) {
    const state = playDefaults(created(3, `first ${seed}`), until("housing"));
    const { first } = state.round;
    firsts.add(first);
    const third = ((first as number) + 2) % 3;
    expect(state.players.map(({ actionChoice }) => actionChoice)).toEqual(
      [0, 1, 2].map((seat) => (seat === third ? 1 : 0)),
    );
  }
  expect(firsts).toEqual(new Set([0, 1, 2]));
  const four = playDefaults(created(4), until("housing"));
  expect(four.players.map(({ actionChoice }) => actionChoice)).toEqual([1, 1, 1, 1]);
  const two = playDefaults(created(2), until("housing"));
  expect(two.players.map(({ actionChoice }) => actionChoice)).toEqual([0, 0]);
});

test("C-S5 18 neutral disks at one or two players, 9 at three, none at four, card by card", () => {
  for (const [seats, disks] of [
    [1, 18],
    [2, 18],
    [3, 9],
    [4, 0],
  ] as const) {
    const events: Event[] = [];
    const start = created(seats);
    const last = sides.at(-1) as Move;
    let state = start;
    for (let seat = 0; seat < seats; seat++) state = play(state, seat, ...sides.slice(0, 3));
    for (let seat = 0; seat < seats - 1; seat++) state = play(state, seat, last);
    rules.apply(state, seats - 1, last, (event) => events.push(event));
    const placed = events.filter(({ type }) => type.startsWith("neutral-"));
    expect(placed).toHaveLength(disks);
    if (disks > 0) expect(matchesCards(placed)).toBe(true);
  }
});

/** Reads the placements as cards: a donation, then the leftmost free slot of each of its cities. */
function matchesCards(placed: readonly Event[]): boolean {
  const taken = new Map<string, number>();
  let cards = [...CARD_IDS];
  let index = 0;
  while (index < placed.length) {
    const event = placed[index] as Event;
    // A donation space can be skipped when its twin card of the other deck came before.
    const donation = event.type === "neutral-donation-placed" ? event.space : undefined;
    const card = SOLO_CARDS.find(
      ({ id, donation: space, cities }) =>
        cards.includes(id) &&
        (donation === undefined || donation === space) &&
        fits(cities, donation ? index + 1 : index),
    );
    if (card === undefined) return false;
    cards = cards.filter((id) => id !== card.id);
    index += donation === undefined ? 0 : 1;
    for (const city of card.cities) {
      if ((taken.get(city) ?? 0) === CITY[city].slots.length) continue;
      const next = placed[index];
      if (next === undefined) return true;
      if (next.type !== "neutral-disk-placed" || next.city !== city || next.slot !== (taken.get(city) ?? 0))
        return false;
      taken.set(city, next.slot + 1);
      index++;
    }
  }
  return true;

  function fits(cities: readonly (keyof typeof CITY)[], from: number): boolean {
    const open = cities.filter((city) => (taken.get(city) ?? 0) < CITY[city].slots.length);
    return open.every((city, offset) => {
      const next = placed[from + offset];
      return next === undefined || (next.type === "neutral-disk-placed" && next.city === city);
    });
  }
}

test("C-S6 counter-clockwise from the first player's right, the first player last: Housing, then a department", () => {
  let state = playDefaults(created(3, "housing"), until("housing"));
  const first = state.round.first as number;
  for (const seat of [first + 2, first + 1, first].map((place) => place % 3)) {
    expect(rules.deciders(state)).toEqual([seat]);
    const [house] = movesOf(state, seat, "place-housing");
    state = play(state, seat, house as Move);
    expect(me(state, seat).tabs.housing).toMatchObject({ at: 0, built: 1 });
    const [reserve] = movesOf(state, seat, "reserve-department");
    const copies = state.display[(reserve as { department: "recruiting" }).department] as number;
    state = play(state, seat, reserve as Move);
    expect(state.display[me(state, seat).reserve as "recruiting"] ?? 0).toBe(copies - 1);
  }
  expect(state.phase).toBe("setup-moves");
});

test("C-S6 only free Housing slots of medium and major cities", () => {
  const state = playDefaults(created(4), until("housing"));
  const [seat] = rules.deciders(state) as [Seat];
  for (const { city, slot } of movesOf(state, seat, "place-housing")) {
    expect(CITY[city].size).not.toBe("small");
    expect(CITY[city].slots[slot]).toBe("housing");
  }
  expect(refusalOf(state, seat, { type: "place-housing", city: "boise", slot: 0 })).toBe("city-too-small");
  expect(refusalOf(state, seat, { type: "place-housing", city: "boston", slot: 1 })).toBe("slot-does-not-match");
  expect(refusalOf(state, seat, { type: "place-housing", city: "boston", slot: 3 })).toBe("no-such-slot");
  const taken = play(state, seat, { type: "place-housing", city: "boston", slot: 0 });
  const [department] = movesOf(taken, seat, "reserve-department");
  const next = play(taken, seat, department as Move);
  const [other] = rules.deciders(next) as [Seat];
  expect(refusalOf(next, other, { type: "place-housing", city: "boston", slot: 0 })).toBe("slot-occupied");
});

test("C-S6 a reserved department has left the display", () => {
  const asked = (state: State) => rules.deciders(state)[0] as Seat;
  const reserving = (state: State) => rules.pending(state, asked(state))?.type === "reserve-choice";
  const dealt = playDefaults(created(2), reserving);
  const move = movesOf(dealt, asked(dealt), "reserve-department")[0] as MoveOf<"reserve-department">;
  const last = { ...dealt, display: { ...dealt.display, [move.department]: 1 } };
  const reserved = play(last, asked(last), move);
  expect(Object.keys(reserved.display)).not.toContain(move.department);
  const next = playDefaults(reserved, reserving);
  expect(asked(next)).not.toBe(asked(last));
  expect(refusalOf(next, asked(next), move)).toBe("not-on-display");
});

test("C-S7 from the first player clockwise, up to 6 steps each", () => {
  let state = playDefaults(created(3, "steps"), until("setup-moves"));
  const first = state.round.first as number;
  expect(rules.deciders(state)).toEqual([first]);
  for (let step = 0; step < 6; step++)
    state = play(state, first, { type: "move-employee", from: step % 2 ? 15 : 14, to: step % 2 ? 14 : 15 });
  expect(rules.deciders(state)).toEqual([(first + 1) % 3]);
  const second = (first + 1) % 3;
  state = play(state, second, { type: "end-setup-moves" });
  expect(rules.deciders(state)).toEqual([(first + 2) % 3]);
});

test("C-S8 after the moves everybody may activate at once, paying normally", () => {
  let state = playDefaults(created(2, "activate"), until("setup-moves"));
  for (const _ of [0, 1]) {
    const [seat] = rules.deciders(state) as [Seat];
    state = play(state, seat, { type: "move-employee", from: 14, to: 13 }, { type: "end-setup-moves" });
  }
  expect(state.phase).toBe("setup-activation");
  expect(rules.deciders(state)).toEqual([0, 1]);
  state = play(state, 1, { type: "activate-employee", cell: 13, desk: 1 });
  expect(me(state, 1).money).toBe(11);
  expect(staffAt(state, "start-hr", 1)).toEqual({ active: 2, inactive: 0 });
});
