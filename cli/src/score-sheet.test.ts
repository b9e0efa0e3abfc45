import { expect, it } from "vitest";
import { gameNamed } from "./games.ts";
import { PLAIN } from "./paint.ts";
import { winnerLine } from "./score-sheet.ts";

it("the winners are named with their own points, wherever they sit", () => {
  const context = {
    entry: gameNamed("gluckauf"),
    names: ["Anna", "Ben", "Cleo"],
    locale: "en" as const,
    width: 79,
    paint: PLAIN,
  };
  const sheets = [31, 47, 47].map((total, owner) => ({ owner, total, parts: [] }));
  expect(winnerLine({ winners: [1], sheets }, context)).toBe("Ben wins with 47 VP.");
  expect(winnerLine({ winners: [1, 2], sheets }, context)).toMatch(/^Ben and Cleo .* 47 VP\.$/);
});
