import { expect, test } from "vitest";
import { PROJECT_TYPES, REGIONS } from "../data/map.ts";
import { PROJECT_TABS, SIDES } from "../data/tabs.ts";
import { TRACKS } from "../data/tracks.ts";
import { rules } from "../rules.ts";
import {
  departmentTurn,
  me,
  movesOf,
  type PlayerSpec,
  type PositionSpec,
  play,
  refusalOf,
  staffAt,
  use,
  watch,
} from "../testing/position.ts";

const study = (desk = 0) => use("start-rd", "study", desk);
const design = (desk = 0) => use("advanced-design", "study", desk);

function research(player: PlayerSpec, spec: PositionSpec = {}) {
  return departmentTurn("rd", { players: [player, {}], ...spec });
}
/** A department turn with plenty of study points. */
function studying(player: PlayerSpec, spec: PositionSpec = {}) {
  const staffed = {
    departments: { 0: "advanced-design" },
    staff: { "advanced-design": { active: 3 } },
    ...player,
  } as const;
  return play(research(staffed, spec), 0, design(0), design(1), design(2));
}

for (const tab of PROJECT_TYPES) {
  for (const side of SIDES) {
    PROJECT_TABS[tab][side].slice(1).forEach(({ cost = 0, disk }, index) => {
      test(`C-T1 ${tab} ${side}: space ${index + 2} costs ${cost} study points${disk ? " and takes a disk" : ""}`, () => {
        const state = studying({ tabs: { [tab]: { side, at: index } } });
        const after = play(state, 0, { type: "advance-tab", tab });
        expect(rules.pending(after, 0)).toMatchObject({ study: 12 - cost });
        expect(me(after).tabs[tab].at).toBe(index + 1);
        expect(me(after).disks).toBe(22 - (disk ? 1 : 0));
      });
    });
  }
}

for (const region of REGIONS) {
  TRACKS[region].slice(1).forEach(({ cost }, index) => {
    test(`C-T1 space ${index + 2} of the ${region} track costs ${cost} study points`, () => {
      const state = studying({ tracks: { [region]: index } });
      const after = play(state, 0, { type: "advance-transport", region });
      expect(rules.pending(after, 0)).toMatchObject({ study: 12 - cost });
      expect(me(after).tracks[region]).toBe(index + 1);
    });
  });
}

test("C-T1 a finished tab or track takes no more, and nothing is bought that cannot be paid", () => {
  const state = studying({ tabs: { housing: { at: 6 } }, tracks: { west: 4 } });
  expect(refusalOf(state, 0, { type: "advance-tab", tab: "housing" })).toBe("tab-finished");
  expect(refusalOf(state, 0, { type: "advance-transport", region: "west" })).toBe("track-finished");
  const little = play(research({}), 0, study());
  expect(refusalOf(little, 0, { type: "advance-tab", tab: "infrastructure" })).toBe("not-enough-study");
  expect(refusalOf(research({}), 0, { type: "advance-tab", tab: "housing" })).toBe("no-study-points");
});

test("C-T1 without a disk in supply a tab does not advance to a disk space", () => {
  const state = studying({ disks: 0, tabs: { industry: { at: 3 } } });
  expect(refusalOf(state, 0, { type: "advance-tab", tab: "housing" })).toBe("no-disk-in-supply");
  // The limit space takes no disk.
  expect(refusalOf(state, 0, { type: "advance-tab", tab: "industry" })).toBe("legal");
});

test("C-T2 starting R&D: 3 study points per active employee", () => {
  const state = play(research({ staff: { "start-rd": { active: 2 } } }), 0, study(0), study(1));
  expect(rules.pending(state, 0)).toMatchObject({ study: 6 });
});

test("C-T2 13 Advanced Research: mission for 7", () => {
  const spec = { departments: { 0: "advanced-research" }, staff: { "advanced-research": { active: 1 } } } as const;
  const state = play(research(spec), 0, use("advanced-research", "mission-study", 0, { region: "south" }));
  expect(rules.pending(state, 0)).toMatchObject({ study: 7 });
  expect(me(state).missions.south).toBe(1);
});

test("C-T2 14 Advanced Design: 4 per active employee, one by one", () => {
  const spec = { departments: { 0: "advanced-design" }, staff: { "advanced-design": { active: 2 } } } as const;
  const state = play(research(spec), 0, design(0));
  expect(rules.pending(state, 0)).toMatchObject({ study: 4 });
  expect(rules.pending(play(state, 0, design(1)), 0)).toMatchObject({ study: 8 });
});

const giving = { departments: { 0: "charitable-giving" }, staff: { "charitable-giving": { active: 1 } } } as const;
const copy = use("charitable-giving", "mission-copy-donation", 0, { region: "west" });

test("C-T2 15 Charitable Giving: mission, then a donation at the usual price on another player's space", () => {
  const donations = { "health-1": [1], "health-2": [0], "health-3": ["neutral"], "welfare-1": [1] } as const;
  const state = research({ ...giving, money: 12 }, { donations });
  const asked = play(state, 0, copy);
  expect(me(asked)).toMatchObject({ money: 2, missions: { west: 1 } });
  expect(movesOf(asked, 0, "copy-donation").map(({ space }) => space)).toEqual(["welfare-1", "health-1"]);
  expect(refusalOf(asked, 0, { type: "copy-donation", space: "health-2" })).toBe("own-donation");
  expect(refusalOf(asked, 0, { type: "copy-donation", space: "health-3" })).toBe("nobody-to-copy");
  expect(refusalOf(asked, 0, { type: "copy-donation", space: "health-4" })).toBe("nobody-to-copy");
  const { state: after, events } = watch(asked, 0, { type: "copy-donation", space: "health-1" });
  expect(after.donations["health-1"]).toEqual([1, 0]);
  expect(me(after).disks).toBe(21);
  expect(events).toContainEqual({
    type: "donation-made",
    seat: 0,
    space: "health-1",
    donation: "health-1",
    price: 10,
    copied: true,
  });
});

test("C-T2 nobody is sent where there is nothing to copy or pay with", () => {
  const nothing = research(
    { ...giving, staff: { ...giving.staff, "start-rd": {} } },
    { donations: { "health-3": ["neutral"] } },
  );
  expect(rules.deciders(nothing)).toEqual([1]);
  const inside = (player: PlayerSpec) => research({ ...giving, ...player }, { donations: { "health-1": [1] } });
  expect(refusalOf(inside({ money: 4, goods: 0 }), 0, copy)).toBe("not-enough-money");
  expect(refusalOf(inside({ disks: 0 }), 0, copy)).toBe("no-disk-in-supply");
});

test("C-D1 Communications makes Charitable Giving cheaper too", () => {
  const player = {
    departments: { 0: "charitable-giving", 1: "communications" },
    staff: { "charitable-giving": { active: 1 }, communications: { active: 1 } },
    money: 6,
  } as const;
  const state = research(player, { donations: { "health-1": [1], "health-2": [0], "welfare-1": [1] } });
  expect(me(play(state, 0, copy)).money).toBe(0);
});

test("C-T2 16 Telegraph Operators: transport steps cost 1 less, at least 1; tabs full price", () => {
  const player = {
    departments: { 0: "advanced-design", 1: "telegraph-operators" },
    staff: { "advanced-design": { active: 3 }, "telegraph-operators": { active: 1 } },
    tracks: { west: 1, east: 0 },
  } as const;
  const state = studying(player);
  const west = play(state, 0, { type: "advance-transport", region: "west" });
  expect(rules.pending(west, 0)).toMatchObject({ study: 11 });
  const east = play(west, 0, { type: "advance-transport", region: "east" });
  expect(rules.pending(east, 0)).toMatchObject({ study: 9 });
  expect(rules.pending(play(east, 0, { type: "advance-tab", tab: "housing" }), 0)).toMatchObject({ study: 8 });
});

test("C-T2 16 Telegraph Operators help whatever the study points came from", () => {
  const player = {
    departments: { 0: "telegraph-operators" },
    staff: { "telegraph-operators": { active: 1 } },
    missions: { midwest: 1 },
    tracks: { midwest: 2 },
  } as const;
  const state = play(departmentTurn("hr", { players: [player, {}], strips: ["5b", "2a", "3a", "4b"] }), 0, {
    type: "return-employees",
    count: 1,
  });
  const after = play(state, 0, { type: "advance-transport", region: "midwest" });
  expect(rules.pending(after, 0)).toMatchObject({ type: "event-turn", study: 1 });
});

test("C-T3 the last space takes one disk; whoever enters gets its bonus at once", () => {
  for (const [region, gain] of [
    ["west", { goods: 4 + 3 }],
    ["midwest", { money: 12 + 10 }],
    ["east", { money: 12 + 10 }],
    ["south", { goods: 4 + 3 }],
  ] as const) {
    const free = studying({ tracks: { [region]: 3 } });
    expect(me(play(free, 0, { type: "advance-transport", region }))).toMatchObject(gain);
    const player = {
      departments: { 0: "advanced-design" },
      staff: { "advanced-design": { active: 3 } },
      tracks: { [region]: 3 },
    } as const;
    const taken = studying({}, { players: [player, { tracks: { [region]: 4 } }] });
    expect(refusalOf(taken, 0, { type: "advance-transport", region })).toBe("last-space-taken");
    expect(movesOf(taken, 0, "advance-transport").map((move) => move.region)).not.toContain(region);
  }
});

test("C-T3 employees used in R&D stay where they are", () => {
  expect(staffAt(studying({}), "advanced-design")).toEqual({ active: 3, inactive: 0 });
});
