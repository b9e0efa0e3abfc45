import { expect, test } from "vitest";
import { REGIONS, type Region } from "../data/map.ts";
import type { StripId } from "../data/timeline.ts";
import { TRACKS } from "../data/tracks.ts";
import { rules } from "../rules.ts";
import { me, movesOf, type PlayerSpec, play, position, refusalOf, staffAt, watch } from "../testing/position.ts";

/** Strips whose first space is this region, for the HR row. */
const STRIP: Record<Region, StripId> = { west: "1a", south: "2a", east: "3a", midwest: "5b" };

function incomeEvent(region: Region, first: PlayerSpec, second: PlayerSpec = {}) {
  const state = position({ players: [first, second], strips: [STRIP[region], "2b", "3b", "4b"] });
  return play(state, 0, { type: "choose-row", row: "hr" });
}

test("C-I1 the number of employees to return is decided once; all, some or nobody", () => {
  const state = incomeEvent("midwest", { missions: { midwest: 3 } });
  expect(movesOf(state, 0, "return-employees").map(({ count }) => count)).toEqual([3, 2, 1]);
  expect(refusalOf(state, 0, { type: "return-employees", count: 4 })).toBe("not-that-many-employees");
  expect(refusalOf(state, 0, { type: "return-employees", count: 0 })).toBe("not-that-many-employees");
  const after = play(state, 0, { type: "return-employees", count: 2 });
  expect(me(after).missions.midwest).toBe(1);
  expect(staffAt(after, "lobby")).toEqual({ active: 0, inactive: 7 });
  expect(after.phase).toBe("departments");
});

test("C-I1 there is no income in a donation event", () => {
  const state = position({ players: [{ missions: { west: 1 } }, {}], strips: ["5a", "2a", "3a", "4b"] });
  const event = play(state, 0, { type: "choose-row", row: "hr" });
  expect(refusalOf(event, 0, { type: "return-employees", count: 1 })).toBe("no-income-now");
});

test("C-I1 nobody returned: no income at all", () => {
  const state = incomeEvent("midwest", { missions: { midwest: 2 }, projects: [["chicago", 3, "housing"]], money: 0 });
  const after = play(state, 0, { type: "end-event" });
  expect(me(after)).toMatchObject({ money: 0, missions: { midwest: 2 } });
});

test("C-I1 a player without employees in the region is not asked", () => {
  const state = incomeEvent("midwest", { missions: { west: 2 } }, { missions: { midwest: 1 } });
  expect(rules.deciders(state)).toEqual([1]);
});

test("C-I1 returned employees are divided between Lobby and New Lobby", () => {
  const state = incomeEvent("west", { missions: { west: 3 }, departments: { 0: "new-lobby" } });
  const asked = play(state, 0, { type: "return-employees", count: 3 });
  expect(movesOf(asked, 0, "divide-arrivals").map(({ newLobby }) => newLobby)).toEqual([0, 1, 2, 3]);
  expect(refusalOf(asked, 0, { type: "divide-arrivals", newLobby: 4 })).toBe("not-that-many-arrivals");
  const after = play(asked, 0, { type: "divide-arrivals", newLobby: 2 });
  expect(staffAt(after, "lobby").inactive).toBe(6);
  expect(staffAt(after, "new-lobby").inactive).toBe(2);
});

test("C-I1 each player finishes the event before the next begins", () => {
  const state = incomeEvent("west", { missions: { west: 1 } }, { missions: { west: 1 } });
  expect(rules.deciders(state)).toEqual([0]);
  expect(rules.deciders(play(state, 0, { type: "return-employees", count: 1 }))).toEqual([1]);
});

test("C-I2 Mary returns two from the Midwest: $4 transport income, then $2 and 1 goods cube of her projects", () => {
  const state = incomeEvent("midwest", {
    money: 0,
    goods: 0,
    missions: { midwest: 2 },
    tracks: { midwest: 1 },
    projects: [
      ["chicago", 1, "commerce"],
      ["chicago", 0, "industry"],
    ],
  });
  const { state: after, events } = watch(state, 0, { type: "return-employees", count: 2 });
  expect(me(after)).toMatchObject({ money: 6, goods: 1 });
  expect(events).toContainEqual({
    type: "money-gained",
    seat: 0,
    amount: 4,
    cause: { by: "transport-income", region: "midwest" },
  });
  expect(events).toContainEqual({
    type: "money-gained",
    seat: 0,
    amount: 2,
    cause: { by: "project-income", tab: "commerce" },
  });
  expect(events).toContainEqual({
    type: "goods-gained",
    seat: 0,
    amount: 1,
    cause: { by: "project-income", tab: "industry" },
  });
});

for (const region of REGIONS) {
  TRACKS[region].forEach(({ income }, space) => {
    test(`C-I2 the ${region} track pays ${JSON.stringify(income)} per employee on space ${space + 1}`, () => {
      const state = incomeEvent(region, { money: 0, goods: 0, missions: { [region]: 2 }, tracks: { [region]: space } });
      const before = me(state);
      const after = me(play(state, 0, { type: "return-employees", count: 2 }));
      const gained = {
        money: after.money,
        goods: after.goods,
        vp: after.vp,
        employee: before.employees - after.employees,
      };
      const studied = { study: studyIn(play(state, 0, { type: "return-employees", count: 2 })) };
      const kind = Object.keys(income)[0] as keyof typeof gained;
      const amount = Object.values(income)[0] as number;
      expect({ ...gained, ...studied }).toEqual({
        money: 0,
        goods: 0,
        vp: 0,
        employee: 0,
        study: 0,
        [kind]: 2 * amount,
      });
    });
  });
}

function studyIn(state: ReturnType<typeof incomeEvent>): number {
  const turn = state.asked[0]?.[0];
  return turn?.type === "event-turn" ? turn.study : 0;
}

test("C-I2 only spaces freed by building pay; a disk still on its tab pays nothing", () => {
  const state = incomeEvent("west", {
    money: 0,
    missions: { west: 1 },
    tabs: { housing: { at: 2 }, commerce: { at: 3 } },
    projects: [["denver", 1, "commerce"]],
  });
  expect(me(play(state, 0, { type: "return-employees", count: 1 })).money).toBe(3);
});

test("C-I3 either/or incomes are chosen one by one", () => {
  const state = incomeEvent("west", {
    money: 0,
    goods: 0,
    missions: { west: 1 },
    tabs: { industry: { side: "B" } },
    projects: [
      ["chicago", 0, "industry"],
      ["omaha", 0, "industry"],
      ["fargo", 0, "industry"],
      ["boise", 0, "industry"],
      ["reno", 0, "industry"],
    ],
  });
  const asked = play(state, 0, { type: "return-employees", count: 1 });
  expect(me(asked)).toMatchObject({ money: 1, goods: 1 + 1 + 1 });
  expect(rules.pending(asked, 0)).toMatchObject({
    type: "gain-choice",
    options: [{ goods: 1 }, { money: 3 }],
    times: 2,
  });
  const after = play(asked, 0, { type: "choose-gain", gain: "goods" }, { type: "choose-gain", gain: "money" });
  expect(me(after)).toMatchObject({ money: 4, goods: 4 });
  expect(refusalOf(asked, 0, { type: "choose-gain", gain: "vp" })).toBe("gain-not-offered");
});

test("C-I3 with an empty supply the Housing tab leaves only the $1", () => {
  const spec = {
    money: 0,
    missions: { west: 1 },
    projects: [
      ["denver", 2, "housing"],
      ["boise", 0, "housing"],
      ["reno", 0, "housing"],
    ],
  } as const;
  const choosing = play(incomeEvent("west", spec), 0, { type: "return-employees", count: 1 });
  expect(movesOf(choosing, 0, "choose-gain")).toHaveLength(2);
  const hired = play(choosing, 0, { type: "choose-gain", gain: "employee" });
  expect(me(hired).employees).toBe(me(choosing).employees - 1);
  const empty = play(incomeEvent("west", { ...spec, employees: 0 }), 0, { type: "return-employees", count: 1 });
  expect(empty.phase).toBe("departments");
  expect(me(empty).money).toBe(1 + 1 + 1);
});

test("C-I3 the East track offers no money instead of an employee the supply lacks", () => {
  const state = incomeEvent("east", { money: 0, missions: { east: 3 }, tracks: { east: 2 }, employees: 1 });
  const { state: after, events } = watch(state, 0, { type: "return-employees", count: 3 });
  expect(me(after)).toMatchObject({ money: 0, employees: 0 });
  expect(events).toContainEqual({
    type: "employees-gained",
    seat: 0,
    amount: 1,
    lost: 2,
    cause: { by: "transport-income", region: "east" },
  });
});

test("C-I3 a new employee comes inactive into a Lobby of choice", () => {
  const state = incomeEvent("east", { missions: { east: 1 }, tracks: { east: 2 }, departments: { 0: "new-lobby" } });
  const asked = play(state, 0, { type: "return-employees", count: 1 }, { type: "divide-arrivals", newLobby: 0 });
  const after = play(asked, 0, { type: "divide-arrivals", newLobby: 1 });
  expect(staffAt(after, "new-lobby")).toEqual({ active: 0, inactive: 1 });
  expect(staffAt(after, "lobby")).toEqual({ active: 0, inactive: 6 });
});

test("C-I4 study points of the Midwest are spent within the event turn; the rest is lost even if R&D follows", () => {
  const state = position({
    players: [{ missions: { midwest: 1 }, tracks: { midwest: 2 } }, {}],
    strips: ["1a", "2a", "3a", "5b"],
  });
  const event = play(state, 0, { type: "choose-row", row: "rd" }, { type: "return-employees", count: 1 });
  expect(event.phase).toBe("event");
  const spent = play(event, 0, { type: "advance-tab", tab: "commerce" });
  // One point is left and the Midwest track costs 3, the South 1.
  expect(movesOf(spent, 0, "advance-transport")).toEqual([{ type: "advance-transport", region: "south" }]);
  const { state: after, events } = watch(spent, 0, { type: "end-event" });
  expect(events).toContainEqual({ type: "study-lost", seat: 0, amount: 1 });
  expect(rules.pending(after, 0)).toMatchObject({ type: "department-turn", study: 0 });
});

test("C-I5 VP from income are scored at once", () => {
  const state = incomeEvent("west", { missions: { west: 2 }, tracks: { west: 3 } });
  const { state: after, events } = watch(state, 0, { type: "return-employees", count: 2 });
  expect(me(after).vp).toBe(4);
  expect(events).toContainEqual({
    type: "vp-scored",
    seat: 0,
    amount: 4,
    cause: { by: "transport-income", region: "west" },
  });
});
