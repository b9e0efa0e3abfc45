import type { Json, Locale } from "@montan/engine";
import { expect, test } from "vitest";
import { type Card, decks } from "../cards.ts";
import { AREAS } from "../data/components.ts";
import { RECONSTRUCTED } from "../data/reconstructed.ts";
import { nameOf, describe as say } from "../describe.ts";
import { CATEGORIES } from "../scoring.ts";
import { CODES, THINGS } from "./samples.ts";
import { TERMS, type Term } from "./say.ts";

const LOCALES = ["en", "de"] as const satisfies readonly Locale[];

/** The terms of the two editions of the box. */
const OFFICIAL: Readonly<Partial<Record<Term, readonly [en: string, de: string]>>> = {
  lorry: ["lorry", "Lore"],
  wagon: ["wagon", "Waggon"],
  engine: ["engine", "Lok"],
  order: ["order", "Auftrag"],
  share: ["share", "Anteil"],
  innovation: ["innovation", "Innovation"],
  objective: ["objective", "Geschäftsziel"],
  dock: ["loading dock", "Gleis"],
  miningRow: ["mining row", "Förderreihe"],
  storage: ["lorry storage", "Zwischenlager"],
  shift: ["shift", "Schicht"],
  barracks: ["barracks", "Mietskasernen"],
  furnaces: ["furnaces", "Hochöfen"],
  factories: ["factories", "Fabriken"],
  steamboats: ["steamboats", "Dampfschiffe"],
  wheel: ["wheel", "Rad"],
  clover: ["clover", "Klee"],
  tower: ["tower", "Turm"],
  fox: ["fox", "Fuchs"],
  wildWagon: ["wild wagon", "Joker-Waggon"],
  wildAction: ["wild", "Freie Wahl"],
  workers: ["workers", "Arbeiter"],
  workerCard: ["worker card", "Arbeiterkarte"],
  workerInnovation: ["worker innovation", "Arbeiter-Innovationskarte"],
  miningStep: ["mining step", "Förderschritt"],
  train: ["train", "Güterzug"],
  shiftToken: ["shift token", "Schichtmarker"],
  startPlayer: ["start player", "Startspieler"],
  crest: ["crest", "Wappen"],
  vp: ["VP", "SP"],
};

test("the nouns are those of the box, alone and in sentences", () => {
  const everything = LOCALES.map((locale) =>
    [
      ...THINGS.map((thing) => say(thing, { locale })),
      ...Object.entries(CODES).map(([code, params]) => say({ code, params: params as Json }, { locale })),
      ...Object.values(decks(RECONSTRUCTED)).flatMap((cards) => cards.map((card) => nameOf({ card }, locale))),
    ].join("\n"),
  );
  for (const [term, official] of Object.entries(OFFICIAL)) {
    LOCALES.forEach((locale, index) => {
      const noun = official[index] as string;
      expect(nameOf({ term: term as Term }, locale)).toBe(noun);
      expect(everything[index]?.toLowerCase()).toContain(noun.toLowerCase());
    });
  }
  for (const term of TERMS) for (const locale of LOCALES) expect(nameOf({ term }, locale)).not.toBe("");
});

test("G-T7 every different card has a name of its own", () => {
  const cards = new Set(Object.values(decks(RECONSTRUCTED)).flat());
  for (const locale of LOCALES) {
    const names = [...cards].map((card) => nameOf({ card }, locale));
    for (const name of names) expect(name).not.toMatch(/undefined|NaN/);
    expect(new Set(names).size).toBe(cards.size);
  }
  const samples: readonly [Card, string, string][] = [
    ["wheel-1-2", "wheel lorry (2 VP)", "Lore mit Rad-Wappen (2 SP)"],
    ["fox-2-0", "double fox lorry", "Doppellore mit Fuchs-Wappen"],
    ["wild", "wild wagon", "Joker-Waggon"],
    ["C", "model III engine", "Lok Modell III"],
    ["barracks-1-3", "barracks order (1 lorry, 3 VP)", "Auftrag für Mietskasernen (1 Lore, 3 SP)"],
    ["steamboats", "steamboats share", "Anteil an Dampfschiffen"],
    ["workers-4", "worker innovation 1–4", "Arbeiter-Innovationskarte 1–4"],
    ["engine", "engine innovation", "Innovation „Lok“"],
    [
      "orders-furnaces",
      "objective (2 VP per fulfilled furnaces order)",
      "Geschäftsziel (2 SP je erfülltem Auftrag für Hochöfen)",
    ],
  ];
  for (const [card, en, de] of samples) {
    expect([nameOf({ card }, "en"), nameOf({ card }, "de")]).toEqual([en, de]);
  }
});

test("areas and columns of the score pad have names", () => {
  for (const locale of LOCALES) {
    expect(new Set(AREAS.map((area) => nameOf({ area }, locale))).size).toBe(AREAS.length);
    expect(new Set(CATEGORIES.map((category) => nameOf({ category }, locale))).size).toBe(CATEGORIES.length);
  }
  expect(nameOf({ area: "wagons-left" }, "en")).toBe("Left wagon stack");
  expect(nameOf({ area: "wild" }, "de")).toBe("Freie Wahl");
  expect(nameOf({ category: "shift-tokens" }, "de")).toBe("Schichtmarker");
});
