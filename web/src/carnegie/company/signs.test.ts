import { type DepartmentId, START_DEPARTMENT_IDS, TILE_IDS, vocabulary } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { DEPARTMENT_SIGNS, type Sign } from "./signs.ts";

const ALL: readonly DepartmentId[] = [...START_DEPARTMENT_IDS, ...TILE_IDS];
const { departmentEffect } = vocabulary("en");

function amounts(sign: Sign): number[] {
  return typeof sign === "string" ? [] : Object.values(sign).filter((value) => typeof value === "number");
}

describe("the signs of a department", () => {
  it("exist for every department of the base game and the expansion", () => {
    expect(Object.keys(DEPARTMENT_SIGNS).sort()).toEqual([...ALL].sort());
  });

  it.each(ALL)("%s: every number drawn stands in the words of the game", (id) => {
    const drawn = DEPARTMENT_SIGNS[id].flat().flatMap(amounts);
    const said = departmentEffect[id].match(/\d+/g)?.map(Number) ?? [];
    expect(drawn.filter((amount) => amount > 1 && !said.includes(amount))).toEqual([]);
  });

  it.each(ALL)("%s: a mission is drawn where the words speak of one", (id) => {
    const drawn = DEPARTMENT_SIGNS[id].flat().includes("mission");
    expect(drawn).toBe(/mission/i.test(departmentEffect[id].replace("nobody goes on a mission", "")));
  });
});
