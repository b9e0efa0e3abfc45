import { expect, test } from "vitest";
import { type DepartmentId, TILES } from "../data/departments.ts";
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
  vpFor,
} from "../testing/position.ts";
import type { Target } from "./effect.ts";
import type { EffectId } from "./effect-ids.ts";

const finance = (effect: EffectId, target: Target = {}, desk = 0) =>
  use("start-commerce-finance", effect, desk, target);
const plan = (desk = 0) => use("start-strategic-planning", "build-department", desk);
const sell = (department: "sales" | "logistics", amount: number) => use(department, "sell", 0, { amount });

function management(player: PlayerSpec) {
  return departmentTurn("management", { players: [player, {}] });
}
function inside(department: DepartmentId, player: PlayerSpec = {}) {
  const built = department.startsWith("start-") ? {} : { departments: { 0: department } };
  return management({ ...built, staff: { [department]: { active: 1 } }, ...player } as PlayerSpec);
}

test("C-M1 Commerce and Finance: $3, or 1 good, or a mission for $6 or 2 goods", () => {
  const state = inside("start-commerce-finance");
  expect(me(play(state, 0, finance("money"))).money).toBe(15);
  expect(me(play(state, 0, finance("goods"))).goods).toBe(5);
  expect(me(play(state, 0, finance("mission-money", { region: "east" })))).toMatchObject({
    money: 18,
    missions: { east: 1 },
  });
  expect(me(play(state, 0, finance("mission-goods", { region: "east" })))).toMatchObject({
    goods: 6,
    missions: { east: 1 },
  });
});

test("C-M1 Thomas takes 2 goods with two employees and builds on an empty space with them", () => {
  const thomas = { goods: 0, reserve: "engineering", staff: { "start-commerce-finance": { active: 2 } } } as const;
  const goods = play(management(thomas), 0, finance("goods", {}, 0), finance("goods", {}, 1));
  const built = play(goods, 0, plan(), { type: "place-department", cell: 3 });
  expect(me(built).goods).toBe(0);
  expect(me(built).departments[3]).toBe("engineering");
});

test("C-M2 1 good if somebody is on the space, else 2", () => {
  const spec = { goods: 2, reserve: "sales", staff: { 5: { inactive: 1 } } } as const;
  const state = play(management(spec), 0, plan());
  expect(me(play(state, 0, { type: "place-department", cell: 5 })).goods).toBe(1);
  expect(me(play(state, 0, { type: "place-department", cell: 0 })).goods).toBe(0);
  const poor = play(management({ ...spec, goods: 1 }), 0, plan());
  // One good, one space: nothing to decide.
  expect(me(poor).departments[5]).toBe("sales");
});

test("C-M2 only spaces without department; the starting Lobby is none", () => {
  const state = play(management({ goods: 4, reserve: "sales" }), 0, plan());
  const cells = movesOf(state, 0, "place-department").map(({ cell }) => cell);
  expect(cells).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 12]);
  expect(refusalOf(state, 0, { type: "place-department", cell: 14 })).toBe("cell-not-free");
  expect(refusalOf(state, 0, { type: "place-department", cell: 16 })).toBe("no-such-cell");
});

test("C-M2 once per active employee in Strategic Planning", () => {
  const spec = { goods: 8, reserve: "sales", staff: { "start-strategic-planning": { active: 2 } } } as const;
  const state = play(management(spec), 0, plan(), { type: "place-department", cell: 0 });
  const again = play(state, 0, plan(1));
  expect(rules.pending(again, 0)?.type).toBe("department-choice");
});

test("C-M3 the first department is the one in the reserve, later ones come from the display", () => {
  const state = departmentTurn("management", {
    players: [{ goods: 8, reserve: "sales", staff: { "start-strategic-planning": { active: 2 } } }, {}],
    display: { purchasing: 2, sales: 1 },
  });
  // The reserve leaves no choice of department.
  const first = play(state, 0, plan());
  expect(rules.pending(first, 0)).toEqual({ type: "department-space", department: "sales" });
  const second = play(first, 0, { type: "place-department", cell: 0 }, plan(1));
  expect(second.display).toEqual({ purchasing: 2, sales: 1 });
  expect(rules.pending(second, 0)).toEqual({ type: "department-space", department: "purchasing" });
  const built = play(second, 0, { type: "place-department", cell: 1 });
  expect(built.display).toEqual({ purchasing: 1, sales: 1 });
});

test("C-M3 never two of the same in one company, nor one that is not on display", () => {
  const state = departmentTurn("management", {
    players: [{ goods: 8, departments: { 0: "sales" } }, {}],
    display: { purchasing: 2, sales: 1, logistics: 1 },
  });
  const asked = play(state, 0, plan());
  expect(movesOf(asked, 0, "choose-department").map(({ department }) => department)).toEqual([
    "purchasing",
    "logistics",
  ]);
  expect(refusalOf(asked, 0, { type: "choose-department", department: "sales" })).toBe("department-already-owned");
  expect(refusalOf(asked, 0, { type: "choose-department", department: "recruiting" })).toBe("not-on-display");
});

test("C-M3 with nothing to build or nowhere to build it, nobody plans", () => {
  const bare = departmentTurn("management", { players: [{ goods: 8 }, {}], display: {} });
  expect(refusalOf(bare, 0, plan())).toBe("no-department-to-build");
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12];
  const tiles = TILES.slice(4, 4 + cells.length).map(({ id }) => id);
  const full = Object.fromEntries(cells.map((cell, index) => [cell, tiles[index]])) as PlayerSpec["departments"];
  const crowded = management({ goods: 8, departments: full ?? {} });
  expect(refusalOf(crowded, 0, plan())).toBe("no-space-to-build");
});

test("C-M3 while a department is in the reserve, no other can be chosen", () => {
  // Two spaces, so that the space is still asked for after the department has been chosen.
  const state = play(management({ goods: 4, reserve: "sales" }), 0, plan());
  expect(refusalOf(state, 0, { type: "choose-department", department: "purchasing" })).toBe("not-asked");
});

test("C-M4 5 Purchasing: mission for 3 goods or $8", () => {
  const state = inside("purchasing");
  expect(me(play(state, 0, use("purchasing", "mission-goods", 0, { region: "west" })))).toMatchObject({
    goods: 7,
    missions: { west: 1 },
  });
  expect(me(play(state, 0, use("purchasing", "mission-money", 0, { region: "west" }))).money).toBe(20);
});

test("C-M4 6 Sales: one to three goods at $6", () => {
  const state = inside("sales", { goods: 2 });
  expect(movesOf(state, 0, "use-employee").filter(({ effect }) => effect === "sell")).toEqual([
    sell("sales", 2),
    sell("sales", 1),
  ]);
  expect(me(play(state, 0, sell("sales", 2)))).toMatchObject({ money: 24, goods: 0 });
  expect(refusalOf(state, 0, sell("sales", 3))).toBe("not-enough-goods");
  expect(refusalOf(inside("sales", { goods: 9 }), 0, sell("sales", 4))).toBe("amount-out-of-range");
  expect(refusalOf(state, 0, sell("sales", 0))).toBe("amount-out-of-range");
});

test("C-M4 7 Logistics: one to three goods at $3 and 1 VP each", () => {
  const after = play(inside("logistics"), 0, sell("logistics", 3));
  expect(me(after)).toMatchObject({ money: 21, goods: 1, vp: 3 });
});

test("C-M4 8 Property Management: after paying, one employee of the board may move to the new department", () => {
  const spec = {
    goods: 2,
    reserve: "sales",
    departments: { 0: "property-management" },
    staff: { "property-management": { active: 1 } },
  } as const;
  const state = play(management(spec), 0, plan(), { type: "place-department", cell: 1 });
  // The space was empty when it was paid for.
  expect(me(state).goods).toBe(0);
  expect(rules.pending(state, 0)).toEqual({ type: "relocation-choice", to: 1 });
  const moved = play(state, 0, { type: "relocate-employee", from: 14 });
  expect(staffAt(moved, "sales")).toEqual({ active: 0, inactive: 1 });
  const active = play(state, 0, { type: "relocate-employee", from: 15, desk: 0 });
  expect(staffAt(active, "start-rd")).toEqual({ active: 0, inactive: 0 });
  expect(staffAt(play(state, 0, { type: "decline-relocation" }), "sales").inactive).toBe(0);
  expect(refusalOf(state, 0, { type: "relocate-employee", from: 1 })).toBe("already-there");
  const idle = { ...spec, staff: { "property-management": { inactive: 1 } } } as const;
  expect(rules.pending(play(management(idle), 0, plan(), { type: "place-department", cell: 1 }), 0)?.type).not.toBe(
    "relocation-choice",
  );
});

test("C-M4 departments built score 3 VP in the top row and 2 elsewhere", () => {
  const state = management({ departments: { 0: "sales", 4: "purchasing" } });
  expect(vpFor(state, "departments")).toBe(5);
});
