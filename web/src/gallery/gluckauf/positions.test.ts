import { game } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { POSITION_NAMES, POSITIONS } from "./positions.ts";

describe("positions of the gallery", () => {
  it.each(POSITION_NAMES.filter((name) => name !== "game-over"))("%s asks the first seat that question", (name) => {
    const view = POSITIONS[name];
    expect(view.rules).toBe(game.version);
    expect(game.pending(view, 0)?.type).toBe(name);
    expect(game.legalMoves(view, 0).length).toBeGreaterThan(name === "after-action" ? 0 : 1);
  });

  it("game-over has a result", () => {
    expect(game.result(POSITIONS["game-over"])?.winners.length).toBeGreaterThan(0);
  });
});
