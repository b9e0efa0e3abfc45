import {
  AREAS,
  CARD_KINDS,
  CATEGORIES,
  game,
  NOTICES,
  OBJECTIVES,
  REFUSALS,
  type RefusalCode,
  STACK_KIND,
} from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { longest, shapeOf } from "../shape.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { gluckaufGrid } from "./grids.ts";
import { GLUCKAUF_REFERENCE } from "./index.ts";
import { RULES_OF, SECTION_IDS, TABLES } from "./sections.ts";
import { SECTION_OF_QUESTION, SECTION_OF_REFUSAL, sectionFor } from "./topics.ts";

const RULE = /^G-[STAIEFH]\d+$/;
/** Every rule of the game, by the ids in the names of its tests. */
const RULE_COUNTS = { S: 4, T: 7, A: 11, I: 2, E: 2, F: 5, H: 2 };
const RULES = Object.entries(RULE_COUNTS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `G-${letter}${index + 1}`),
);

describe("the sections", () => {
  it("are all there in both languages, with the same structure", () => {
    for (const id of SECTION_IDS) {
      expect(shapeOf(GERMAN.sections[id]), id).toEqual(shapeOf(ENGLISH.sections[id]));
    }
    expect(Object.keys(ENGLISH.sections)).toEqual([...SECTION_IDS]);
    expect(Object.keys(GERMAN.sections)).toEqual([...SECTION_IDS]);
  });

  it("cover every rule of the game, and none that does not exist", () => {
    const told = new Set(Object.values(RULES_OF).flat());
    expect([...told].filter((rule) => !RULE.test(rule))).toEqual([]);
    expect([...told].sort()).toEqual([...RULES].sort());
  });

  it.each([
    ["en", ENGLISH],
    ["de", GERMAN],
  ] as const)("are short, and their sums are sums (%s)", (_, rules) => {
    for (const { title, blocks } of Object.values(rules.sections)) {
      expect(title.length).toBeLessThan(40);
      for (const block of blocks) expect(longest(block), title).toBeLessThan(330);
    }
    const sum = rules.sections.scoring.blocks.find((block) => block.kind === "sum");
    expect(sum?.rows.reduce((total, { vp }) => total + vp, 0)).toBe(34);
  });

  it("draw their tables from the data of the game", () => {
    for (const table of TABLES) expect(gluckaufGrid(table, "de").rows.length, table).toBeGreaterThan(1);
    expect(gluckaufGrid("objectives", "en").rows).toHaveLength(Object.keys(OBJECTIVES).length);
    expect(gluckaufGrid("innovations", "en").rows).toContainEqual(["worker innovation 1–5", "2"]);
    expect(gluckaufGrid("workers", "en").rows).toContainEqual(["3", "1 1 1 1 1 2 2 3 4", "6"]);
  });

  it("show pieces that exist", () => {
    const blocks = Object.values(ENGLISH.sections).flatMap((section) => section.blocks);
    const pieces = blocks.flatMap((block) => (block.kind === "pictures" ? block.pieces : []));
    expect(pieces.length).toBeGreaterThan(20);
    for (const piece of pieces) {
      expect(GLUCKAUF_REFERENCE.picture(piece, "en").name).not.toMatch(/undefined|NaN/);
      expect(GLUCKAUF_REFERENCE.picture(piece, "de").name.length).toBeGreaterThan(2);
    }
  });

  it("are loaded in the language that is asked for", async () => {
    expect(await GLUCKAUF_REFERENCE.load("de")).toBe(GERMAN);
    expect(await GLUCKAUF_REFERENCE.load("en")).toBe(ENGLISH);
  });
});

describe("what links to a section", () => {
  it.each([...AREAS])("the worker area %s", (area) => {
    expect(SECTION_IDS).toContain(sectionFor(area));
  });

  it.each([...CARD_KINDS])("the card %s, the same section as the stacks of its kind", (kind) => {
    const stacks = AREAS.filter((area) => STACK_KIND[area as keyof typeof STACK_KIND] === kind);
    for (const stack of stacks) expect(sectionFor(stack)).toBe(sectionFor(kind));
    expect(stacks.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(REFUSALS) as RefusalCode[])("the refusal %s, a section that tells its rule", (code) => {
    const rule = REFUSALS[code];
    expect(sectionFor(code)).toBe(SECTION_OF_REFUSAL[code]);
    if (RULE.test(rule)) expect(RULES_OF[SECTION_OF_REFUSAL[code]]).toContain(rule);
  });

  it.each([...NOTICES, ...CATEGORIES])("the warning or score category %s", (code) => {
    expect(SECTION_IDS).toContain(sectionFor(code));
  });

  it("every question the game asks", () => {
    const asked = new Set(playedQuestions());
    expect([...asked].sort()).toEqual(Object.keys(SECTION_OF_QUESTION).sort());
    for (const type of asked) expect(sectionFor(type)).toBeDefined();
  });

  it("nothing else", () => {
    expect(sectionFor("constructor")).toBeUndefined();
  });
});

/** The types of question in a few games, with moves taken in turn from all over the lists. */
function* playedQuestions(): Generator<string> {
  for (let round = 0; round < 12; round++) {
    const seats = 2 + (round % 3);
    let state = game.create(game.options(undefined, seats), seats, `questions ${round}`);
    for (let count = 0; ; count++) {
      const [seat] = game.deciders(state);
      if (seat === undefined) break;
      const asked = game.pending(state, seat);
      if (asked !== undefined) yield asked.type;
      const moves = game.legalMoves(state, seat);
      const move = moves[(count * 7 + round) % moves.length];
      if (move === undefined) throw new Error("somebody is asked without a legal move");
      state = game.apply(state, seat, move);
    }
  }
}
