import { describe, expect, test } from "vitest";
import { auction } from "./conformance/toy/auction.ts";
import { BrokenRecord, IllegalMove } from "./errors.ts";
import type { AnyGame } from "./game.ts";
import { gameOfRecord, reasonOf } from "./reasons.ts";

const game = auction as AnyGame;
const forbidden = new BrokenRecord("record-illegal", { line: 9, seat: 0, reason: "not-your-turn", params: {} });

describe("reasons", () => {
  test("are the game's own sentences, in both languages", () => {
    const refused = new IllegalMove("not-your-turn");
    expect(reasonOf(refused, "en", game)).toBe(game.describe(refused, { locale: "en" }));
    expect(reasonOf(refused, "de", game)).toBe(game.describe(refused, { locale: "de" }));
  });

  test("name the line of a broken record and why the rules forbid it, in one sentence", () => {
    const why = "You are not being asked anything right now";
    expect(reasonOf(forbidden, "en", game)).toBe(`Line 9: this decision is not allowed (${why}).`);
    expect(reasonOf(forbidden, "en")).toBe(`Line 9: this decision is not allowed (${why}).`);
  });

  test("need no game if no rule was broken", () => {
    expect(reasonOf(new BrokenRecord("record-format", { line: 1, expected: "x" }), "de")).toBe(
      "Zeile 1: Eine Partie beginnt mit „x“.",
    );
    expect(reasonOf(new IllegalMove("stale"), "en")).toMatch(/has moved on/);
  });

  test("a code without words is shown as it is", () => {
    expect(reasonOf(new IllegalMove("unheard-of"), "en")).toBe("unheard-of");
  });
});

test("the game of a record is known by its header", () => {
  const text = 'montan-record 1\r\ngame: "auction"\r\nrules: 99\r\n';
  expect(gameOfRecord(text, [game])).toBe(game);
  expect(gameOfRecord(text.replace("auction", "chess"), [game])).toBeUndefined();
  expect(gameOfRecord("auction", [game])).toBeUndefined();
});
