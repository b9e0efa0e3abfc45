import { expect, it } from "vitest";
import { unbroken, unbrokenIn } from "./unbroken.ts";
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

it("fills in the values given", () => {
  expect(sayIn(WORDS, "de")("plain")).toBe("Glück auf!");
  expect(sayIn(WORDS, "de")("slot", { name: "Anna", what: 3 })).toBe("Anna nimmt 3.");
});

it("uses the plural forms of both languages", () => {
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

it("keeps a number and its unit on one line", () => {
  const words = { en: { vp: "{count} VP, {name} VPs" }, de: { vp: "{count} SP, {name}" } } as const;
  expect(sayIn(words, "en")("vp", { count: 3, name: "two" })).toBe("3\u00a0VP, two VPs");
  expect(unbroken("12 SP in 3 s, 3 sind genug")).toBe("12\u00a0SP in 3\u00a0s, 3 sind genug");
  const vocabulary = { lines: { one: "Worth 1 VP" }, vp: (count: number) => `${count} VP` };
  expect(unbrokenIn(vocabulary).lines.one).toBe("Worth 1\u00a0VP");
  expect(unbrokenIn(vocabulary).vp(2)).toBe("2\u00a0VP");
});

it("writes numbers as each language does", () => {
  const [en, de] = [sayIn(WORDS, "en"), sayIn(WORDS, "de")];
  for (const count of [-3, 999, 1000, 1234567, 2.5]) {
    expect(en("count", { count })).toBe(`${count.toLocaleString("en")} cards`);
    expect(de("count", { count })).toBe(`${count.toLocaleString("de")} Karten`);
  }
});
