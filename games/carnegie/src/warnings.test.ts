import { expect, test } from "vitest";
import type { Move } from "./moves.ts";
import { rules } from "./rules.ts";
import type { State } from "./state.ts";
import { departmentTurn, play, position, START_HR, use } from "./testing/position.ts";

const codes = (state: State, move: Move) =>
  rules.warnings(rules.view(state, 0), 0, move).map(({ code, params }) => [code, params]);
const study = use("start-rd", "study");

test("ending a turn warns of what expires and who was not used", () => {
  const state = departmentTurn("rd", { players: [{ staff: { "start-rd": { active: 2 } } }, {}] });
  expect(codes(state, { type: "end-turn" })).toEqual([["departments-unused", { departments: ["start-rd"] }]]);
  expect(codes(play(state, 0, study), { type: "end-turn" })).toEqual([
    ["study-lost", { study: 3 }],
    ["employees-unused", { department: "start-rd", employees: 1 }],
  ]);
  const hr = play(departmentTurn("hr"), 0, START_HR);
  expect(codes(hr, { type: "end-turn" })).toEqual([["moves-lost", { moves: 6 }]]);
  expect(codes(hr, { type: "move-employee", from: 15, to: 11, desk: 0 })).toEqual([
    ["active-employee-moved", { cell: 15 }],
  ]);
  expect(codes(hr, { type: "move-employee", from: 14, to: 15 })).toEqual([]);
});

test("declining income, leaving employees out and losing new ones is warned about", () => {
  const state = departmentTurn("hr", {
    players: [{ missions: { east: 3 }, tracks: { east: 2 }, employees: 1 }, {}],
    strips: ["3a", "2a", "1a", "4b"],
  });
  expect(codes(state, { type: "end-event" })).toEqual([["income-declined", { region: "east", employees: 3 }]]);
  expect(codes(state, { type: "return-employees", count: 2 })).toEqual([
    ["employees-left-out", { region: "east", employees: 1 }],
    ["employees-not-gained", { lost: 1 }],
  ]);
});

test("donations that count nothing yet, and goods sold to pay for one, are warned about", () => {
  const state = departmentTurn("hr", { players: [{ money: 3, goods: 4 }, {}], strips: ["5a", "2a", "3a", "4b"] });
  expect(codes(state, { type: "make-donation", space: "health-1" })).toEqual([
    ["donation-worthless", { space: "health-1" }],
    ["goods-sold-to-pay", { goods: 2 }],
  ]);
  expect(codes(state, { type: "make-donation", space: "welfare-3" })).toEqual([["goods-sold-to-pay", { goods: 2 }]]);
  expect(codes(state, { type: "end-event" })).toEqual([["donation-possible", { price: 5 }]]);
});

test("free desks left empty are warned about", () => {
  let state = play(
    position({ players: [{ staff: { "start-commerce-finance": { active: 1, inactive: 1 } } }, {}] }),
    0,
    { type: "choose-row", row: "rd" },
  );
  while (state.phase === "departments") state = play(state, rules.deciders(state)[0] as number, { type: "end-turn" });
  expect(codes(state, { type: "end-activation" })).toEqual([["free-desks-unused", { cells: [9] }]]);
});

test("effects that yield nothing, and the VP of the Action Choice tile, are warned about", () => {
  const partners = { departments: { 0: "local-partners" }, staff: { "local-partners": { active: 1 } } } as const;
  const state = departmentTurn("hr", { players: [partners, {}] });
  expect(codes(state, use("local-partners", "partners", 0, { region: "west" }))).toEqual([
    ["effect-yields-nothing", { effect: "partners" }],
  ]);
  const other = departmentTurn("rd", { seats: 3, players: [{ actionChoice: 1 }, {}, {}], first: 2 });
  const mine = play(other, 2, { type: "end-turn" });
  expect(codes(mine, { type: "use-action-choice", action: "hr" })).toEqual([["action-choice-given-up", { vp: 3 }]]);
});

test("C-P3 safety alone in the company yields nothing, and that is warned about", () => {
  const nobody = { active: 0 };
  const starting = { "start-hr": nobody, "start-commerce-finance": nobody, "start-strategic-planning": nobody };
  const others = { ...starting, "start-construction": nobody };
  const company = (staff: object) => ({
    departments: { 0: "safety-quality" as const },
    staff: { ...others, "safety-quality": { active: 1 }, ...staff },
  });
  const safety = use("safety-quality", "mission-safety", 0, { region: "west" });
  const alone = departmentTurn("hr", { players: [company({ "start-rd": nobody }), {}] });
  expect(codes(alone, safety)).toEqual([["effect-yields-nothing", { effect: "mission-safety" }]]);
  const two = departmentTurn("hr", { players: [company({ "start-rd": { active: 1 } }), {}] });
  expect(codes(two, safety)).toEqual([]);
});

test("goods sold to pay for a copied donation, for a desk or for outsourcing are warned about", () => {
  const poor = { money: 3, goods: 6 };
  const giving = { departments: { 0: "charitable-giving" }, staff: { "charitable-giving": { active: 1 } } } as const;
  const rd = departmentTurn("rd", { players: [{ ...giving, ...poor }, {}], donations: { "welfare-1": [1] } });
  const copy = use("charitable-giving", "mission-copy-donation", 0, { region: "west" });
  expect(codes(rd, copy)).toEqual([["goods-sold-to-pay", { goods: 2 }]]);
  const outsourcing = {
    departments: { 0: "construction-outsourcing" },
    staff: { "construction-outsourcing": { active: 1 } },
  } as const;
  const construction = departmentTurn("construction", { players: [{ ...outsourcing, money: 1, goods: 6 }, {}] });
  const build = use("construction-outsourcing", "outsource", 0, { tab: "housing" });
  expect(codes(construction, build)).toEqual([["goods-sold-to-pay", { goods: 2 }]]);
});

test("ending transfers early warns of how many are lost", () => {
  const administration = {
    departments: { 0: "hr-administration" },
    staff: { "hr-administration": { active: 1 } },
  } as const;
  const state = play(
    departmentTurn("hr", { players: [administration, {}] }),
    0,
    use("hr-administration", "mission-transfer", 0, { region: "west" }),
  );
  expect(codes(state, { type: "end-transfers" })).toEqual([["transfers-lost", { left: 2 }]]);
});
