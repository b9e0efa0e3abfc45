import { expect, test } from "vitest";
import type { DepartmentId } from "../data/departments.ts";
import { rules } from "../rules.ts";
import {
  departmentTurn,
  me,
  movesOf,
  type PlayerSpec,
  play,
  refusalOf,
  START_HR,
  staffAt,
  use,
  watch,
} from "../testing/position.ts";
import type { EffectId } from "./effect-ids.ts";

const step = (from: number, to: number, desk?: number) =>
  ({ type: "move-employee", from, to, ...(desk !== undefined && { desk }) }) as const;

function inHr(department: "training-partnerships" | "recruiting" | "safety-quality", spec: PlayerSpec = {}) {
  const player = { departments: { 0: department }, staff: { [department]: { active: 1 } }, ...spec };
  return departmentTurn("hr", { players: [player, {}] });
}
const mission = (department: DepartmentId, effect: EffectId) => use(department, effect, 0, { region: "west" });

test("C-H1 three moves per active employee, the printed one included: 6 with one figure, 3 without, 9 with two", () => {
  for (const [active, moves] of [
    [1, 6],
    [0, 3],
    [2, 9],
  ] as const) {
    const state = play(departmentTurn("hr", { players: [{ staff: { "start-hr": { active } } }, {}] }), 0, START_HR);
    expect(rules.pending(state, 0)).toMatchObject({ moves });
  }
});

test("C-H1 the printed employee is no figure: he never moves and counts nowhere else", () => {
  const state = play(departmentTurn("hr", { players: [{ staff: { "start-hr": { active: 0 } } }, {}] }), 0, START_HR);
  expect(movesOf(state, 0, "move-employee").filter(({ from }) => from === 13)).toEqual([]);
  expect(refusalOf(state, 0, step(13, 12, 0))).toBe("nobody-at-desk");
});

test("C-H2 Mary's 6 moves: one employee two spaces, two employees two spaces each", () => {
  const mary = { departments: { 6: "recruiting" } } as const;
  const state = play(departmentTurn("hr", { players: [mary, {}] }), 0, START_HR);
  const after = play(state, 0, step(14, 10), step(10, 6), step(14, 10), step(10, 11), step(14, 10), step(10, 11));
  expect(staffAt(after, "recruiting").inactive).toBe(1);
  expect(staffAt(after, "start-construction")).toEqual({ active: 1, inactive: 2 });
  expect(staffAt(after, "lobby").inactive).toBe(2);
  expect(rules.deciders(after)).toEqual([1]);
});

test("C-H2 orthogonally, on or through any space; diagonals and jumps are refused", () => {
  const state = play(departmentTurn("hr"), 0, START_HR);
  expect(refusalOf(state, 0, step(14, 11))).toBe("not-adjacent");
  expect(refusalOf(state, 0, step(14, 6))).toBe("not-adjacent");
  expect(refusalOf(state, 0, step(14, 15))).toBe("legal");
  expect(refusalOf(state, 0, step(0, 1))).toBe("no-inactive-employee");
  expect(refusalOf(state, 0, step(99, 1))).toBe("no-such-cell");
});

test("C-H2 an active employee that moves becomes inactive; any number may share a space", () => {
  const state = play(departmentTurn("hr"), 0, START_HR);
  const after = play(state, 0, step(15, 11, 0), step(11, 7), step(14, 15));
  expect(staffAt(after, 7)).toEqual({ active: 0, inactive: 1 });
  expect(staffAt(after, "start-rd")).toEqual({ active: 0, inactive: 1 });
});

test("C-H3 1 Training and Partnerships: mission for $8 or 8 moves", () => {
  const state = inHr("training-partnerships");
  expect(me(play(state, 0, mission("training-partnerships", "mission-money")))).toMatchObject({
    money: 20,
    missions: { west: 1 },
  });
  const moving = play(state, 0, mission("training-partnerships", "mission-moves"));
  expect(rules.pending(moving, 0)).toMatchObject({ moves: 8 });
  expect(refusalOf(state, 0, use("training-partnerships", "mission-money"))).toBe("not-listed");
});

test("C-H3 2 Recruiting: mission for a new employee in the Lobby, or 4 moves in place", () => {
  const state = inHr("recruiting");
  const hired = play(state, 0, mission("recruiting", "mission-recruit"));
  expect(staffAt(hired, "lobby").inactive).toBe(6);
  expect(me(hired).employees).toBe(me(state).employees - 1);
  const moving = play(state, 0, use("recruiting", "moves"));
  expect(rules.pending(moving, 0)).toMatchObject({ moves: 4 });
  expect(staffAt(moving, "recruiting").active).toBe(1);
  expect(refusalOf(inHr("recruiting", { employees: 0 }), 0, mission("recruiting", "mission-recruit"))).toBe(
    "no-employee-in-supply",
  );
});

test("C-H3 3 Safety and Quality: 1 VP per two active employees, rounded up, counted after this one has left", () => {
  // Five starting employees stay: 3 VP.
  const { state, events } = watch(inHr("safety-quality"), 0, mission("safety-quality", "mission-safety"));
  expect(me(state).vp).toBe(3);
  expect(events).toContainEqual({
    type: "vp-scored",
    seat: 0,
    amount: 3,
    cause: { by: "department", department: "safety-quality" },
  });
  const four = inHr("safety-quality", { staff: { "safety-quality": { active: 1 }, "start-rd": {} } });
  expect(me(play(four, 0, mission("safety-quality", "mission-safety"))).vp).toBe(2);
});

test("C-H3 4 New Lobby: costs 2 goods more and takes new employees", () => {
  const player = { goods: 4, reserve: "new-lobby", staff: { "start-strategic-planning": { active: 1 } } } as const;
  const state = play(
    departmentTurn("management", { players: [player, {}] }),
    0,
    use("start-strategic-planning", "build-department"),
    { type: "place-department", cell: 12 },
  );
  expect(me(state)).toMatchObject({ goods: 0 });
  const poor = departmentTurn("management", { players: [{ ...player, goods: 3 }, {}] });
  expect(refusalOf(poor, 0, use("start-strategic-planning", "build-department"))).toBe("not-enough-goods");
  const lobby = { departments: { 0: "new-lobby", 1: "recruiting" }, staff: { recruiting: { active: 1 } } } as const;
  const hiring = play(departmentTurn("hr", { players: [lobby, {}] }), 0, mission("recruiting", "mission-recruit"));
  expect(staffAt(play(hiring, 0, { type: "divide-arrivals", newLobby: 1 }), "new-lobby").inactive).toBe(1);
});
