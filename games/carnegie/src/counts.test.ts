import { expect, test } from "vitest";
import type { Move } from "./moves.ts";
import { rules } from "./rules.ts";
import type { State } from "./state.ts";
import { departmentTurn, type PositionSpec, position } from "./testing/position.ts";

/** The number of ways to make the next `depth` decisions, in seat order if several decide at once. */
function sequences(state: State, depth: number): number {
  const [seat] = rules.deciders(state);
  if (depth === 0 || seat === undefined) return 1;
  const moves = rules.legalMoves(state, seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move: Move) => sum + sequences(rules.apply(state, seat, move), depth - 1), 0);
}

const busy: PositionSpec = {
  players: [
    {
      money: 20,
      goods: 4,
      departments: { 0: "recruiting", 1: "sales", 4: "construction-outsourcing", 5: "advanced-design" },
      staff: {
        recruiting: { active: 1 },
        sales: { active: 1 },
        "construction-outsourcing": { active: 1 },
        "advanced-design": { active: 2 },
      },
      missions: { west: 2 },
    },
    {},
  ],
  donations: { "welfare-1": [1] },
};

test.each([
  ["the start of a round", position(busy), [5, 46, 464]],
  [
    "a Human Resources turn",
    departmentTurn("hr", { ...busy, players: [{ ...busy.players?.[0], missions: {} }, {}] }),
    [4, 75, 2378],
  ],
  ["a Management turn", departmentTurn("management", busy), [16, 138, 948]],
  ["a Construction turn", departmentTurn("construction", busy), [17, 236, 1897]],
  [
    "an R&D turn",
    departmentTurn("rd", { ...busy, players: [{ ...busy.players?.[0], missions: {} }, {}] }),
    [4, 29, 216],
  ],
] as const)("decision sequences from %s", (_name, state, counts) => {
  expect(counts.map((_, index) => sequences(state, index + 1))).toEqual(counts);
});

test.each([
  // Two sides of a tab and the option to sell a good, each time.
  [[], 2, [3, 9, 27]],
  // Five options a row; 16 of 125 sheets leave too little for the moves.
  [["new-beginning"], 2, [5, 25, 109]],
  [["open-bar", "new-donations"], 3, [3, 9, 27]],
  [["new-departments"], 1, [3, 9, 27]],
] as const)("decision sequences from the first decision with %s and %i seats", (modules, seats, counts) => {
  const start = rules.create(rules.options({ modules }, seats), seats, "counts");
  expect(counts.map((_, index) => sequences(start, index + 1))).toEqual(counts);
});
