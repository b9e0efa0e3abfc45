import { expect, it } from "vitest";
import { PlanMemory } from "./plan-memory.ts";
import type { Playable } from "./turn-search.ts";

/** Counts up; "show" reveals something. */
const game = {
  reveals: (_view, _seat, move) => move === "show",
  apply: (view) => ({ count: view.count + 1 }),
} as Partial<Playable<{ count: number }, string>> as Playable<{ count: number }, string>;

function remembered(memory: PlanMemory, count: number): readonly string[] | undefined {
  return memory.recall<{ count: number }, string>({ count }).plan;
}

it("the rest of a turn is remembered for its next question, once", () => {
  const memory = new PlanMemory();
  memory.keepPlan(game, { count: 1 }, 0, ["one", "two", "three"]);
  expect(remembered(memory, 1)).toBeUndefined();
  expect(remembered(memory, 2)).toEqual(["two", "three"]);
  expect(remembered(memory, 2)).toBeUndefined();
});

it("nothing is remembered beyond a reveal, or of a turn that is over", () => {
  const memory = new PlanMemory();
  memory.keepPlan(game, { count: 1 }, 0, ["show", "two"]);
  memory.keepPlan(game, { count: 4 }, 0, ["last"]);
  expect([remembered(memory, 2), remembered(memory, 5)]).toEqual([undefined, undefined]);
});

it("the oldest of hundreds of turns are forgotten", () => {
  const memory = new PlanMemory();
  for (let count = 0; count < 500; count++) memory.keepPlan(game, { count }, 0, ["one", "two"]);
  expect(remembered(memory, 1)).toBeUndefined();
  for (const count of [200, 500]) expect(remembered(memory, count)).toEqual(["two"]);
});
