import { describe, expect, it } from "vitest";
import { departmentOffer, donationWorth, reach, rowPreview, walk } from "./preview.ts";
import { departmentTurn, me, play, position, START_HR, staffAt } from "./testing/position.ts";

describe("what choosing a row would trigger", () => {
  const players = [
    {
      missions: { west: 2 },
      tracks: { west: 1 },
      tabs: { housing: { side: "A" as const, at: 2, built: 3 }, industry: { side: "A" as const, at: 1, built: 1 } },
    },
    { missions: { east: 1 } },
  ];

  it("C-I2 shows transport income for everybody there, and project income once with its choices", () => {
    const preview = rowPreview(position({ players }), "hr");
    expect(preview).toMatchObject({ eventRow: "hr", region: "west", donation: false });
    expect(preview?.seats[0]).toEqual({
      seat: 0,
      income: {
        employees: 2,
        gains: [{ money: 2 * 3 + 1 }, { goods: 1 }],
        choices: [{ options: [{ employee: 1 }, { money: 1 }], times: 1 }],
      },
    });
  });

  it("C-I1 shows no income for whoever has nobody there", () => {
    expect(rowPreview(position({ players }), "hr")?.seats[1]).toEqual({ seat: 1 });
  });

  it("is what really comes when everybody returns", () => {
    const state = position({ players });
    const after = play(
      state,
      0,
      { type: "choose-row", row: "hr" },
      { type: "return-employees", count: 2 },
      { type: "choose-gain", gain: "money" },
    );
    expect(me(after).money - me(state).money).toBe(7 + 1);
    expect(me(after).goods - me(state).goods).toBe(1);
  });

  it("C-R1 shows the event of the next row below when the marker stands at the end", () => {
    const preview = rowPreview(position({ markers: [5, 5, 0, 0] }), "hr");
    expect(preview).toMatchObject({ eventRow: "construction", region: "east" });
  });

  it("C-D1 shows what a donation would cost each player and who can pay it", () => {
    const state = position({
      markers: [1, 0, 0, 0],
      players: [{ money: 20 }, { money: 0, goods: 1 }],
      donations: { "health-1": [0] },
    });
    expect(rowPreview(state, "hr")?.seats).toEqual([
      { seat: 0, donation: { price: 10, possible: true } },
      { seat: 1, donation: { price: 5, possible: false } },
    ]);
  });

  it("C-D2 counts the income of the end column before the donation", () => {
    const state = position({
      markers: [4, 0, 0, 0],
      players: [{ money: 1, goods: 0, missions: { east: 1 }, tracks: { east: 1 } }],
    });
    expect(rowPreview(state, "hr")?.seats[0]).toMatchObject({
      income: { gains: [{ money: 4 }] },
      donation: { price: 5, possible: true },
    });
  });

  it("C-P31 offers the incomes of earlier spaces with Archives", () => {
    const state = position({
      players: [
        {
          missions: { west: 1 },
          tracks: { west: 2 },
          departments: { 0: "archives" },
          staff: { archives: { active: 1 } },
        },
      ],
    });
    expect(rowPreview(state, "hr")?.seats[0]?.income?.choices[0]).toEqual({
      options: [{ money: 1 }, { money: 3 }, { goods: 1 }],
      times: 1,
    });
  });

  it("changes nothing and knows nothing before the first and after the last round", () => {
    const state = position({ players });
    const before = JSON.stringify(state);
    rowPreview(state, "hr");
    expect(JSON.stringify(state)).toBe(before);
    expect(rowPreview(position({ markers: [5, 5, 5, 5] }), "hr")).toBeUndefined();
    expect(rowPreview({ ...state, round: { number: 0, first: 0 } }, "hr")).toBeUndefined();
  });
});

describe("what a donation is worth now", () => {
  it("C-F3 counts a space as if the player's disk stood there", () => {
    const state = position({ players: [{ departments: { 0: "recruiting" } }] });
    expect(donationWorth(state, 0, "education-1")).toMatchObject({ count: 2, vp: 6 });
    expect(donationWorth(state, 1, "education-1")).toMatchObject({ count: 1, vp: 3 });
    expect(donationWorth(state, 0, "human-rights-5")).toMatchObject({ count: 1, vp: 2 });
  });

  it("does not count an existing donation twice", () => {
    const state = position({ donations: { "human-rights-5": [0], "health-1": [0] } });
    expect(donationWorth(state, 0, "human-rights-5")).toMatchObject({ count: 2, vp: 4 });
  });
});

describe("what a department would cost", () => {
  it("C-M2 costs 1 good where somebody is, 2 elsewhere", () => {
    const state = position({
      players: [{ goods: 1, staff: { 0: { inactive: 1 } } }, { goods: 1 }],
      display: { sales: 2 },
    });
    expect(departmentOffer(state, 0, "sales")).toEqual({ price: 1, affordable: true });
    expect(departmentOffer(state, 1, "sales")).toEqual({ price: 2, affordable: false });
  });

  it("C-M3 is nothing for a player whose reserved department comes first", () => {
    const state = position({ players: [{ goods: 9, reserve: "recruiting" }], display: { sales: 2 } });
    expect(departmentOffer(state, 0, "sales").affordable).toBe(false);
  });
});

describe("walking", () => {
  const turn = () => play(departmentTurn("hr", { players: [{ staff: { "start-hr": { active: 0 } } }] }), 0, START_HR);

  it("C-H2 leads as far as the moves left", () => {
    const state = turn();
    // The Lobby lies at the bottom of the third column; three moves.
    expect(reach(state, 0, 14)).toEqual([-1, -1, 3, -1, -1, 3, 2, 3, 3, 2, 1, 2, 2, 1, 0, 1]);
  });

  it("C-H2 is a move for every step, and whoever leaves a desk walks on inactive", () => {
    const state = turn();
    const steps = walk(state, 0, { from: 15, desk: 0 }, 7);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatchObject({ type: "move-employee", from: 15, desk: 0 });
    expect(steps[1]).not.toHaveProperty("desk");
    const there = play(state, 0, ...steps);
    expect(staffAt(there, 7)).toEqual({ active: 0, inactive: 1 });
  });

  it("has no way to a space out of reach", () => {
    expect(walk(turn(), 0, { from: 14 }, 0)).toEqual([]);
    expect(reach(position(), 0, 14).filter((steps) => steps > 0)).toEqual([]);
  });
});
