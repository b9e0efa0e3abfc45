import { expect, test } from "vitest";
import { rules } from "../rules.ts";
import type { State } from "../state.ts";
import { detailOf, position, vpFor } from "../testing/position.ts";

test("C-A6 positions 0 to 4 are worth 0, 1, 3, 6 and 10 VP", () => {
  [0, 1, 3, 6, 10].forEach((vp, shift) => {
    const state = position({ players: [{}], andrew: { played: [{ card: "N01", shift }] } });
    expect(vpFor(state, "andrew-cards", "automa")).toBe(vp);
  });
});

test("C-A7 2 VP per department, 6 per disk on a last space, the VP of his cities, no connections", () => {
  const andrew = { departments: ["sales", "recruiting"], tracks: { west: 4, midwest: 3, south: 4, east: 0 } } as const;
  const built = {
    ...position({ players: [{}], andrew }),
    map: { chicago: ["automa", "", "", "", ""], fargo: ["automa"] },
  } as State;
  expect(vpFor(built, "andrew-departments", "automa")).toBe(4);
  expect(vpFor(built, "andrew-transport", "automa")).toBe(12);
  expect(vpFor(built, "andrew-cities", "automa")).toBe(3 + 1);
});

test("C-A7 with five of your projects in the West, Andrew's donation for the West is worth 10 VP", () => {
  const west = ["seattle", "helena", "portland", "boise", "reno"] as const;
  const projects = west.map((city) => [city, 0, "housing"] as const);
  const state = position({ players: [{ projects }], andrew: {}, donations: { "health-4": ["automa"] } });
  expect(vpFor(state, "andrew-donations", "automa")).toBe(10);
});

test("C-A7 his donations score under your limit; his “per donation” counts yours and one more", () => {
  const state = position({
    players: [{}],
    andrew: {},
    donations: { "human-rights-5": ["automa"], "health-1": [0], "health-2": [0] },
  });
  expect(vpFor(state, "andrew-donations", "automa")).toBe(6);
  const limit = position({
    players: [
      {
        staff: {
          "start-rd": { active: 3 },
          "start-construction": { active: 3 },
          "start-commerce-finance": { active: 3 },
          "start-hr": { active: 2 },
          "start-strategic-planning": { active: 2 },
          lobby: {},
        },
        tabs: { housing: { side: "B", at: 6 } },
      },
    ],
    andrew: {},
    donations: { "welfare-5": ["automa"] },
  });
  expect(vpFor(limit, "andrew-donations", "automa")).toBe(13);
});

test("C-A7 his Welfare payments use what you have left; nothing is sold for him", () => {
  const donations = { "welfare-2": [0], "welfare-3": ["automa"] } as const;
  const state = position({ players: [{ money: 9, goods: 8 }], andrew: {}, donations });
  // Six goods pay for 12 VP; two goods and $9 are left: one payment of $5.
  expect(vpFor(state, "donations")).toBe(12);
  expect(vpFor(state, "andrew-donations", "automa")).toBe(2);
});

test("C-F4 against Andrew, among equal optima the one that leaves him least", () => {
  // The player's own Welfare payments earn nothing more either way; goods left for Andrew would score for him.
  const state = position({ players: [{ money: 0, goods: 4 }], andrew: {}, donations: { "welfare-2": ["automa"] } });
  expect(vpFor(state, "andrew-donations", "automa")).toBe(0);
  expect(detailOf(state, "donations")).toMatchObject({ sold: 4, left: { money: 4, goods: 0 } });
  const money = position({
    players: [{ money: 10, goods: 2 }],
    andrew: {},
    donations: { "welfare-4": [0], "welfare-3": ["automa"] },
  });
  expect(vpFor(money, "donations")).toBe(8);
  expect(vpFor(money, "andrew-donations", "automa")).toBe(0);
});

test("C-A7 the higher total wins, a tie is shared", () => {
  const over = (vp: number) =>
    rules.result({
      ...position({ players: [{ vp, staff: {} }], andrew: { played: [{ card: "N01", shift: 4 }] } }),
      phase: "over",
      asked: [[]],
    });
  expect(over(4)?.winners).toEqual(["automa"]);
  expect(over(5)?.winners).toEqual([0, "automa"]);
  expect(over(6)?.winners).toEqual([0]);
});
