import { describe, expect, test } from "vitest";
import { describer, type Language } from "./describe.ts";
import { IllegalMove } from "./errors.ts";
import type { DescribeContext } from "./game.ts";

type Thing = { type: "bid"; card: number } | { type: "pass" };
type Say = { readonly me: string };

const EN: Language<Thing, "too-dear", Say> = {
  things: { bid: ({ card }, { me }) => `${me} bids ${card}`, pass: () => "Pass" },
  codes: { "too-dear": ({ price }) => `That costs ${Number(price)}.` },
};
const DE: Language<Thing, "too-dear", Say> = {
  things: { bid: ({ card }, { me }) => `${me} bietet ${card}`, pass: () => "Passen" },
  codes: { "too-dear": ({ price }) => `Das kostet ${Number(price)}.` },
};

const said = describer<unknown, Thing, "too-dear", Say>({ en: EN, de: DE }, ({ names }: DescribeContext<unknown>) => ({
  me: names?.[0] ?? "Seat 1",
}));

describe("a describer", () => {
  test("describes a thing by its type, in the language asked for, with the names given", () => {
    expect(said({ type: "bid", card: 3 }, { locale: "en" })).toBe("Seat 1 bids 3");
    expect(said({ type: "bid", card: 3 }, { locale: "de", names: ["Ada"] })).toBe("Ada bietet 3");
    expect(said({ type: "pass" }, { locale: "de" })).toBe("Passen");
  });

  test("describes a refusal by its code", () => {
    expect(said(new IllegalMove("too-dear", { price: 5 }), { locale: "de" })).toBe("Das kostet 5.");
  });

  test("leaves the kernel's refusals to the kernel's words", () => {
    expect(said(new IllegalMove("game-over"), { locale: "en" })).toBe("The game is over.");
    expect(said({ code: "record-json", params: { line: 3 } }, { locale: "de" })).toContain("Zeile 3");
  });
});
