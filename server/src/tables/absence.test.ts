import type { AnyGame } from "@montan/engine";
import { type Settings, settingsSchema } from "@montan/protocol";
import { describe, expect, it } from "vitest";
import { absent } from "./absence.ts";
import type { Entry } from "./entry.ts";
import { gameOf } from "./games.ts";
import { Table } from "./table.ts";

const PEOPLE = ["ann", "bob", "cid"];

/** A running table of Ann, who is its host, Bob and Cid; then this happens. */
function tableOf(settings: Partial<Settings>, ...entries: readonly Entry[]): Table {
  const game = gameOf("gluckauf") as AnyGame;
  const table = new Table(
    "table",
    {
      type: "created",
      by: "ann",
      game: "gluckauf",
      rules: game.version,
      seats: PEOPLE.length,
      options: game.options({ firstPlayer: 0 }, PEOPLE.length),
      seed: "absence",
      settings: settingsSchema.parse({ undo: "consent", ...settings }),
    },
    0,
    () => [],
  );
  PEOPLE.forEach((person, seat) => void table.take({ type: "seated", seat, person }, 0));
  for (const entry of [{ type: "started" } as const, ...entries]) table.take(entry, 0);
  return table;
}

/** The further entries caused by a person's leaving the game. */
function follows(table: Table, ...seats: readonly number[]): Entry[] {
  const entries = absent(table, seats, "resigned").map(({ entry }) => entry);
  expect(entries.splice(0, seats.length)).toEqual(seats.map((seat) => ({ type: "resigned", seat })));
  return entries;
}

const pass = (seat: number): Entry => ({ type: "decided", seat, move: { type: "pass" } });
const agrees = (seat: number): Entry => ({ type: "abandon", seat, agree: true });

describe("a person who leaves the game", () => {
  it("leaves the table as it is; a host makes the next remaining person host", () => {
    expect(follows(tableOf({}), 1)).toEqual([]);
    expect(follows(tableOf({}), 2)).toEqual([]);
    expect(follows(tableOf({}), 0)).toEqual([{ type: "host", person: "bob" }]);
    expect(follows(tableOf({}), 0, 1)).toEqual([{ type: "host", person: "cid" }]);
  });

  it("ends the game if set so, or if nobody is left", () => {
    const end: Entry = { type: "ended", ending: "unfinished" };
    expect(follows(tableOf({ absence: "end" }), 1)).toEqual([end]);
    expect(follows(tableOf({}), 0, 1, 2)).toEqual([end]);
    const alone = tableOf({}, { type: "resigned", seat: 0 }, { type: "resigned", seat: 2 });
    expect(follows(alone, 1)).toEqual([end]);
  });

  it("need not be waited for if all the others have agreed", () => {
    expect(follows(tableOf({}, agrees(0), agrees(2)), 1)).toEqual([{ type: "ended", ending: "abandoned" }]);
    expect(follows(tableOf({}, agrees(0)), 1)).toEqual([]);
    const asked: readonly Entry[] = [pass(0), pass(1), { type: "undo-asked", seat: 0, count: 2 }];
    const back: Entry = { type: "took-back", seat: 0, count: 2, consent: true };
    const both = tableOf({}, ...asked, { type: "undo-answered", seat: 1, agree: true });
    expect(follows(both, 2)).toEqual([back]);
    expect(follows(tableOf({}, ...asked), 2)).toEqual([]);
    // The person who proposed it is gone, so nobody asks for it any more.
    expect(follows(both, 0)).toEqual([{ type: "host", person: "bob" }]);
  });
});
