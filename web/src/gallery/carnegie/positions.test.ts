import { game } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { POSITION_NAMES, positionOf } from "./positions.ts";

const QUESTIONS = POSITION_NAMES.filter((name) => !/over$|^andrew$/.test(name));

describe("positions of the gallery", () => {
  it.each(QUESTIONS)("%s asks that question", (name) => {
    const { view, seat } = positionOf(name);
    expect(view.rules).toBe(game.version);
    expect(game.pending(view, seat)?.type).toBe(name);
    expect(game.legalMoves(view, seat).length).toBeGreaterThan(1);
  });

  it("andrew is a turn against him", () => {
    const { view, seat } = positionOf("andrew");
    expect(view.andrew).toBeDefined();
    expect(game.legalMoves(view, seat).length).toBeGreaterThan(1);
  });

  it.each(["game-over", "andrew-over"] as const)("%s has a result", (name) => {
    expect(game.result(positionOf(name).view)?.winners.length).toBeGreaterThan(0);
  });
});
