import { expect, test } from "vitest";
import type { SpaceId } from "../data/donations.ts";
import { detailOf, type PlayerSpec, type PositionSpec, position, vpFor } from "../testing/position.ts";

/** What one donation is worth to this player. */
function worth(space: SpaceId, player: PlayerSpec, spec: PositionSpec = {}): number {
  return vpFor(position({ players: [player, {}], donations: { [space]: [0] }, ...spec }), "donations");
}
const company = {
  departments: { 0: "recruiting", 1: "sales", 4: "engineering", 8: "advanced-design", 12: "new-lobby" },
} as const;
const projects = {
  projects: [
    ["chicago", 3, "housing"],
    ["chicago", 0, "industry"],
    ["omaha", 0, "industry"],
    ["boise", 0, "commerce"],
    ["boston", 1, "commerce"],
    ["denver", 0, "infrastructure"],
    ["houston", 1, "infrastructure"],
  ],
} as const;

const BASE: readonly [SpaceId, string, PlayerSpec, number][] = [
  ["education-1", "3 VP per HR department, starting and New Lobby included", company, 9],
  ["education-2", "3 VP per Management department", company, 9],
  ["education-3", "3 VP per Construction department", company, 6],
  ["education-4", "3 VP per R&D department", company, 6],
  ["education-5", "1 VP per department, the starting Lobby not", company, 10],
  ["human-rights-1", "4 VP per Public Infrastructure project", projects, 8],
  ["human-rights-2", "3 VP per Industry project", projects, 6],
  ["human-rights-3", "2 VP per Housing or Commerce project", projects, 6],
  [
    "human-rights-4",
    "3 VP per region at railroad or beyond",
    { tracks: { west: 2, midwest: 2, south: 4, east: 1 } },
    9,
  ],
  ["human-rights-5", "2 VP per donation, this one included", {}, 2],
  ["welfare-1", "7 VP", {}, 7],
  ["welfare-2", "2 VP per good paid", { money: 0, goods: 3 }, 6],
  ["welfare-3", "2 VP per $5 paid", { money: 17, goods: 0 }, 6],
  ["welfare-4", "4 VP per $5 and a good paid", { money: 10, goods: 3 }, 8],
  ["welfare-5", "1 VP per active employee", { staff: { "start-rd": { active: 3 } } }, 7],
  ["health-1", "2 VP per project in the East", projects, 2],
  ["health-2", "2 VP per project in the Midwest", projects, 6],
  ["health-3", "2 VP per project in the South", projects, 2],
  ["health-4", "2 VP per project in the West", projects, 4],
  ["health-5", "2 VP per project in a small city", projects, 4],
];

for (const [space, what, player, vp] of BASE) {
  test(`C-F3 ${space}: ${what}`, () => {
    expect(worth(space, player)).toBe(vp);
  });
}

test("C-F3 human-rights-5 counts copied donations too", () => {
  const donations = { "human-rights-5": [0], "welfare-1": [1, 0], "health-1": [0] } as const;
  const state = position({ players: [{}, {}], donations });
  expect(vpFor(state, "donations", 0)).toBe(6 + 7);
  expect(vpFor(state, "donations", 1)).toBe(7);
});

test("C-F3 at most 12 VP a donation, 3 more for every tab on its limit space; the sheet shows the cut", () => {
  const many = {
    tabs: { industry: { built: 6 } },
    projects: ["chicago", "omaha", "boise", "reno", "dallas", "memphis"].map((city) => [city, 0, "industry"] as const),
  } as unknown as PlayerSpec;
  expect(worth("human-rights-2", many)).toBe(12);
  const raised: PlayerSpec = {
    ...many,
    tabs: { housing: { side: "B", at: 6 }, commerce: { side: "B", at: 6 }, industry: { built: 6 } },
  };
  expect(worth("human-rights-2", raised)).toBe(18);
  const state = position({
    players: [{ ...many, tabs: { housing: { side: "B", at: 6 }, industry: { built: 6 } } }, {}],
    donations: { "human-rights-2": [0] },
  });
  expect(detailOf(state, "donations")).toMatchObject({ donations: [{ count: 6, worth: 18, limit: 15, vp: 15 }] });
});

const EXPANSION: readonly [SpaceId, string, PlayerSpec, number][] = [
  [
    "education-1",
    "4 VP per built department of the best type, starting ones not",
    { departments: { 0: "sales", 1: "logistics", 2: "recruiting" } },
    8,
  ],
  ["education-2", "3 VP per different type built", { departments: { 0: "sales", 1: "logistics", 2: "recruiting" } }, 6],
  [
    "education-3",
    "3 VP per department built in the left column",
    { departments: { 0: "sales", 4: "logistics", 5: "recruiting" } },
    6,
  ],
  [
    "education-4",
    "3 VP per department built in the top row",
    { departments: { 0: "sales", 3: "logistics", 5: "recruiting" } },
    6,
  ],
  ["education-5", "4 VP per own donation in Education", {}, 4],
  ["human-rights-1", "3 VP per project of the best type", projects, 6],
  ["human-rights-2", "3 VP per different type of project", projects, 12],
  ["human-rights-3", "1 VP per project", projects, 7],
  ["human-rights-4", "3 VP per different category of donations", {}, 3],
  ["human-rights-5", "4 VP per own donation in Human Rights", {}, 4],
  [
    "welfare-1",
    "2 VP per space without department, the Lobby not",
    { departments: { 0: "sales", 1: "logistics", 2: "recruiting", 3: "engineering", 4: "new-lobby" } },
    10,
  ],
  [
    "welfare-2",
    "2 VP per inactive employee on board and missions, not in supply",
    { staff: { lobby: { inactive: 2 }, 0: { inactive: 1 } }, missions: { west: 1 } },
    8,
  ],
  [
    "welfare-3",
    "2 VP per active employee on a desk that costs $1 or more",
    { staff: { "start-commerce-finance": { active: 3 } } },
    8,
  ],
  ["welfare-4", "3 VP per $3 and a good paid", { money: 7, goods: 3 }, 6],
  ["welfare-5", "4 VP per own donation in Welfare", {}, 4],
  ["health-5", "4 VP per own donation in Health", {}, 4],
];

for (const [space, what, player, vp] of EXPANSION) {
  test(`C-N6 the tile's ${space}: ${what}`, () => {
    const column = space.slice(0, -2) as "education";
    expect(worth(space, player, { tiles: { [column]: column } })).toBe(vp);
  });
}

for (const [row, major, mediums] of [
  [1, "new-york", ["boston", "albany"]],
  [2, "chicago", ["st-louis", "kansas-city", "denver"]],
  [3, "new-orleans", ["houston", "atlanta"]],
  [4, "san-francisco", ["los-angeles"]],
] as const) {
  test(`C-N6 the tile's health-${row}: 2 VP per medium city in the same network as ${major}`, () => {
    const slot = {
      boston: 0,
      albany: 0,
      "st-louis": 1,
      "kansas-city": 2,
      denver: 2,
      houston: 0,
      atlanta: 1,
      "los-angeles": 0,
    };
    const linked = {
      projects: [
        [major, 0, "industry"],
        ...mediums.map((city) => [city, slot[city], "housing"] as const),
        ["washington", 1, "housing"],
      ],
    } as const;
    const tiles = { health: "health" } as const;
    const expected = major === "new-york" ? 3 : mediums.length;
    const washingtonLinked = major === "new-orleans" ? 1 : 0;
    expect(worth(`health-${row}`, linked as PlayerSpec, { tiles })).toBe(2 * (expected + washingtonLinked));
    const apart = { projects: mediums.map((city) => [city, slot[city], "housing"] as const) };
    expect(worth(`health-${row}`, apart as PlayerSpec, { tiles })).toBe(0);
  });
}

test("C-N3 a category that stands there twice counts twice in this category, once among different ones", () => {
  const tiles = { health: "education" } as const;
  const donations = { "health-5": [0], "education-5": [0], "education-1": [0] } as const;
  const state = position({ players: [{}, {}], tiles, donations });
  // health-5 is now "4 VP per donation in Education": three of them. The others: 5 departments, 1 HR department.
  expect(vpFor(state, "donations")).toBe(12 + 5 + 3);
  const categories = position({
    players: [{}, {}],
    tiles: { ...tiles, "human-rights": "human-rights" },
    donations: { ...donations, "human-rights-4": [0] },
  });
  expect(detailOf(categories, "donations")).toMatchObject({
    donations: expect.arrayContaining([expect.objectContaining({ space: "human-rights-4", count: 2, vp: 6 })]),
  });
});
