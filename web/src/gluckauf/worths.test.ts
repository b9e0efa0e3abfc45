import { game } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { POSITIONS } from "../gallery/gluckauf/positions.ts";
import { worthsOf } from "./worths.ts";

describe("what cards are worth now", () => {
  it("adds up to the running score sheet", () => {
    const view = POSITIONS["game-over"];
    game.score(view).forEach((sheet, seat) => {
      const worths = worthsOf(sheet);
      const { shares, objectives, tokens } = view.players[seat] ?? { shares: [], objectives: [], tokens: [] };
      const assigned = Object.values(worths.assigned).reduce((sum, count) => sum + count, 0);
      expect(worths.lorries + worths.orders + worths.shares + worths.objectives + tokens.length).toBe(worths.total);
      expect(worths.shares).toBe(3 * assigned);
      expect(assigned).toBeLessThanOrEqual(shares.length);
      expect(Object.keys(worths.objective).sort()).toEqual([...objectives].sort());
    });
  });

  it("is nothing without a sheet", () => {
    expect(worthsOf(undefined)).toMatchObject({ total: 0, assigned: {}, objective: {} });
  });
});
