import { game } from "@montan/carnegie";
import { position } from "@montan/carnegie/testing";
import { expect, it } from "vitest";
import { factsOf } from "./facts.ts";

const PROJECTS = [
  ["seattle", 0, "housing"],
  ["chicago", 0, "commerce"],
  ["memphis", 0, "industry"],
  ["new-york", 0, "housing"],
] as const;

it.each([
  ["green-spaces", 2],
  ["public-relations", 2],
  ["network-of-libraries", 4],
  ["post-office", 0],
] as const)("C-U5 the points of a player with %s are those of the score sheet, staffed or not", (department, more) => {
  const [idle = 0, staffed = 0] = [0, 1].map((active) => {
    const company = { departments: { 0: department }, staff: { [department]: { active } } };
    const state = position({ players: [{ ...company, projects: PROJECTS }, {}] });
    const total = game.score(state).find(({ owner }) => owner === 0)?.total;
    expect(factsOf(state, 0).points).toBe(total);
    return total;
  });
  // The one employee is worth a point.
  expect(staffed - idle).toBeGreaterThan(more);
});
