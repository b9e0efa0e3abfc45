import { game } from "@montan/carnegie";
import { play, position } from "@montan/carnegie/testing";
import { describe, expect, it } from "vitest";
import { choicesIn } from "./meanings.ts";
import { spot } from "./spots.ts";
import { surfaceFor, surfaceOf } from "./surfaces.ts";

describe("on a small screen", () => {
  it("the bid sheet is filled in where it is: over the map", () => {
    const state = game.create(game.options({ modules: ["new-beginning"] }, 2), 2, "sheet");
    const [seat = 0] = game.deciders(state);
    const view = game.view(state, seat);
    const choices = choicesIn({ view, seat, pending: game.pending(view, seat) }, game.legalMoves(view, seat));
    expect(surfaceFor(choices)).toBe("map");
  });

  it("a department turn starts in the company, even if a tab is chosen and nobody leaves", () => {
    const outsourcing = {
      departments: { 0: "construction-outsourcing" },
      staff: { "construction-outsourcing": { active: 1 } },
    } as const;
    const begun = position({ players: [outsourcing, {}] });
    const state = play(begun, 0, { type: "choose-row", row: "construction" });
    const choices = choicesIn({ view: state, seat: 0, pending: game.pending(state, 0) }, game.legalMoves(state, 0));
    expect(surfaceFor(choices)).toBe("company");
  });

  it("what is beside the prompt belongs to no surface", () => {
    expect(surfaceOf(spot.terms("raise"))).toBeUndefined();
    expect(surfaceOf(spot.desk(3, 1))).toBe("company");
  });
});
