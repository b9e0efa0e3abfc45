import { expect, it } from "vitest";
import { sayIn, type Translated } from "./words.ts";

const english = {
  plain: "Glück auf!",
  slot: "{name} takes {what}.",
  count: { one: "{count} card", other: "{count} cards" },
} as const;
const german: Translated<typeof english> = {
  plain: "Glück auf!",
  slot: "{name} nimmt {what}.",
  count: { one: "{count} Karte", other: "{count} Karten" },
};
const WORDS = { en: english, de: german };

it("fills in what is given", () => {
  expect(sayIn(WORDS, "de")("plain")).toBe("Glück auf!");
  expect(sayIn(WORDS, "de")("slot", { name: "Anna", what: 3 })).toBe("Anna nimmt 3.");
});

it("counts as both languages do", () => {
  const cards = (count: number) => [sayIn(WORDS, "en")("count", { count }), sayIn(WORDS, "de")("count", { count })];
  expect([0, 1, 2].map(cards)).toEqual([
    ["0 cards", "0 Karten"],
    ["1 card", "1 Karte"],
    ["2 cards", "2 Karten"],
  ]);
  for (const count of [0, 1, 2, 1.5, 21, 1001, -1]) {
    const rule = new Intl.PluralRules("de").select(count) === "one" ? "Karte" : "Karten";
    expect(cards(count)[1]?.endsWith(` ${rule}`), String(count)).toBe(true);
  }
});

it("writes numbers as each language does", () => {
  const [en, de] = [sayIn(WORDS, "en"), sayIn(WORDS, "de")];
  for (const count of [-3, 999, 1000, 1234567, 2.5]) {
    expect(en("count", { count })).toBe(`${count.toLocaleString("en")} cards`);
    expect(de("count", { count })).toBe(`${count.toLocaleString("de")} Karten`);
  }
});
