import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fill, kernelWords } from "./words.ts";

const en = kernelWords("en");
const de = kernelWords("de");

const slotsOf = (template = "") => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();

/** Every code that the kernel's own sources throw or store as a reason. */
function codesThrown(): string[] {
  const here = new URL(".", import.meta.url);
  const sources = readdirSync(here).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const codes = sources.flatMap((file) => {
    const text = readFileSync(new URL(file, here), "utf8");
    const thrown = [...text.matchAll(/(?:IllegalMove|BrokenRecord|InvalidOptions)\(\s*"([a-z-]+)"/g)];
    const kept = [...text.matchAll(/boundary: "([a-z-]+)"|bad\("\w+", "([a-z-]+)"/g)];
    return [...thrown, ...kept].map(([, first, second]) => first ?? second ?? "");
  });
  return [...new Set(codes)].sort();
}

describe("the kernel's words", () => {
  test("are the same in both languages", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.keys(en))("“%s” is said in both, with the same slots", (code) => {
    expect(en[code]?.trim()).not.toBe("");
    expect(de[code]).not.toBe(en[code]);
    expect(slotsOf(de[code])).toEqual(slotsOf(en[code]));
  });

  test("there are words for every code that the kernel throws", () => {
    const thrown = codesThrown();
    expect(thrown).toEqual(expect.arrayContaining(["stale", "undo-others", "record-json", "record-seats"]));
    expect(thrown.filter((code) => en[code] === undefined)).toEqual([]);
  });

  test("there are words for the refusals the contract names", () => {
    expect(Object.keys(en)).toEqual(
      expect.arrayContaining(["not-listed", "not-your-turn", "game-over", "hidden", "other-seat"]),
    );
  });
});

describe("fill", () => {
  test("puts each value in its slot, also twice", () => {
    expect(fill("{who} pays {price} to {who}.", { who: "Ada", price: 5 })).toBe("Ada pays 5 to Ada.");
  });

  test("joins a list", () => {
    expect(fill("known are {known}", { known: ["carnegie", "gluckauf"] })).toBe("known are carnegie, gluckauf");
  });

  test("shows an object as it is written", () => {
    expect(fill("{card}", { card: { worth: 3 } })).toBe('{"worth":3}');
  });

  test("leaves a slot it has nothing for, so that it is seen", () => {
    expect(fill("{price}", {})).toBe("{price}");
    expect(fill("{price}", [1])).toBe("{price}");
    expect(fill("{price}", "5")).toBe("{price}");
  });

  test("takes a value as it is, even if it looks like a slot or a pattern", () => {
    expect(fill("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
  });

  test("nothing inherited fills a slot", () => {
    expect(fill("{constructor} {toString}", {})).toBe("{constructor} {toString}");
  });
});
