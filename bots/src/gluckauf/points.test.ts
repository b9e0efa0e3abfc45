import { game, OBJECTIVES, type ObjectiveCard, type OrderCard, order } from "@montan/gluckauf";
import { position } from "@montan/gluckauf/testing";
import { expect, it } from "vitest";
import { factsOf } from "./facts.ts";

const ALL = Object.keys(OBJECTIVES) as ObjectiveCard[];
const ORDERS: readonly OrderCard[] = ["factories-3-7", "factories-2-5", "factories-1-3", "factories-4-10"];

it("G-F4 every objective is worth what the score sheet says, just short of its goal, at it and beyond", () => {
  const lorriesShown = new Set<number>();
  for (let count = 0; count <= ORDERS.length; count++) {
    const orders = ORDERS.slice(0, count);
    lorriesShown.add(orders.reduce((sum, card) => sum + order(card).lorries, 0));
    const delivered = { engines: ["A", "B"] as const, wagons: [], lorries: [], orders };
    for (const objective of ALL) {
      const state = position({
        players: { 0: { objectives: [objective], tokens: [1, 2, 3], shares: ["factories"], delivered } },
      });
      expect(factsOf(state, 0).points, `${objective}, ${count}`).toBe(game.score(state)[0]?.total);
    }
  }
  const goals = ALL.flatMap((card) => {
    const objective = OBJECTIVES[card];
    return objective.kind === "order-lorries" && objective.destination === "factories" ? objective.atLeast : [];
  });
  for (const goal of goals) expect(lorriesShown).toContain(goal);
  expect(goals.length).toBeGreaterThan(0);
});
