import { type Listed, settingsSchema } from "@montan/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { route } from "../router.ts";
import { deadlineOf, nextTable, ownedDecisions, waiting, waitingAmong } from "./waiting.ts";

function table(id: string, wishes: Partial<Listed> = {}): Listed {
  return {
    table: id,
    game: "gluckauf",
    status: "running",
    chairs: [{ person: { id: "anna", name: "Anna" } }, { person: { id: "bruno", name: "Bruno" } }],
    asked: [0],
    mine: [0],
    settings: settingsSchema.parse({}),
    createdAt: 0,
    touchedAt: 0,
    ...wishes,
  };
}

const due = (at: number) => ({ clock: { at: 0, left: [at, at], deadlines: [{ seat: 0, at }] } });

const before = route.value;
afterEach(() => {
  route.value = before;
  waiting.value = [];
});

describe("a table waits for somebody", () => {
  it("if one of their seats is asked in a running game", () => {
    expect(ownedDecisions(table("asked"))).toEqual([0]);
    expect(ownedDecisions(table("others", { asked: [1] }))).toEqual([]);
    expect(ownedDecisions(table("not mine", { mine: [] }))).toEqual([]);
    expect(ownedDecisions(table("open", { status: "open" }))).toEqual([]);
    expect(ownedDecisions(table("ended", { status: "ended" }))).toEqual([]);
  });

  it("not while a bot plays for them", () => {
    const chairs = [{ person: { id: "anna", name: "Anna" }, bot: "medium" as const }];
    expect(ownedDecisions(table("given away", { chairs }))).toEqual([]);
  });

  it("until its own deadline, whatever that of others is", () => {
    const clock = {
      at: 0,
      left: [9, 5],
      deadlines: [
        { seat: 1, at: 5 },
        { seat: 0, at: 9 },
      ],
    };
    expect(deadlineOf(table("both", { asked: [0, 1], clock }))).toBe(9);
    expect(deadlineOf(table("others", { asked: [1], clock }))).toBeUndefined();
    expect(deadlineOf(table("no clock"))).toBeUndefined();
  });
});

describe("the next table", () => {
  const all = [
    table("late", { touchedAt: 2 }),
    table("early", { touchedAt: 1 }),
    table("far", due(500)),
    table("others", { asked: [1] }),
    table("near", due(100)),
  ];

  it("is the one whose time runs out first, then the one that has waited longest", () => {
    expect(waitingAmong(all).map(({ table: id }) => id)).toEqual(["near", "far", "early", "late"]);
  });

  it("is another one than the open one", () => {
    waiting.value = waitingAmong(all);
    expect(nextTable.value?.table).toBe("near");
    route.value = { page: "table", params: { id: "near" } };
    expect(nextTable.value?.table).toBe("far");
    waiting.value = waitingAmong([all[4] as Listed]);
    expect(nextTable.value).toBeUndefined();
  });
});
