import type { Locale } from "@montan/engine";
import { expect, test } from "vitest";
import { START_DEPARTMENT_IDS } from "../data/company-board.ts";
import { TILE_IDS, TILES } from "../data/departments.ts";
import { COLUMNS, DONATIONS } from "../data/donations.ts";
import { PROJECT_TYPES, REGIONS } from "../data/map.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import { usesOf } from "../departments/uses.ts";
import { vocabulary } from "../describe.ts";
import { MODULE_IDS } from "../modules/ids.ts";
import { CATEGORIES } from "../scoring/sheet.ts";
import { PHASES } from "../state.ts";
import { STANDARD_TABLES } from "../tables.ts";
import { expectClean, expectSentence } from "../testing/expect-words.ts";
import { inferredValues } from "./inferred.ts";

const LOCALES = ["en", "de"] as const satisfies readonly Locale[];

test("every department, donation, module and category has words in both languages", () => {
  for (const locale of LOCALES) {
    const words = vocabulary(locale);
    const departments = [...START_DEPARTMENT_IDS, ...TILE_IDS];
    expect(departments).toHaveLength(37);
    for (const id of departments) {
      expectClean(words.department[id]);
      expectClean(words.departmentEffect[id]);
    }
    expect(DONATIONS).toHaveLength(40);
    expect(new Set(DONATIONS.map(({ id }) => words.donationName(id))).size).toBe(40);
    for (const { id } of DONATIONS) expectClean(words.donationEffect(id));
    expect(new Set(DONATIONS.map(({ id }) => words.donationEffect(id))).size).toBe(40);
    for (const id of MODULE_IDS) expectSentence(words.moduleLine[id]);
    for (const phase of PHASES) expectClean(words.phase[phase]);
    for (const category of CATEGORIES) expectClean(words.category[category]);
  }
});

test("C-U5 the words of a department say whether it is used, ongoing or scored at the end", () => {
  for (const tile of TILES) {
    const en = vocabulary("en").departmentEffect[tile.id];
    const de = vocabulary("de").departmentEffect[tile.id];
    expect([en.startsWith("Ongoing:"), de.startsWith("Dauerhaft:")], tile.id).toEqual(
      Array(2).fill(tile.kind === "ongoing"),
    );
    expect([en.startsWith("Scoring:"), de.startsWith("Wertung:")], tile.id).toEqual(
      Array(2).fill(tile.kind === "endgame"),
    );
  }
});

test("C-U2 the words of a department say whether its employees leave on missions", () => {
  for (const id of [...START_DEPARTMENT_IDS, ...TILE_IDS]) {
    const leaves = usesOf(id).some(([, { mission }]) => mission);
    expect(/Mission:|on a mission \$/.test(vocabulary("en").departmentEffect[id]), id).toBe(leaves);
    expect(/Außeneinsatz:|im Außeneinsatz \$/.test(vocabulary("de").departmentEffect[id]), id).toBe(leaves);
  }
});

test("official terms of both rulebooks", () => {
  const en = vocabulary("en");
  const de = vocabulary("de");
  expect(ACTION_TYPES.map((id) => [en.action[id], de.action[id]])).toEqual([
    ["Human Resources", "Personal"],
    ["Management", "Verwaltung"],
    ["Construction", "Konstruktion"],
    ["Research & Development", "Forschung & Entwicklung"],
  ]);
  expect(PROJECT_TYPES.map((id) => de.project[id])).toEqual([
    "Wohnen",
    "Handel",
    "Industrie",
    "Öffentliche Infrastruktur",
  ]);
  expect(REGIONS.map((id) => de.region[id])).toEqual(["Westen", "Mittlerer Westen", "Süden", "Osten"]);
  expect(COLUMNS.map((id) => de.column[id])).toEqual(["Bildung", "Menschenrechte", "Gemeinwohl", "Gesundheit"]);
  expect(MODULE_IDS.map((id) => de.module[id])).toEqual([
    "Ein neuer Anfang",
    "Neue Abteilungen",
    "Abteilungsbüfett",
    "Neue Spenden",
    "Warterecht",
    "Geheime Spende",
  ]);
  expect([de.department["supply-chain"], de.soloLevel.difficult, de.level.cart]).toEqual([
    "Supply Chain Management",
    "Schwer",
    "Fuhrwerk",
  ]);
});

test("one of a thing is singular", () => {
  const en = vocabulary("en");
  const de = vocabulary("de");
  expect([en.goods(1), en.goods(2), en.moves(1), en.study(0)]).toEqual([
    "1 goods cube",
    "2 goods cubes",
    "1 move",
    "0 study points",
  ]);
  expect([de.moves(1), de.moves(2), de.study(1), de.vp(-3)]).toEqual([
    "1 Mitarbeiterschritt",
    "2 Mitarbeiterschritte",
    "1 Forschungspunkt",
    "−3 SP",
  ]);
});

test("the help names every value that could not be read, and no other", () => {
  expect(inferredValues(STANDARD_TABLES, "en")).toEqual([
    "Housing tab, side A: space 7",
    "Housing tab, side B: spaces 1–7",
    "Commerce tab, side A: space 7",
    "Industry tab, side A: spaces 1–4, 6–7",
    "Public Infrastructure tab, side A: spaces 1–7",
    "Company board: where Human Resources lies",
    "Company board: where Commerce and Finance lies",
    "Company board: where the Lobby lies",
    "Company board: the workstations of Human Resources",
    "Company board: the workstations of Commerce and Finance",
    "Company board: the number of workstations of Strategic Planning",
  ]);
  const german = inferredValues(STANDARD_TABLES, "de");
  expect(german[3]).toBe("Projektstreifen Industrie, Seite A: Felder 1–4, 6–7");
  expect(german[7]).toBe("Unternehmensplan: wo der Empfang liegt");
  expect(german.at(-1)).toBe("Unternehmensplan: wie viele Arbeitsplätze „Strategische Planung“ hat");
  for (const locale of ["en", "de"] as const) {
    const { intro, none, ownTables } = vocabulary(locale).inferred;
    expect(intro).toMatch(/:$/);
    for (const text of [none, ownTables]) expectSentence(text);
    expect(ownTables).toContain("components.projectTabs");
  }
});
