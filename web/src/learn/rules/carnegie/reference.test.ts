import {
  ACTION_TYPES,
  CATEGORIES,
  CITIES,
  COMPANY_BOARD,
  DONATIONS,
  game,
  inferredValues,
  isStartDepartment,
  isTile,
  MODULE_IDS,
  NOTICES,
  PROJECT_TABS,
  PROJECT_TYPES,
  REFUSALS,
  STANDARD_TABLES,
  START_DEPARTMENT_IDS,
  TILE_IDS,
  vocabulary,
} from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { longest, shapeOf } from "../shape.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { carnegieGrid } from "./grids.ts";
import { CARNEGIE_REFERENCE } from "./index.ts";
import { RULES_OF } from "./rules-told.ts";
import { SECTION_IDS, TABLES } from "./sections.ts";
import { PIECES, SECTION_OF_QUESTION, sectionFor, TOPIC_TABLES } from "./topics.ts";

const DEPARTMENTS = [...START_DEPARTMENT_IDS, ...TILE_IDS];
const LANGUAGES = [
  ["en", ENGLISH],
  ["de", GERMAN],
] as const;

/** Every rule of the game, by the ids in the names of its tests. */
const RULE_COUNTS = { S: 8, R: 2, I: 5, D: 2, U: 5, H: 3, M: 4, B: 3, T: 3, E: 1, F: 5, X: 3, A: 8, N: 6, Y: 1 };
const RULES = [
  "C-0",
  ...Object.entries(RULE_COUNTS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `C-${letter}${index + 1}`),
  ),
  ...Array.from({ length: 16 }, (_, index) => `C-P${index + 17}`),
];

describe("the sections", () => {
  it("are all there in both languages, with the same structure", () => {
    for (const id of SECTION_IDS) {
      expect(shapeOf(GERMAN.sections[id]), id).toEqual(shapeOf(ENGLISH.sections[id]));
    }
    for (const [, rules] of LANGUAGES) expect(Object.keys(rules.sections).sort()).toEqual([...SECTION_IDS].sort());
  });

  it("cover every rule of the game, and none that does not exist", () => {
    const told = new Set(Object.values(RULES_OF).flat());
    expect([...told].sort()).toEqual([...RULES].sort());
  });

  it("have an address each", () => {
    expect(new Set(SECTION_IDS).size).toBe(SECTION_IDS.length);
  });

  it.each(LANGUAGES)("are short, and their sums are sums (%s)", (_, rules) => {
    for (const { title, blocks } of Object.values(rules.sections)) {
      expect(title.length, title).toBeLessThan(40);
      for (const block of blocks) expect(longest(block), title).toBeLessThan(330);
    }
    const sum = rules.sections.scoring.blocks.find((block) => block.kind === "sum");
    expect(sum?.rows.reduce((total, { vp }) => total + vp, 0)).toBe(123);
  });

  it.each(LANGUAGES)("have titles that differ (%s)", (_, rules) => {
    const titles = Object.values(rules.sections).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(LANGUAGES)(
    "about departments and modules begin with the line the game has for them (%s)",
    (locale, rules) => {
      const words = vocabulary(locale);
      for (const id of DEPARTMENTS) {
        expect(rules.sections[id].blocks).toContainEqual({ kind: "text", text: words.departmentEffect[id] });
        expect(rules.sections[id].blocks.length, `${id} has more to tell`).toBeGreaterThan(3);
      }
      for (const id of MODULE_IDS)
        expect(rules.sections[id].blocks[0]).toEqual({ kind: "text", text: words.moduleLine[id] });
    },
  );

  it("draw their tables from the data of the game", () => {
    for (const table of TABLES) {
      const { rows, head } = carnegieGrid(table, "de");
      expect(rows.length, table).toBeGreaterThan(2);
      for (const row of rows) expect(row.join(" "), table).not.toMatch(/undefined|NaN|\[object/);
      for (const row of rows) expect(row, table).toHaveLength(head.length);
    }
    expect(carnegieGrid("cities", "en").rows).toHaveLength(CITIES.length);
    expect([...carnegieGrid("donations", "en").rows, ...carnegieGrid("new-donations", "en").rows]).toHaveLength(
      DONATIONS.length,
    );
    const spaces = Object.values(PROJECT_TABS).flatMap(({ A, B }) => [...A, ...B]);
    expect(carnegieGrid("tabs", "en").rows).toHaveLength(spaces.length);
    expect(carnegieGrid("setup", "en").rows).toContainEqual(["3", "8", "9", "1"]);
    expect(carnegieGrid("connections", "en").rows).toContainEqual(["4", "12 VP", "18 VP", "27 VP"]);
  });

  it("show pieces that exist", () => {
    const blocks = Object.values(ENGLISH.sections).flatMap((section) => section.blocks);
    const pieces = blocks.flatMap((block) => (block.kind === "pictures" ? block.pieces : []));
    expect(pieces.length).toBeGreaterThan(DEPARTMENTS.length);
    for (const piece of pieces) {
      expect(CARNEGIE_REFERENCE.picture(piece, "en").name).not.toMatch(/undefined|NaN/);
      expect(CARNEGIE_REFERENCE.picture(piece, "de").name.length).toBeGreaterThan(1);
    }
    expect(() => CARNEGIE_REFERENCE.picture("lorry/wheel", "en")).toThrow(/no picture/);
  });

  it("are loaded in the language that is asked for", async () => {
    expect(await CARNEGIE_REFERENCE.load("de")).toEqual(GERMAN);
    expect(await CARNEGIE_REFERENCE.load("en")).toEqual(ENGLISH);
  });

  it("name what is inferred, and mark it in the tables", () => {
    const { blocks } = GERMAN.sections.inferred;
    expect(blocks).toContainEqual({ kind: "list", items: inferredValues(STANDARD_TABLES, "de") });
    const marks = (table: "tabs" | "company", mark: string) =>
      carnegieGrid(table, "de")
        .rows.flat()
        .filter((cell) => cell.endsWith(`(${mark})`));
    expect(marks("tabs", "erschlossen")).toHaveLength(22);
    expect(marks("company", "erschlossen")).toEqual([
      "Zeile 4, Spalte 2 (erschlossen)",
      "$1, $1 (erschlossen)",
      "Zeile 3, Spalte 2 (erschlossen)",
      "$0, $0, $0 (erschlossen)",
      "Zeile 4, Spalte 3 (erschlossen)",
    ]);
    expect(marks("company", "Anzahl erschlossen")).toEqual(["$5, $5, $5 (Anzahl erschlossen)"]);
  });

  it("are those of the game over which they are read", async () => {
    const { inferred: _, ...board } = COMPANY_BOARD;
    const startDepartments = board.startDepartments.with(4, { id: "start-rd", type: "rd", workstations: [4, 4] });
    const components = { companyBoard: { ...board, startDepartments } };
    const view = game.view(game.create(game.options({ components }, 2), 2, "beside"), 0);
    const { sections } = await CARNEGIE_REFERENCE.load("en", view);
    expect(sections["start-rd"]?.blocks).toContainEqual({ kind: "text", text: "Workstations: $4, $4." });
    expect(sections.inferred?.blocks).toContainEqual({
      kind: "list",
      items: inferredValues({ ...STANDARD_TABLES, board }, "en"),
    });
    expect(CARNEGIE_REFERENCE.grid("company", "en", view).rows.flat()).toContain("$4, $4");
    expect(JSON.stringify(CARNEGIE_REFERENCE.grid("company", "en", view))).not.toContain("inferred");
  });
});

describe("what links to a section", () => {
  it.each(Object.keys(REFUSALS))("the refusal %s", (code) => {
    expect(SECTION_IDS).toContain(sectionFor(code));
  });

  it.each([...Object.keys(NOTICES), ...CATEGORIES])("the warning or score category %s", (code) => {
    expect(SECTION_IDS).toContain(sectionFor(code));
  });

  it.each(Object.keys(SECTION_OF_QUESTION))("the question %s", (type) => {
    expect(SECTION_IDS).toContain(sectionFor(type));
  });

  it.each([...PIECES, ...ACTION_TYPES, ...PROJECT_TYPES])("the piece, action or project %s", (topic) => {
    expect(SECTION_IDS).toContain(sectionFor(topic));
  });

  it.each([...DEPARTMENTS, ...MODULE_IDS])("%s, a section of its own", (id) => {
    expect(sectionFor(id)).toBe(id);
  });

  it("one section for a topic, wherever it occurs", () => {
    const told = new Map<string, string>();
    for (const [topic, section] of TOPIC_TABLES.flatMap((table) => Object.entries(table))) {
      expect(told.get(topic) ?? section, topic).toBe(section);
      expect(isTile(topic) || isStartDepartment(topic), topic).toBe(false);
      told.set(topic, section);
    }
  });

  it("nothing else", () => {
    expect(sectionFor("constructor")).toBeUndefined();
  });
});
