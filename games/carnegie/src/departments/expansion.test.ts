import { expect, test } from "vitest";
import type { TileId } from "../data/departments.ts";
import type { Region } from "../data/map.ts";
import type { ActionType } from "../data/timeline.ts";
import { rules } from "../rules.ts";
import type { State } from "../state.ts";
import {
  departmentTurn,
  me,
  movesOf,
  type PlayerSpec,
  type PositionSpec,
  play,
  position,
  refusalOf,
  START_HR,
  staffAt,
  use,
  vpFor,
} from "../testing/position.ts";
import type { EffectId } from "./effect-ids.ts";

const send = (id: TileId, effect: EffectId) => use(id, effect, 0, { region: "west" });
const staffed = (id: TileId, more: PlayerSpec = {}): PlayerSpec => ({
  ...more,
  departments: { 0: id, ...more.departments },
  staff: { [id]: { active: 1 }, ...more.staff },
});
function inside(id: TileId, action: ActionType, player: PlayerSpec = {}, spec: PositionSpec = {}): State {
  return departmentTurn(action, { players: [staffed(id, player), {}], ...spec });
}
const midwest = {
  projects: [
    ["chicago", 3, "housing"],
    ["chicago", 0, "industry"],
    ["omaha", 0, "commerce"],
    ["fargo", 0, "housing"],
    ["st-louis", 1, "housing"],
    ["boise", 0, "commerce"],
  ],
} as const;

test("C-P17 HR Administration: mission, then one employee to any space for each HR department", () => {
  const state = inside("hr-administration", "hr", { departments: { 1: "recruiting" } });
  const asked = play(state, 0, send("hr-administration", "mission-transfer"));
  // Starting HR, Recruiting (unstaffed) and the tile itself.
  expect(rules.pending(asked, 0)).toEqual({ type: "transfer-choice", left: 3 });
  const picked = play(asked, 0, { type: "pick-employee", from: 14 });
  expect(movesOf(picked, 0, "transfer-employee")).toHaveLength(15);
  expect(refusalOf(picked, 0, { type: "transfer-employee", to: 14 })).toBe("already-there");
  expect(refusalOf(picked, 0, { type: "transfer-employee", to: 16 })).toBe("no-such-cell");
  const once = play(picked, 0, { type: "transfer-employee", to: 1 });
  expect(staffAt(once, "recruiting")).toEqual({ active: 0, inactive: 1 });
  const active = play(once, 0, { type: "pick-employee", from: 15, desk: 0 }, { type: "transfer-employee", to: 2 });
  expect(staffAt(active, 2)).toEqual({ active: 0, inactive: 1 });
  expect(rules.pending(active, 0)).toEqual({ type: "transfer-choice", left: 1 });
  const ended = play(active, 0, { type: "end-transfers" });
  expect(rules.pending(ended, 0)?.type).toBe("department-turn");
});

test("C-P21 Accounting: mission for $3 per Management department, starting, unstaffed and itself included", () => {
  const state = inside("accounting", "management", { departments: { 1: "sales" }, money: 0 });
  expect(me(play(state, 0, send("accounting", "mission-money"))).money).toBe(3 * 4);
});

test("C-P25 Production Lines: mission for 1 good per Construction department", () => {
  const state = inside("production-lines", "construction", { departments: { 1: "communications" }, goods: 0 });
  expect(me(play(state, 0, send("production-lines", "mission-goods")))).toMatchObject({
    goods: 3,
    missions: { west: 1 },
  });
});

test("C-P29 R&D Coordination: mission for 2 study points per R&D department", () => {
  const state = inside("rd-coordination", "rd", { departments: { 1: "archives" } });
  expect(rules.pending(play(state, 0, send("rd-coordination", "mission-study")), 0)).toMatchObject({ study: 6 });
});

const partners = (id: TileId, region: Region) => use(id, "partners", 0, { region });
const gain = (kind: "money" | "moves" | "goods" | "vp" | "study") => ({ type: "choose-gain", gain: kind }) as const;

test("C-P18 Local Partners: Mary's five projects in the Midwest for $6 and 4 moves", () => {
  const asked = play(
    inside("local-partners", "hr", { ...midwest, money: 0 }),
    0,
    partners("local-partners", "midwest"),
  );
  expect(rules.pending(asked, 0)).toMatchObject({
    type: "gain-choice",
    options: [{ money: 2 }, { moves: 2 }],
    times: 5,
  });
  const after = play(asked, 0, gain("money"), gain("moves"), gain("money"), gain("moves"), gain("money"));
  expect(me(after).money).toBe(6);
  expect(rules.pending(after, 0)).toMatchObject({ type: "department-turn", moves: 4 });
  expect(staffAt(after, "local-partners").active).toBe(1);
});

test("C-P18 a region without projects yields nothing and is allowed", () => {
  const state = inside("local-partners", "hr", midwest);
  expect(movesOf(state, 0, "use-employee").filter(({ effect }) => effect === "partners")).toHaveLength(4);
  const after = play(state, 0, partners("local-partners", "east"));
  expect(me(after).money).toBe(12);
});

test("C-P22 Branding: $2 or 1 good for each project in one region", () => {
  const asked = play(
    inside("branding", "management", { ...midwest, goods: 0, money: 0 }),
    0,
    partners("branding", "west"),
  );
  expect(me(play(asked, 0, gain("goods")))).toMatchObject({ goods: 1, money: 0 });
  expect(me(play(asked, 0, gain("money")))).toMatchObject({ goods: 0, money: 2 });
});

test("C-P26 Renovation: $2 or 1 VP for each project in one region", () => {
  const asked = play(inside("renovation", "construction", midwest), 0, partners("renovation", "midwest"));
  expect(me(play(asked, 0, gain("vp"), gain("vp"), gain("vp"), gain("money"), gain("vp")))).toMatchObject({
    vp: 4,
    money: 14,
  });
});

test("C-P30 Knowledge Sharing: $2 or 2 study points for each project in one region", () => {
  const asked = play(inside("knowledge-sharing", "rd", midwest), 0, partners("knowledge-sharing", "midwest"));
  const after = play(asked, 0, gain("study"), gain("study"), gain("money"), gain("money"), gain("money"));
  expect(rules.pending(after, 0)).toMatchObject({ study: 4 });
});

test("C-P19 Corporate Communications: diagonal moves for the whole turn, even after the employee has left", () => {
  const state = play(departmentTurn("hr", { players: [staffed("corporate-communications"), {}] }), 0, START_HR);
  const moved = play(state, 0, { type: "move-employee", from: 0, to: 5, desk: 0 });
  expect(refusalOf(moved, 0, { type: "move-employee", from: 14, to: 9 })).toBe("legal");
  expect(refusalOf(moved, 0, { type: "move-employee", from: 14, to: 6 })).toBe("not-adjacent");
  const idle = {
    departments: { 0: "corporate-communications" },
    staff: { "corporate-communications": { inactive: 1 } },
  } as const;
  const straight = play(departmentTurn("hr", { players: [idle, {}] }), 0, START_HR);
  expect(refusalOf(straight, 0, { type: "move-employee", from: 14, to: 9 })).toBe("not-adjacent");
});

/** Both players end their department turns at once. */
function activation(player: PlayerSpec): State {
  let state = play(position({ players: [player, {}] }), 0, { type: "choose-row", row: "rd" });
  while (state.phase === "departments") state = play(state, rules.deciders(state)[0] as number, { type: "end-turn" });
  return state;
}
const activate = (cell: number, desk: number, terms?: "raise" | "cut") =>
  ({ type: "activate-employee", cell, desk, ...(terms && { terms }) }) as const;

test("C-P23 Payroll Management: normal price, $2 more for 1 VP, or $1 and 1 VP less", () => {
  const state = activation(
    staffed("payroll-management", {
      vp: 1,
      money: 20,
      goods: 0,
      staff: { "start-commerce-finance": { active: 1, inactive: 1 }, "start-rd": { active: 1, inactive: 1 } },
    }),
  );
  expect(me(play(state, 0, activate(15, 1)))).toMatchObject({ money: 17, vp: 1 });
  expect(me(play(state, 0, activate(15, 1, "raise")))).toMatchObject({ money: 15, vp: 2 });
  // Including free desks.
  expect(me(play(state, 0, activate(9, 1, "raise")))).toMatchObject({ money: 18, vp: 2 });
  const cut = play(state, 0, activate(15, 1, "cut"));
  expect(me(cut)).toMatchObject({ money: 19, vp: 0 });
  expect(refusalOf(cut, 0, activate(9, 1, "cut"))).toBe("no-vp-to-give");
});

test("C-P23 only if staffed when the activation phase began", () => {
  const state = activation({
    departments: { 0: "payroll-management" },
    staff: { "payroll-management": { inactive: 1 }, "start-rd": { active: 1, inactive: 1 } },
    money: 20,
    vp: 3,
  });
  const after = play(state, 0, activate(0, 0));
  expect(refusalOf(after, 0, activate(15, 1, "raise"))).toBe("no-payroll");
  expect(movesOf(after, 0, "activate-employee")).toEqual([activate(15, 1)]);
});

const build = use("start-construction", "mission-build", 0, { region: "west", tab: "housing" });
const constructing = (player: PlayerSpec) => play(departmentTurn("construction", { players: [player, {}] }), 0, build);

test("C-P27 Political Lobbying: non-matching slots too; 1 VP on matching slots and in small cities, besides their income", () => {
  const state = constructing(staffed("political-lobbying", { money: 0 }));
  const commerce = play(state, 0, { type: "build-project", city: "denver", slot: 1 });
  expect(commerce.map.denver).toEqual(["", "0:housing", ""]);
  expect(me(commerce).vp).toBe(0);
  expect(me(play(state, 0, { type: "build-project", city: "denver", slot: 2 })).vp).toBe(1);
  expect(me(play(state, 0, { type: "build-project", city: "seattle", slot: 0 }))).toMatchObject({ vp: 1, money: 1 });
  const idle = constructing({
    departments: { 0: "political-lobbying" },
    staff: { "political-lobbying": { inactive: 1 } },
  });
  expect(refusalOf(idle, 0, { type: "build-project", city: "denver", slot: 1 })).toBe("slot-does-not-match");
});

test("C-P27 checked at each build, Outsourcing too", () => {
  const player = {
    departments: { 0: "political-lobbying", 1: "construction-outsourcing" },
    staff: { "political-lobbying": { active: 1 }, "construction-outsourcing": { active: 1 } },
  } as const;
  const state = play(
    departmentTurn("construction", { players: [player, {}] }),
    0,
    use("construction-outsourcing", "outsource", 0, { tab: "commerce" }),
  );
  expect(me(play(state, 0, { type: "build-project", city: "boston", slot: 1 })).vp).toBe(1);
  expect(refusalOf(state, 0, { type: "build-project", city: "boston", slot: 0 })).toBe("legal");
});

test("C-P31 Archives: transport income of an earlier space, one choice for all employees returned", () => {
  const player = staffed("archives", { missions: { midwest: 2 }, tracks: { midwest: 4 }, money: 0, goods: 0 });
  const state = play(departmentTurn("hr", { players: [player, {}], strips: ["5b", "2a", "3a", "4b"] }), 0, {
    type: "return-employees",
    count: 2,
  });
  expect(movesOf(state, 0, "choose-track-income").map(({ space }) => space)).toEqual([4, 3, 2, 1, 0]);
  expect(me(play(state, 0, { type: "choose-track-income", space: 3 })).goods).toBe(4);
  expect(me(play(state, 0, { type: "choose-track-income", space: 1 })).money).toBe(4);
  expect(rules.pending(play(state, 0, { type: "choose-track-income", space: 2 }), 0)).toMatchObject({ study: 6 });
  const behind = play(
    departmentTurn("hr", { players: [{ ...player, tracks: { midwest: 1 } }, {}], strips: ["5b", "2a", "3a", "4b"] }),
    0,
    { type: "return-employees", count: 2 },
  );
  expect(refusalOf(behind, 0, { type: "choose-track-income", space: 2 })).toBe("space-not-reached");
});

test("C-P31 Archives: in small cities too", () => {
  const state = play(constructing(staffed("archives", { tracks: { west: 3 }, goods: 1 })), 0, {
    type: "build-project",
    city: "seattle",
    slot: 0,
  });
  expect(rules.pending(state, 0)).toMatchObject({ type: "track-income-choice", region: "west", employees: 1 });
  expect(me(play(state, 0, { type: "choose-track-income", space: 2 })).goods).toBe(1);
});

test("C-P31 Archives: an occupied last space may be entered and gives its bonus", () => {
  const player = {
    departments: { 0: "archives", 1: "advanced-design" },
    staff: { archives: { active: 1 }, "advanced-design": { active: 3 } },
    tracks: { east: 3 },
    money: 0,
  } as const;
  let state = departmentTurn("rd", { players: [player, { tracks: { east: 4 } }] });
  state = play(state, 0, use("advanced-design", "study", 0), use("advanced-design", "study", 1));
  expect(me(play(state, 0, { type: "advance-transport", region: "east" }))).toMatchObject({
    money: 10,
    tracks: { east: 4 },
  });
});

test("C-P20 Green Spaces: 2 VP per space without department, the Lobby not, if staffed", () => {
  expect(vpFor(position({ players: [staffed("green-spaces"), {}] }), "endgame-departments")).toBe(18);
  const idle = { departments: { 0: "green-spaces" }, staff: { "green-spaces": { inactive: 1 } } } as const;
  expect(vpFor(position({ players: [idle, {}] }), "endgame-departments")).toBe(0);
});

test("C-P24 Public Relations: 2 VP per project in the best region", () => {
  expect(vpFor(position({ players: [staffed("public-relations", midwest), {}] }), "endgame-departments")).toBe(10);
});

test("C-P28 Post Office: one connection point more; six are the row of five and 9 VP", () => {
  const two = {
    projects: [
      ["chicago", 0, "industry"],
      ["pittsburgh", 0, "housing"],
      ["new-york", 0, "housing"],
    ],
    tracks: { midwest: 2, east: 1 },
  } as const;
  expect(vpFor(position({ players: [two, {}] }), "connections")).toBe(9);
  expect(vpFor(position({ players: [staffed("post-office", two), {}] }), "connections")).toBe(18);
  const cities = [
    "san-francisco",
    "los-angeles",
    "phoenix",
    "el-paso",
    "san-antonio",
    "houston",
    "new-orleans",
    "memphis",
    "st-louis",
    "chicago",
    "pittsburgh",
    "new-york",
  ] as const;
  const all = {
    projects: cities.map((city) => [city, 0, "housing"] as const),
    tracks: { west: 3, midwest: 2, south: 2, east: 1 },
  };
  expect(vpFor(position({ players: [all, {}] }), "connections")).toBe(36);
  expect(vpFor(position({ players: [staffed("post-office", all), {}] }), "connections")).toBe(45);
  const one = { projects: [["chicago", 0, "industry"]], tracks: { midwest: 2 } } as const;
  expect(vpFor(position({ players: [staffed("post-office", one), {}] }), "connections")).toBe(0);
});

test("C-P32 Network of Libraries: 4 VP × the smallest regional number of projects", () => {
  const everywhere = {
    projects: [
      ["boise", 0, "housing"],
      ["reno", 0, "housing"],
      ["omaha", 0, "housing"],
      ["fargo", 0, "housing"],
      ["dallas", 0, "housing"],
      ["memphis", 0, "housing"],
      ["boston", 0, "housing"],
      ["albany", 0, "housing"],
      ["seattle", 0, "commerce"],
    ],
  } as const;
  expect(vpFor(position({ players: [staffed("network-of-libraries", everywhere), {}] }), "endgame-departments")).toBe(
    8,
  );
  expect(vpFor(position({ players: [staffed("network-of-libraries", midwest), {}] }), "endgame-departments")).toBe(0);
});
