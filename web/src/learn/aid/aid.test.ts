import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CARD_IDS,
  CITIES,
  COMPANY_BOARD,
  DONATIONS,
  game,
  MODULE_IDS,
  START_DEPARTMENT_IDS,
  TILES,
  vocabulary,
} from "@montan/carnegie";
import { ACTION_CARDS, CARD_KINDS, INNOVATION_KINDS, nameOf, OBJECTIVES } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { type Aid, type AidBlock, type AidSheet, partsOf } from "./aid.ts";
import { CARNEGIE_AID } from "./carnegie/index.ts";
import { POINTS as CARNEGIE_POINTS } from "./carnegie/points.ts";
import { GLUCKAUF_AID } from "./gluckauf/index.ts";
import { POINTS as GLUCKAUF_POINTS } from "./gluckauf/points.ts";

const SOURCE = join(import.meta.dirname, "..", "..");
const AIDS: readonly (readonly [string, Aid])[] = [
  ["carnegie", CARNEGIE_AID],
  ["gluckauf", GLUCKAUF_AID],
];

function blocksOf({ parts }: AidSheet): readonly (readonly [string, AidBlock])[] {
  return parts.flatMap(({ sections }) =>
    sections.flatMap(({ id, blocks }) => blocks.map((block) => [id, block] as const)),
  );
}

function textsOf(block: AidBlock): readonly string[] {
  if (block.kind === "lines") return block.lines;
  if (block.kind === "grid") return [...(block.head ?? []), ...block.rows.flat()];
  return block.entries.flatMap(({ name = "", aside = "", words = "" }) => [name, aside, words]);
}

function textOf(sheet: AidSheet): string {
  return blocksOf(sheet)
    .flatMap(([, block]) => textsOf(block))
    .join("\n");
}

/** Names of the signs in a text. */
function signsIn(text: string): string[] {
  return partsOf(text).filter((_, index) => index % 3 === 2);
}

function entriesOf(sheet: AidSheet, section: string): number {
  return blocksOf(sheet)
    .filter(([id]) => id === section)
    .reduce((sum, [, block]) => sum + (block.kind === "entries" ? block.entries.length : 0), 0);
}

it("separates text and signs", () => {
  expect(partsOf("Pay {gain/money} now: 3[gain/vp].")).toEqual([
    "Pay ",
    "{",
    "gain/money",
    " now: 3",
    "[",
    "gain/vp",
    ".",
  ]);
  expect(partsOf("nothing")).toEqual(["nothing"]);
});

describe.each(AIDS)("the player aid of %s", (_, aid) => {
  it("says the same in both languages", async () => {
    const [en, de] = await Promise.all([aid.load("en"), aid.load("de")]);
    const shape = (sheet: AidSheet) =>
      blocksOf(sheet).map(([id, block]) => [id, block.kind, textsOf(block).map((text) => signsIn(text).toSorted())]);
    expect(shape(de)).toEqual(shape(en));
    expect(textOf(en)).not.toMatch(/undefined|NaN|\[object/);
    expect(textOf(de)).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(["en", "de"] as const)("uses no sign that it does not explain (%s)", async (locale) => {
    const sheet = await aid.load(locale);
    expect(Object.keys(sheet.meanings).sort()).toEqual(Object.keys(aid.signs).sort());
    for (const meaning of Object.values(sheet.meanings)) expect(meaning).not.toBe("");
    const used = new Set(signsIn(textOf(sheet)));
    expect([...used].filter((name) => !(name in aid.signs))).toEqual([]);
    expect(entriesOf(sheet, "key")).toBe(Object.keys(aid.signs).length);
  });
});

describe("the player aid of Carnegie", () => {
  it("has every department, donation, module, city and card", async () => {
    const sheet = await CARNEGIE_AID.load("en");
    const expansion = TILES.filter(({ set }) => set === "expansion").length;
    expect(entriesOf(sheet, "departments")).toBe(START_DEPARTMENT_IDS.length + TILES.length - expansion);
    expect(entriesOf(sheet, "expansion-departments")).toBe(expansion);
    expect(entriesOf(sheet, "donations") + entriesOf(sheet, "new-donations")).toBe(DONATIONS.length);
    expect(entriesOf(sheet, "modules")).toBe(MODULE_IDS.length);
    const text = textOf(sheet);
    for (const { name } of CITIES) expect(text).toContain(name);
    for (const card of CARD_IDS) expect(text).toContain(card);
    const { departmentEffect } = vocabulary("en");
    for (const effect of Object.values(departmentEffect)) expect(text).toContain(effect);
  });

  it("has the prices of the game beside which it is read", async () => {
    const { inferred: __, ...board } = COMPANY_BOARD;
    const startDepartments = board.startDepartments.with(4, { id: "start-rd", type: "rd", workstations: [4, 4] });
    const components = { companyBoard: { ...board, startDepartments } };
    const view = game.view(game.create(game.options({ components }, 2), 2, "beside"), 0);
    expect(textOf(await CARNEGIE_AID.load("en", view))).toContain("$4 $4");
    expect(textOf(await CARNEGIE_AID.load("en"))).not.toContain("$4 $4");
  });
});

describe("the player aid of Glück Auf", () => {
  it("has every kind of card, action, innovation and objective", async () => {
    const sheet = await GLUCKAUF_AID.load("de");
    expect(entriesOf(sheet, "cards")).toBe(CARD_KINDS.length);
    expect(entriesOf(sheet, "actions")).toBe(ACTION_CARDS.length);
    expect(entriesOf(sheet, "innovations")).toBe(INNOVATION_KINDS.length);
    expect(entriesOf(sheet, "objectives")).toBe(Object.keys(OBJECTIVES).length);
    expect(textOf(sheet)).toContain(nameOf({ objective: "order-lorries-furnaces" }, "de"));
  });
});

describe("where points come from", () => {
  const benchmarks = readFileSync(join(SOURCE, "..", "..", "docs", "benchmarks.md"), "utf8");

  /** The row of a category in the table that follows a heading. */
  function measured(heading: string, category: string): readonly number[] {
    const section = benchmarks.slice(benchmarks.indexOf(`## Bots: ${heading}`));
    const row = section.split("\n").find((line) => line.startsWith(`| ${category} |`)) ?? "";
    return row.split("|").slice(2, 6).map(Number);
  }

  it.each([
    ["Carnegie", CARNEGIE_POINTS],
    ["Glück Auf", GLUCKAUF_POINTS],
  ] as const)("is what the bots of %s were measured with", (heading, points) => {
    for (const { category, easy, expert } of points) {
      const [worst, , , best] = measured(heading, category.replaceAll("-", " "));
      expect([category, easy, expert]).toEqual([
        category,
        Math.round(worst ?? Number.NaN),
        Math.round(best ?? Number.NaN),
      ]);
    }
  });
});

/** Drawings that are no sign by themselves, and why. A new drawing is either listed here or a sign of the aid. */
const NO_SIGN: Readonly<Record<string, string>> = {
  OwnerDisc: "the disc of whoever it belongs to: a player or Andrew",
  Engraved: "what engraved drawings have in common",
  SlotSign: "the sign of a project, or the mark of any project",
  SignDisc: "the disc of a player before anybody has it",
  PlayerMark: "a part of disks, employees and discs",
  Crest: "the crest of a plate without the plate",
  CrestMarks: "a part of cards and wagons",
  CrestSigns: "a part of cards and wagons",
  CoalHeaps: "a part of lorries and wagons",
  Wheels: "a part of lorries and wagons",
  MalletAndGad: "the picture of the mining cards and of the back of every card",
  Headframe: "an ornament of the yard",
};

it("shows every drawing there is", () => {
  const files = readdirSync(join(SOURCE, "art"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".tsx"),
  );
  const drawings = files.flatMap((path) => {
    const source = readFileSync(join(SOURCE, "art", path), "utf8");
    return [...source.matchAll(/^export (?:const|function) ([A-Z][A-Za-z]+)/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => /[a-z]/.test(name));
  });
  const told = ["carnegie", "gluckauf"]
    .map((folder) => readFileSync(join(import.meta.dirname, folder, "signs.tsx"), "utf8"))
    .join("\n");
  expect(drawings.length).toBeGreaterThan(20);
  expect(drawings.filter((name) => !told.includes(`<${name}`) && !(name in NO_SIGN))).toEqual([]);
  expect(Object.keys(NO_SIGN).filter((name) => !drawings.includes(name) || told.includes(`<${name} `))).toEqual([]);
});

/**
 * Where game tables draw by themselves, and which signs of the aid explain it; none: ornaments, or a button with a
 * name. A new file that draws is added here, and its sign to the aid.
 */
const DRAWN_AT_TABLES: Readonly<Record<string, readonly string[]>> = {
  "carnegie/company/Signs.tsx": ["mission", "any-slot"],
  "carnegie/company/facade.tsx": [],
  "carnegie/map/Landscape.tsx": [],
  "carnegie/map/LitRails.tsx": [],
  "carnegie/map/MapBoard.tsx": [],
  "carnegie/map/ornaments.tsx": [],
  "carnegie/players/Enlarge.tsx": [],
  "carnegie/players/Thumbnails.tsx": [],
  "gluckauf/Hand.tsx": ["secret"],
  "gluckauf/TubSign.tsx": ["load"],
  "gluckauf/Yard.tsx": ["load"],
  "gluckauf/cards/CardFrame.tsx": ["card/order"],
  "gluckauf/cards/Face.tsx": ["card/lorry"],
  "gluckauf/cards/people.tsx": ["worker-card", "shift-token", "back"],
};

it("knows every place where a game table draws something of its own", () => {
  const drawing = ["carnegie", "gluckauf"].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => /<svg|still\(/.test(readFileSync(join(SOURCE, path), "utf8"))),
  );
  expect(drawing.toSorted()).toEqual(Object.keys(DRAWN_AT_TABLES).toSorted());
  for (const [path, names] of Object.entries(DRAWN_AT_TABLES)) {
    const { signs } = path.startsWith("carnegie") ? CARNEGIE_AID : GLUCKAUF_AID;
    for (const name of names) expect(Object.keys(signs), path).toContain(name);
  }
});
