import { game, type Move } from "@montan/carnegie";
import { departmentTurn, play, use } from "@montan/carnegie/testing";
import { expect, it } from "vitest";
import { sensibleInCarnegie } from "./sensible.ts";

it("C-P15 a donation worth nothing is not copied, unless nothing else is left", () => {
  const turn = departmentTurn("rd", {
    players: [
      { departments: { 0: "charitable-giving" }, staff: { "charitable-giving": { active: 1 } }, money: 20 },
      {},
    ],
    donations: { "welfare-1": [1], "human-rights-1": [1], "human-rights-2": [1] },
  });
  const state = play(turn, 0, use("charitable-giving", "mission-copy-donation", 0, { region: "west" }));
  const moves = game.legalMoves(state, 0).filter(({ type }) => type === "copy-donation");
  const worthless = (move: Move) => game.warnings(state, 0, move).some(({ code }) => code === "donation-worthless");
  expect(moves.filter(worthless).length).toBeGreaterThan(0);
  expect(moves.length).toBeGreaterThan(moves.filter(worthless).length);
  expect(sensibleInCarnegie(moves, state, 0, true)).toEqual(moves.filter((move) => !worthless(move)));
  // Simulations search with less effort.
  expect(sensibleInCarnegie(moves, state, 0, false)).toEqual(moves);
  const only = moves.filter(worthless);
  expect(sensibleInCarnegie(only, state, 0, true)).toEqual(only);
});
