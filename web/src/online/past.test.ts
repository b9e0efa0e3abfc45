import type { AnyGame } from "@montan/engine";
import { game } from "@montan/gluckauf";
import type { History } from "@montan/protocol";
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { FakeTable } from "../testing/fake-table.ts";
import { awaySince } from "./away.ts";
import { readPast } from "./past.ts";

const PASS = { type: "pass" };
const ENGINES = { type: "choose-area", area: "engines" };
const rules = game as AnyGame;

/** A table where the seats have passed in this order. */
function passed(count: number): FakeTable {
  const table = new FakeTable();
  for (let seat = 0; seat < count; seat++) table.play(seat % 2, PASS);
  return table;
}

describe("the past", () => {
  it("is loaded page by page, as one seat has seen it", async () => {
    const table = passed(5);
    const { moments, versions, changed, version } = await readPast(rules, table.id, 1, table.history);
    expect(moments.map(({ state }) => state)).toEqual(table.log.moments.map(({ state }) => rules.view(state, 1)));
    expect(moments.map(({ decision }) => decision?.seat)).toEqual([undefined, 0, 1, 0, 1, 0]);
    expect(moments.slice(1).map(({ asked }) => asked)).toEqual([[0], [1], [0], [1], [0]]);
    expect([versions, changed, version]).toEqual([[0, 2, 3, 4, 5, 6], 6, 6]);
  });

  it("starts again if something was taken back between two pages", async () => {
    const table = passed(3);
    const asked: (number | undefined)[] = [];
    const read = async (id: string, seat: number | undefined, from?: number): Promise<History> => {
      asked.push(from);
      if (asked.length === 2) {
        table.takeBack(0, 2, true);
        table.play(1, ENGINES);
        table.play(1, rules.legalMoves(table.log.state, 1)[0]);
      }
      return table.history(id, seat, from);
    };
    const { moments } = await readPast(rules, table.id, 0, read);
    expect(asked).toEqual([undefined, 2, undefined, 2]);
    expect(moments.at(-1)?.state).toEqual(rules.view(table.log.state, 0));
  });

  it("is given up if it changes all the time", async () => {
    const table = passed(3);
    const read = async (id: string, seat: number | undefined, from = 0): Promise<History> => {
      const page = await table.history(id, seat, from);
      return from === 0 ? page : { ...page, view: { other: true } };
    };
    await expect(readPast(rules, table.id, 0, read)).rejects.toThrow("changes all the time");
  });
});

describe("away", () => {
  /** Since which moment a seat was away that has seen this version; the deal has 0, the first decision version 2. */
  async function since(table: FakeTable, seat: number | undefined, seen: number | undefined) {
    const past = await readPast(rules, table.id, seat, table.history);
    const moments = signal(past.moments);
    const state = signal(past.moments.at(-1)?.state);
    const versionOf = (index: number) => past.versions[index] ?? 0;
    return awaySince({ moments, seat, versionOf, game: rules, state }, seen);
  }

  it("since the last moment seen on this device", async () => {
    expect(await since(passed(6), undefined, 5)).toBe(4);
    expect(await since(passed(6), undefined, 3)).toBe(2);
  });

  it("not before the person's own last turn, which may have been on another device", async () => {
    expect(await since(passed(6), 0, 2)).toBe(5);
    expect(await since(passed(6), 0, undefined)).toBe(5);
  });

  it("since the beginning at a seat that nobody has seen yet", async () => {
    expect(await since(passed(1), 1, undefined)).toBe(0);
  });

  it("not at all if nobody else has decided since, or for a spectator who comes for the first time", async () => {
    expect(await since(passed(1), 0, undefined)).toBeUndefined();
    expect(await since(passed(6), 0, 7)).toBeUndefined();
    expect(await since(passed(6), undefined, undefined)).toBeUndefined();
  });
});
