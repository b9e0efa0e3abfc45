import { expect, test } from "vitest";
import { CITIES, CITY } from "../data/map.ts";
import { rules } from "../rules.ts";
import {
  departmentTurn,
  me,
  movesOf,
  type PlayerSpec,
  play,
  refusalOf,
  staffAt,
  use,
  watch,
} from "../testing/position.ts";

const send = (
  region: "west" | "midwest" | "south" | "east",
  tab: "housing" | "commerce" | "industry" | "infrastructure",
  desk = 0,
  department: "start-construction" | "engineering" = "start-construction",
) => use(department, "mission-build", desk, { region, tab });
const outsource = (tab: "housing" | "commerce") => use("construction-outsourcing", "outsource", 0, { tab });
const buy = (amount: number) => use("supply-chain", "buy", 0, { amount });

function construction(player: PlayerSpec) {
  return departmentTurn("construction", { players: [player, {}] });
}

test("C-B1 Mary with two goods builds her Industry in Chicago: the employee goes to the Midwest", () => {
  const mary = {
    goods: 2,
    staff: { "start-construction": { active: 3 } },
    tabs: { housing: { at: 1 } },
    tracks: { midwest: 3 },
  } as const;
  const state = construction(mary);
  const sites = play(state, 0, send("midwest", "industry"));
  expect(me(sites)).toMatchObject({ goods: 0, missions: { midwest: 1 } });
  const cities = movesOf(sites, 0, "build-project").map(({ city, slot }) => `${city} ${slot}`);
  expect(cities).toEqual([
    "fargo 0",
    "duluth 0",
    "st-paul 0",
    "omaha 0",
    "cincinnati 0",
    "chicago 0",
    "chicago 2",
    "st-louis 0",
  ]);
  const chicago = play(sites, 0, { type: "build-project", city: "chicago", slot: 2 });
  expect(chicago.map.chicago).toEqual(["", "", "0:industry", "", ""]);
  expect(me(chicago)).toMatchObject({ goods: 0, tabs: { industry: { built: 1 } } });
});

test("C-B3 in Cincinnati she immediately gets her transport income of 2 goods", () => {
  const state = construction({ goods: 2, tracks: { midwest: 3 }, staff: { "start-construction": { active: 3 } } });
  const { state: after, events } = watch(state, 0, send("midwest", "industry"), {
    type: "build-project",
    city: "cincinnati",
    slot: 0,
  });
  expect(me(after).goods).toBe(2);
  expect(events).toContainEqual({
    type: "goods-gained",
    seat: 0,
    amount: 2,
    cause: { by: "city", city: "cincinnati", region: "midwest" },
  });
  // Usable for the next build.
  expect(refusalOf(after, 0, send("west", "housing", 1))).toBe("legal");
});

test("C-B1 Housing and Commerce cost 1 good, Industry and Infrastructure 2", () => {
  for (const [tab, goods] of [
    ["housing", 1],
    ["commerce", 1],
    ["industry", 2],
    ["infrastructure", 2],
  ] as const) {
    const state = construction({ goods: 2, tabs: { infrastructure: { at: 1 } } });
    expect(me(play(state, 0, send("west", tab))).goods).toBe(2 - goods);
    const poor = departmentTurn("construction", {
      players: [{ goods: goods - 1, tabs: { infrastructure: { at: 1 } } }, {}],
    });
    if (goods === 2) expect(refusalOf(poor, 0, send("west", tab))).toBe("not-enough-goods");
    else expect(rules.deciders(poor)).toEqual([1]);
  }
});

test("C-B1 9 Engineering builds like starting Construction", () => {
  const state = construction({ departments: { 0: "engineering" }, staff: { engineering: { active: 2 } } });
  const after = play(state, 0, send("east", "housing", 0, "engineering"), {
    type: "build-project",
    city: "boston",
    slot: 0,
  });
  expect(me(after)).toMatchObject({ goods: 3, missions: { east: 1 } });
  expect(staffAt(after, "engineering").active).toBe(1);
});

test("C-B1 10 Construction Outsourcing: $3 and the goods, anywhere, without mission", () => {
  const spec = {
    departments: { 0: "construction-outsourcing" },
    staff: { "construction-outsourcing": { active: 1 } },
  } as const;
  const state = construction(spec);
  const sites = play(state, 0, outsource("commerce"));
  expect(me(sites)).toMatchObject({ money: 9, goods: 3 });
  const regions = new Set(movesOf(sites, 0, "build-project").map(({ city }) => CITY[city].region));
  expect(regions.size).toBe(4);
  const after = play(sites, 0, { type: "build-project", city: "boise", slot: 0 });
  expect(staffAt(after, "construction-outsourcing").active).toBe(1);
  expect(me(after).missions).toEqual({ west: 0, midwest: 0, south: 0, east: 0 });
  const broke = departmentTurn("construction", {
    players: [{ ...spec, money: 1, goods: 2, staff: { ...spec.staff, "start-construction": {} } }, {}],
  });
  // $1, and one good left to sell after paying the other: one short.
  expect(rules.deciders(broke)).toEqual([1]);
});

test("C-B1 11 Supply Chain: buys one to three goods at $1", () => {
  const spec = {
    departments: { 0: "supply-chain" },
    staff: { "supply-chain": { active: 1 } },
    money: 2,
    goods: 4,
  } as const;
  const state = construction(spec);
  expect(movesOf(state, 0, "use-employee").filter(({ effect }) => effect === "buy")).toEqual([buy(2), buy(1)]);
  expect(me(play(state, 0, buy(2)))).toMatchObject({
    money: 0,
    goods: 6,
  });
  expect(refusalOf(state, 0, buy(3))).toBe("not-enough-money");
});

test("C-B2 the rightmost disk of a tab goes first: the earliest space is freed first", () => {
  const state = construction({ tabs: { housing: { at: 2 } }, missions: { west: 1 } });
  const after = play(state, 0, send("west", "housing"), { type: "build-project", city: "denver", slot: 2 });
  expect(me(after).tabs.housing).toEqual({ side: "A", at: 2, built: 1 });
});

test("C-B2 a free slot that shows the type, or a free small city", () => {
  const state = play(construction({ staff: { "start-construction": { active: 2 } } }), 0, send("west", "housing"));
  expect(refusalOf(state, 0, { type: "build-project", city: "denver", slot: 1 })).toBe("slot-does-not-match");
  expect(refusalOf(state, 0, { type: "build-project", city: "chicago", slot: 3 })).toBe("city-in-other-region");
  expect(refusalOf(state, 0, { type: "build-project", city: "denver", slot: 3 })).toBe("no-such-slot");
  expect(refusalOf(state, 0, { type: "build-project", city: "boise", slot: 0 })).toBe("legal");
  const first = play(state, 0, { type: "build-project", city: "boise", slot: 0 });
  const second = play(first, 0, send("west", "commerce", 1));
  expect(refusalOf(second, 0, { type: "build-project", city: "boise", slot: 0 })).toBe("slot-occupied");
});

test("C-B2 several disks in one city are fine", () => {
  const state = construction({ staff: { "start-construction": { active: 2 } } });
  const after = play(
    state,
    0,
    send("west", "housing", 0),
    { type: "build-project", city: "denver", slot: 2 },
    send("west", "commerce", 1),
    { type: "build-project", city: "denver", slot: 1 },
  );
  expect(after.map.denver).toEqual(["", "0:commerce", "0:housing"]);
});

test("C-B2 without a disk on the tab or a slot in the region nobody is sent", () => {
  const state = construction({ goods: 9 });
  expect(refusalOf(state, 0, send("west", "infrastructure"))).toBe("no-disk-on-tab");
  // The East has no small city; all its Commerce slots are taken.
  const neutral = CITIES.filter(({ region }) => region === "east").flatMap(({ id, slots }) =>
    slots.flatMap((type, slot) => (type === "commerce" ? [[id, slot] as const] : [])),
  );
  const full = departmentTurn("construction", { players: [{}, {}], neutral });
  expect(refusalOf(full, 0, send("east", "commerce"))).toBe("no-free-slot-in-region");
});

for (const { id, region, transportBonus } of CITIES.filter(({ size }) => size === "small").map(
  (city) => CITY[city.id],
)) {
  test(`C-B3 ${id} ${transportBonus ? "pays its builder the transport income once" : "pays nothing"}`, () => {
    const state = play(construction({ money: 0 }), 0, send(region, "housing"));
    const after = play(state, 0, { type: "build-project", city: id, slot: 0 });
    expect(me(after).money).toBe(transportBonus ? 1 : 0);
  });
}

test("C-B3 whichever department built; study points join the turn's pool", () => {
  const spec = {
    departments: { 0: "construction-outsourcing" },
    staff: { "construction-outsourcing": { active: 1 } },
    tracks: { midwest: 2 },
  } as const;
  const state = construction(spec);
  const after = play(state, 0, outsource("housing"), { type: "build-project", city: "omaha", slot: 0 });
  expect(rules.pending(after, 0)).toMatchObject({ type: "department-turn", study: 3 });
  expect(movesOf(after, 0, "advance-tab").length).toBeGreaterThan(0);
});

test("C-B1 12 Communications is ongoing: it is not used", () => {
  const spec = { departments: { 0: "communications" }, staff: { communications: { active: 1 } } } as const;
  const state = departmentTurn("construction", { players: [spec, {}] });
  expect(refusalOf(state, 0, use("communications", "money"))).toBe("not-a-department-to-use");
});
