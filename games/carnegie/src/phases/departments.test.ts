import { expect, test } from "vitest";
import { rules } from "../rules.ts";
import {
  departmentTurn,
  me,
  movesOf,
  play,
  position,
  refusalOf,
  START_HR,
  staffAt,
  use,
  vpFor,
  watch,
} from "../testing/position.ts";

const finance = (effect: "money" | "goods", desk = 0) => use("start-commerce-finance", effect, desk);

test("C-U1 departments of the chosen type only, in any order, one after another, none twice", () => {
  const spec = { departments: { 0: "sales" }, staff: { sales: { active: 2 } } } as const;
  const state = departmentTurn("management", { players: [spec, {}] });
  const sell = (desk: number) => use("sales", "sell", desk, { amount: 1 });
  const offered = new Set(movesOf(state, 0, "use-employee").map(({ department }) => department));
  expect([...offered].toSorted()).toEqual(["sales", "start-commerce-finance", "start-strategic-planning"]);
  expect(refusalOf(state, 0, use("start-rd", "study"))).toBe("wrong-department-type");
  expect(refusalOf(state, 0, use("purchasing", "mission-money", 0, { region: "west" }))).toBe("not-your-department");
  // Each is done with at the first use of another one, even if an employee there has not been used.
  const first = play(state, 0, sell(0));
  expect(refusalOf(first, 0, sell(1))).toBe("legal");
  const second = play(first, 0, finance("money"));
  expect(refusalOf(second, 0, sell(1))).toBe("department-left");
  expect(refusalOf(play(second, 0, use("start-strategic-planning", "build-department")), 0, finance("money", 0))).toBe(
    "not-asked",
  );
});

test("C-U1 once per active employee, each with an effect of its own, always optional", () => {
  const state = departmentTurn("management", { players: [{ staff: { "start-commerce-finance": { active: 3 } } }, {}] });
  const twice = play(state, 0, finance("money", 0), finance("goods", 1));
  expect(me(twice)).toMatchObject({ money: 15, goods: 5 });
  expect(refusalOf(twice, 0, finance("money", 0))).toBe("employee-already-used");
  expect(rules.deciders(play(twice, 0, { type: "end-turn" }))).toEqual([1]);
  // Three employees, all used: nothing is left in this department.
  const left = movesOf(play(twice, 0, finance("goods", 2)), 0, "use-employee");
  expect(left.filter(({ department }) => department === "start-commerce-finance")).toEqual([]);
});

test("C-U1 a department without active employees cannot be used", () => {
  const state = departmentTurn("rd", { players: [{ staff: { "start-rd": { active: 0, inactive: 2 } } }, {}] });
  expect(rules.deciders(state)).toEqual([1]);
  const both = departmentTurn("management", {
    players: [{ staff: { "start-commerce-finance": { inactive: 1 } }, goods: 4, reserve: "sales" }, {}],
  });
  expect(refusalOf(both, 0, finance("money"))).toBe("department-not-staffed");
});

test("C-U1 the next player takes the turn in turn order", () => {
  const state = departmentTurn("rd", { seats: 3, players: [{}, {}, {}], first: 1 });
  expect(rules.deciders(state)).toEqual([1]);
  const next = play(state, 1, { type: "end-turn" });
  expect(rules.deciders(next)).toEqual([2]);
  expect(rules.deciders(play(next, 2, { type: "end-turn" }))).toEqual([0]);
});

test("C-U2 an employee used in place stays active, one on a mission leaves the desk for the area chosen", () => {
  const state = departmentTurn("management", {
    players: [{ staff: { "start-commerce-finance": { active: 2 } } }, {}],
  });
  const sent = use("start-commerce-finance", "mission-goods", 1, { region: "south" });
  const after = play(state, 0, finance("money"), sent);
  expect(staffAt(after, "start-commerce-finance")).toEqual({ active: 1, inactive: 0 });
  expect(me(after)).toMatchObject({ money: 15, goods: 6, missions: { south: 1 } });
});

test("C-U2 nobody is sent whose effect cannot be carried out; an effect that yields 0 is allowed", () => {
  const poor = departmentTurn("construction", {
    players: [{ goods: 0, staff: { "start-construction": { active: 1 } } }, {}],
  });
  expect(rules.deciders(poor)).toEqual([1]);
  const lonely = {
    departments: { 0: "safety-quality" },
    staff: {
      "safety-quality": { active: 1 },
      "start-hr": {},
      "start-rd": {},
      "start-construction": {},
      "start-commerce-finance": {},
      "start-strategic-planning": {},
    },
  } as const;
  const state = departmentTurn("hr", { players: [lonely, {}] });
  const after = play(state, 0, use("safety-quality", "mission-safety", 0, { region: "east" }));
  expect(me(after)).toMatchObject({ vp: 0, missions: { east: 1 } });
});

test("C-U3 a player other than the first may return the Action Choice tile and use another type", () => {
  const spec = { seats: 3, players: [{ actionChoice: 1 }, { actionChoice: 1 }, {}] } as const;
  const state = departmentTurn("rd", spec);
  expect(movesOf(state, 0, "use-action-choice")).toEqual([]);
  expect(refusalOf(state, 0, { type: "use-action-choice", action: "hr" })).toBe("first-player-chooses-row");
  const second = play(state, 0, { type: "end-turn" });
  expect(movesOf(second, 1, "use-action-choice").map(({ action }) => action)).toEqual([
    "hr",
    "management",
    "construction",
  ]);
  expect(refusalOf(second, 1, { type: "use-action-choice", action: "rd" })).toBe("same-action");
  const changed = play(second, 1, { type: "use-action-choice", action: "hr" });
  expect(me(changed, 1).actionChoice).toBe(0);
  expect(movesOf(changed, 1, "use-employee")).toEqual([START_HR]);
  expect(refusalOf(changed, 1, { type: "use-action-choice", action: "rd" })).toBe("no-action-choice");
  expect(changed.round.row).toBe("rd");
  const third = play(changed, 1, { type: "end-turn" });
  expect(refusalOf(third, 2, { type: "use-action-choice", action: "hr" })).toBe("no-action-choice");
});

test("C-U3 only at the start of the own department turn", () => {
  const state = play(departmentTurn("rd", { seats: 3, players: [{}, { actionChoice: 1 }, {}] }), 0, {
    type: "end-turn",
  });
  expect(refusalOf(play(state, 1, use("start-rd", "study")), 1, { type: "use-action-choice", action: "hr" })).toBe(
    "action-choice-too-late",
  );
});

test("C-U4 Mary's 3 + 4 + 4 + 4 = 15 study points are spent together", () => {
  const mary = {
    departments: { 0: "advanced-design" },
    staff: { "start-rd": { active: 1 }, "advanced-design": { active: 3 } },
    tabs: { industry: { side: "A", at: 2, built: 0 } },
  } as const;
  const designs = [0, 1, 2].map((desk) => use("advanced-design", "study", desk));
  let state = play(departmentTurn("rd", { players: [mary, {}] }), 0, use("start-rd", "study"), ...designs);
  expect(rules.pending(state, 0)).toMatchObject({ study: 15 });
  const industry = { type: "advance-tab", tab: "industry" } as const;
  const west = { type: "advance-transport", region: "west" } as const;
  state = play(state, 0, industry, industry, west, west, west);
  // 4 + 4 + (2 + 1 + 4): nothing is left, the turn is over.
  expect(rules.deciders(state)).toEqual([1]);
  expect(me(state).tracks.west).toBe(3);
  expect(me(state).tabs.industry.at).toBe(4);
});

test("C-U4 the same tab earns Mary 3 VP after her second step", () => {
  const state = position({ players: [{ tabs: { industry: { side: "A", at: 4 } } }, {}] });
  expect(vpFor(state, "tabs")).toBe(3);
});

test("C-U4 moves are pooled over departments and expire at the end of the turn", () => {
  const spec = { departments: { 0: "recruiting" }, staff: { recruiting: { active: 1 } } } as const;
  const state = play(departmentTurn("hr", { players: [spec, {}] }), 0, use("recruiting", "moves"), START_HR);
  expect(rules.pending(state, 0)).toMatchObject({ moves: 4 + 6 });
  const { events } = watch(state, 0, { type: "move-employee", from: 14, to: 10 }, { type: "end-turn" });
  expect(events).toContainEqual({ type: "moves-lost", seat: 0, amount: 9 });
});

test("C-U4 moving somebody out of Human Resources takes back no moves already counted", () => {
  const state = play(departmentTurn("hr"), 0, START_HR);
  expect(rules.pending(state, 0)).toMatchObject({ moves: 6 });
  const after = play(state, 0, { type: "move-employee", from: 13, to: 12, desk: 0 });
  expect(rules.pending(after, 0)).toMatchObject({ moves: 5 });
  expect(refusalOf(after, 0, START_HR)).toBe("department-left");
});

test("C-U4 what Human Resources gives is fixed when the turn begins: moving somebody out before takes nothing away", () => {
  const spec = {
    departments: { 0: "recruiting" },
    staff: { recruiting: { active: 1 }, "start-hr": { active: 1 } },
  } as const;
  const moved = play(departmentTurn("hr", { players: [spec, {}] }), 0, use("recruiting", "moves"), {
    type: "move-employee",
    from: 10,
    to: 6,
    desk: 0,
  });
  // 4 − 1 + 3 × 2, not 4 − 1 + 3.
  expect(rules.pending(play(moved, 0, START_HR), 0)).toMatchObject({ moves: 9 });
});

test("C-U4 with the Action Choice tile too, Human Resources gives what it held when the turn began", () => {
  const spec = { seats: 3, players: [{}, { actionChoice: 1, staff: { "start-hr": { active: 2 } } }, {}] } as const;
  const state = play(departmentTurn("rd", spec), 0, { type: "end-turn" });
  const after = play(state, 1, { type: "use-action-choice", action: "hr" }, START_HR);
  expect(rules.pending(after, 1)).toMatchObject({ moves: 9 });
});

test("C-H1 Human Resources is used as a whole, once; nobody in it is used by the desk", () => {
  const state = departmentTurn("hr");
  expect(movesOf(state, 0, "use-employee")).toEqual([START_HR]);
  expect(refusalOf(state, 0, use("start-hr", "moves"))).toBe("not-listed");
  const { events } = watch(state, 0, START_HR);
  const cause = { by: "department", department: "start-hr" };
  expect(events).toEqual([
    { type: "employee-used", seat: 0, department: "start-hr", effect: "moves" },
    { type: "moves-gained", seat: 0, amount: 6, cause },
  ]);
});

test("C-U4 an employee moved away before being used loses that use; one that has served goes first", () => {
  const spec = { departments: { 0: "recruiting" }, staff: { recruiting: { active: 2 } } } as const;
  const inside = play(departmentTurn("hr", { players: [spec, {}] }), 0, START_HR);
  const moved = play(inside, 0, { type: "move-employee", from: 0, to: 1, desk: 0 });
  expect(movesOf(moved, 0, "use-employee").filter(({ effect }) => effect === "moves")).toHaveLength(1);
  const once = play(inside, 0, use("recruiting", "moves", 0));
  expect(refusalOf(once, 0, { type: "move-employee", from: 0, to: 1, desk: 1 })).toBe("other-desk-first");
  const served = play(once, 0, { type: "move-employee", from: 0, to: 1, desk: 0 });
  expect(movesOf(served, 0, "use-employee").filter(({ effect }) => effect === "moves")).toEqual([
    use("recruiting", "moves", 1),
  ]);
});

test("C-U5 ongoing and end-game departments are not used", () => {
  const spec = {
    departments: { 0: "new-lobby", 1: "property-management" },
    staff: { "property-management": { active: 1 } },
  } as const;
  const state = departmentTurn("hr", { players: [spec, {}] });
  expect(refusalOf(state, 0, use("new-lobby", "moves"))).toBe("not-a-department-to-use");
});

test("C-X1 one good is sold for $1 whenever there is a decision", () => {
  const state = position({ players: [{ goods: 2, money: 0 }, {}] });
  const sold = play(state, 0, { type: "sell-goods" }, { type: "sell-goods" });
  expect(me(sold)).toMatchObject({ money: 2, goods: 0 });
  expect(refusalOf(sold, 0, { type: "sell-goods" })).toBe("no-goods-to-sell");
  expect(rules.legalMoves(sold, 0)).not.toContainEqual({ type: "sell-goods" });
});

test("C-X1 goods a begun decision needs are not sold meanwhile", () => {
  const state = departmentTurn("management", { players: [{ goods: 2, reserve: "sales" }, {}] });
  const begun = play(state, 0, use("start-strategic-planning", "build-department"));
  expect(refusalOf(begun, 0, { type: "sell-goods" })).toBe("goods-needed");
});

test("C-X2 employees and disks are limited, money and goods are not", () => {
  const state = departmentTurn("hr", {
    players: [{ departments: { 0: "recruiting" }, staff: { recruiting: { active: 1 } }, employees: 0 }, {}],
  });
  expect(refusalOf(state, 0, use("recruiting", "mission-recruit", 0, { region: "west" }))).toBe(
    "no-employee-in-supply",
  );
});

test("C-X3 VP scored during the game are public at once", () => {
  const state = position({ players: [{ vp: 7 }, {}] });
  expect(rules.view(state, 1).players[0]?.vp).toBe(7);
  expect(vpFor(rules.view(state, 1), "during-the-game", 0)).toBe(7);
});

test("C-U4 nobody walks without moves", () => {
  const state = departmentTurn("management");
  expect(refusalOf(state, 0, { type: "move-employee", from: 14, to: 15 })).toBe("no-moves-left");
});
