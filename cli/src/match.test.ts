import { expect, it } from "vitest";
import { readArguments } from "./flags.ts";
import { Match } from "./match.ts";
import { readMatch } from "./setup.ts";

it("if several people are asked at once, the one at the keyboard continues", () => {
  const args = readArguments(["carnegie", "--seats", "3", "--bots", "none"], ["seats", "bots"], 1);
  const match = new Match(readMatch(args, "en"));
  expect(match.game.deciders(match.state)).toEqual([0, 1, 2]);
  expect([undefined, 0, 1, 2].map((seat) => match.next(seat))).toEqual([0, 0, 1, 2]);
});
