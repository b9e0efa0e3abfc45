import { game } from "@montan/carnegie";
import { sameJson } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { moveText } from "../table/choices.ts";
import { choicesIn } from "./meanings.ts";
import { ALL_MODULES, randomGame } from "./testing/random-game.ts";

describe("one gesture for several moves", () => {
  it("makes moves that are legal one after the other", () => {
    const lengths = new Map<string, number>();
    for (const { view, seat, moves } of randomGame("gestures", { seats: 2, modules: ALL_MODULES })) {
      for (const { move, next = [] } of choicesIn({ view, seat, pending: game.pending(view, seat) }, moves)) {
        let now = view;
        for (const one of [move, ...next]) {
          const isLegal = game.legalMoves(now, seat).some((legal) => sameJson(legal, one));
          expect(isLegal, `${moveText(one)} of ${[move, ...next].map(moveText).join(", ")}`).toBe(true);
          now = game.foresee(now, seat, one).state;
        }
        lengths.set(move.type, Math.max(next.length, lengths.get(move.type) ?? 0));
      }
    }
    expect(lengths.get("move-employee")).toBeGreaterThan(1);
    // Starting Human Resources, then a walk of several rooms.
    expect(lengths.get("use-employee")).toBeGreaterThan(2);
    expect(lengths.get("advance-transport")).toBeGreaterThan(0);
  });
});
