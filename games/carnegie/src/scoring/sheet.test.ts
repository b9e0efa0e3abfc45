import { expect, test } from "vitest";
import { PROJECT_TYPES } from "../data/map.ts";
import { PROJECT_TABS, SIDES } from "../data/tabs.ts";
import { rules } from "../rules.ts";
import { position, vpFor } from "../testing/position.ts";
import { CATEGORIES } from "./sheet.ts";

test("C-F1 3 VP for an unused Action Choice tile, 1 VP per active employee", () => {
  const state = position({
    seats: 3,
    players: [{ actionChoice: 1, staff: { "start-commerce-finance": { active: 3 } } }, {}, {}],
  });
  expect(vpFor(state, "action-choice")).toBe(3);
  expect(vpFor(state, "active-employees")).toBe(7);
  expect(vpFor(state, "action-choice", 1)).toBe(0);
});

test("C-F1 employees on missions and the printed one are not active", () => {
  const state = position({ players: [{ staff: { "start-hr": {} }, missions: { west: 3 } }, {}] });
  expect(vpFor(state, "active-employees")).toBe(4);
});

test("C-F1 departments built score by their row, starting ones nothing", () => {
  const built = { departments: { 0: "recruiting", 3: "sales", 4: "logistics", 12: "new-lobby" } } as const;
  expect(vpFor(position({ players: [built, {}] }), "departments")).toBe(3 + 3 + 2 + 2);
  expect(vpFor(position({ players: [{}, {}] }), "departments")).toBe(0);
});

for (const tab of PROJECT_TYPES) {
  for (const side of SIDES) {
    PROJECT_TABS[tab][side].forEach(({ endVp = 0 }, at) => {
      test(`C-F1 ${tab} ${side} on space ${at + 1} is worth ${endVp} VP`, () => {
        expect(vpFor(position({ players: [{ tabs: { [tab]: { side, at } } }, {}] }), "tabs")).toBe(endVp);
      });
    });
  }
}

test("C-F1 city VP per project", () => {
  const projects = [
    ["san-francisco", 3, "housing"],
    ["san-francisco", 1, "commerce"],
    ["denver", 2, "housing"],
    ["seattle", 0, "industry"],
    ["reno", 0, "commerce"],
  ] as const;
  expect(vpFor(position({ players: [{ projects }, {}] }), "cities")).toBe(3 + 3 + 2 + 1 + 0);
});

test("C-F1 the total is the sum of the parts, in one order, at any moment", () => {
  const state = position({ seats: 3, players: [{ vp: 9 }, {}, {}] });
  for (const sheet of rules.score(state)) {
    expect(sheet.total).toBe(sheet.parts.reduce((sum, { vp }) => sum + vp, 0));
    const order = sheet.parts.map(({ category }) => CATEGORIES.indexOf(category as "cities"));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
  expect(rules.result(state)).toBeUndefined();
});

test("C-F5 most VP wins; ties share the victory", () => {
  const over = {
    ...position({ seats: 3, players: [{ vp: 5 }, { vp: 5 }, { vp: 4 }] }),
    phase: "over",
    asked: [[], [], []],
  } as const;
  expect(rules.result(over)?.winners).toEqual([0, 1]);
});
