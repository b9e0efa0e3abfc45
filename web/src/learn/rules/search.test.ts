import { describe, expect, it } from "vitest";
import { GERMAN } from "./gluckauf/de.ts";
import { ENGLISH } from "./gluckauf/en.ts";
import { SECTION_IDS } from "./gluckauf/sections.ts";
import { findSections, hits, wordsOf } from "./search.ts";

describe("searching the rules", () => {
  it("puts a section with the word in its title first", () => {
    expect(findSections(ENGLISH, SECTION_IDS, "Scoring")[0]).toBe("scoring");
    expect(findSections(ENGLISH, SECTION_IDS, "engines")[0]).toBe("engines");
  });

  it("wants every word, in any order and case", () => {
    const found = findSections(ENGLISH, SECTION_IDS, "TOKEN start");
    expect(found).toContain("end-of-shift");
    expect(found).not.toContain("lorries");
  });

  it("finds umlauts however they are typed", () => {
    expect(findSections(GERMAN, SECTION_IDS, "fordern")).toContain("mining");
    expect(findSections(GERMAN, SECTION_IDS, "FÖRDERN")).toContain("mining");
  });

  it("finds nothing where nothing is", () => {
    expect(findSections(ENGLISH, SECTION_IDS, "castle")).toEqual([]);
  });

  it("marks what was found, in the letters of the text", () => {
    expect(hits("Fördern 0/1 und Fördern 2/3", wordsOf("fordern"))).toEqual([
      "",
      "Fördern",
      " 0/1 und ",
      "Fördern",
      " 2/3",
    ]);
    expect(hits("Lorries", wordsOf("wagon"))).toEqual(["Lorries"]);
  });
});
