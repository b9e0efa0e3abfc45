import { expect, test } from "vitest";
import { rules } from "../rules.ts";
import type { State } from "../state.ts";
import { me, movesOf, type PlayerSpec, play, playDefaults, position, refusalOf, staffAt } from "../testing/position.ts";

function activation(first: PlayerSpec, second: PlayerSpec = {}, modules: readonly "open-bar"[] = []): State {
  const state = play(position({ players: [first, second], modules }), 0, { type: "choose-row", row: "construction" });
  return playDefaults(state, (s) => {
    if (s.phase === "departments") return false;
    return s.phase === "activation" || s.round.number > 1;
  });
}
/** Both players do nothing in their department turn. */
function idle(first: PlayerSpec, second: PlayerSpec = {}): State {
  let state = play(position({ players: [first, second] }), 0, { type: "choose-row", row: "rd" });
  while (state.phase === "departments") state = play(state, rules.deciders(state)[0] as number, { type: "end-turn" });
  return state;
}
const activate = (cell: number, desk: number) => ({ type: "activate-employee", cell, desk }) as const;

test("C-E1 Mary wants to activate four employees for $9 with $4: one at $5 has to wait", () => {
  const mary = {
    money: 4,
    goods: 0,
    departments: { 0: "safety-quality", 1: "recruiting" },
    staff: {
      "safety-quality": { inactive: 1 },
      recruiting: { inactive: 2 },
      "start-construction": { active: 1, inactive: 1 },
      lobby: { inactive: 1 },
    },
  } as const;
  const state = idle(mary);
  // 5 + 1 + 1 + 2 = $9 in all.
  expect(refusalOf(state, 0, activate(0, 0))).toBe("not-enough-money");
  const after = play(state, 0, activate(1, 0), activate(1, 1), activate(11, 1));
  expect(me(after).money).toBe(0);
  expect(staffAt(after, "recruiting")).toEqual({ active: 2, inactive: 0 });
  expect(staffAt(after, "safety-quality")).toEqual({ active: 0, inactive: 1 });
  const rich = idle({ ...mary, money: 9 });
  expect(me(play(rich, 0, activate(1, 0), activate(1, 1), activate(11, 1), activate(0, 0))).money).toBe(0);
});

test("C-E1 Lobbies have no desks, and a desk holds one employee", () => {
  const state = idle({ staff: { "start-commerce-finance": { active: 2, inactive: 3 }, lobby: { inactive: 2 } } });
  expect(refusalOf(state, 0, activate(14, 0))).toBe("no-desks-there");
  expect(refusalOf(state, 0, activate(9, 0))).toBe("desk-taken");
  expect(refusalOf(state, 0, activate(13, 1))).toBe("no-inactive-employee");
  const after = play(state, 0, activate(9, 2));
  // The department is full: nothing is left to decide for this player.
  expect(staffAt(after, "start-commerce-finance")).toEqual({ active: 3, inactive: 2 });
  expect(after.round.number).toBe(2);
});

test("C-E1 everybody decides at once, and the order does not change the outcome", () => {
  const spec = { staff: { "start-rd": { active: 1, inactive: 2 } } } as const;
  const state = idle(spec, spec);
  expect(rules.deciders(state)).toEqual([0, 1]);
  const mine = [activate(15, 1), { type: "end-activation" }] as const;
  const yours = [activate(15, 1), activate(15, 2)] as const;
  const one = play(play(state, 0, ...mine), 1, ...yours);
  const two = play(play(play(state, 1, yours[0]), 0, ...mine), 1, yours[1]);
  expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  expect(one.round.number).toBe(2);
});

test("C-E1 who has nothing to activate is not asked", () => {
  const state = activation(
    { staff: { "start-construction": { active: 0 } } },
    { staff: { "start-construction": { active: 0 } } },
  );
  expect(state.round.number).toBe(2);
});

test("C-E1 equal desks are one choice", () => {
  const state = idle({ staff: { "start-construction": { active: 0, inactive: 2 } } });
  expect(movesOf(state, 0, "activate-employee")).toEqual([activate(11, 0)]);
  expect(refusalOf(state, 0, activate(11, 1))).toBe("other-desk-first");
});
