import { describe, expect, it } from "vitest";
import { ENGLISH as CARNEGIE } from "./carnegie/en.ts";
import { carnegieGrid } from "./carnegie/grids.ts";
import { SECTION_IDS as CARNEGIE_SECTIONS, type TableId as CarnegieTable } from "./carnegie/sections.ts";
import { GERMAN } from "./gluckauf/de.ts";
import { ENGLISH } from "./gluckauf/en.ts";
import { gluckaufGrid } from "./gluckauf/grids.ts";
import { SECTION_IDS, type TableId } from "./gluckauf/sections.ts";
import { findSections, hits, wordsOf } from "./search.ts";

const found = (query: string) =>
  findSections(ENGLISH, SECTION_IDS, query, (table) => gluckaufGrid(table as TableId, "en"));
const gefunden = (query: string) =>
  findSections(GERMAN, SECTION_IDS, query, (table) => gluckaufGrid(table as TableId, "de"));

describe("searching the rules", () => {
  it("puts a section with the word in its title first", () => {
    expect(found("Scoring")[0]).toBe("scoring");
    expect(found("engines")[0]).toBe("engines");
  });

  it("requires every word, in any order and case", () => {
    expect(found("TOKEN start")).toContain("end-of-shift");
    expect(found("TOKEN start")).not.toContain("lorries");
  });

  it("finds umlauts however they are typed", () => {
    expect(gefunden("fordern")).toContain("mining");
    expect(gefunden("FÖRDERN")).toContain("mining");
  });

  it("looks into tables as well", () => {
    const grids = (table: string) => carnegieGrid(table as CarnegieTable, "en");
    expect(findSections(CARNEGIE, CARNEGIE_SECTIONS, "duluth", grids)).toEqual(["map"]);
  });

  it("finds words and their beginnings, but no other parts of them", () => {
    const grids = (table: string) => carnegieGrid(table as CarnegieTable, "en");
    const tie = findSections(CARNEGIE, CARNEGIE_SECTIONS, "tie", grids);
    expect(tie.length).toBeGreaterThan(0);
    expect(tie).not.toContain("map");
    expect(findSections(CARNEGIE, CARNEGIE_SECTIONS, "cities", grids)).toContain("map");
    expect(hits("Ties between cities", wordsOf("tie"))).toEqual(["", "Tie", "s between cities"]);
  });

  it("finds nothing if there is nothing", () => {
    expect(found("castle")).toEqual([]);
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
