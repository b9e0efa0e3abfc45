import type { Locale } from "@montan/engine";
import {
  ACTION_CARDS,
  CARD_KINDS,
  type Components,
  DESTINATIONS,
  DOCKS,
  ENGINE_MODELS,
  INNOVATION_KINDS,
  innovationOf,
  nameOf,
  OBJECTIVES,
  type ObjectiveCard,
  SHIFT_TOKENS,
  WAGON_CRESTS,
  WORKER_CARDS,
} from "@montan/gluckauf";
import { Face } from "../../../gluckauf/cards/Face.tsx";
import { ActionFace } from "../../../gluckauf/cards/people.tsx";
import { BOT_LABELS } from "../../../i18n/bots.ts";
import { capital } from "../../../table/context.ts";
import { type AidBlock, type AidSection, type AidSheet, each, keyOf, lines } from "../aid.ts";
import { POINTS } from "./points.ts";
import { SAMPLE, SIGNS, type VocabularySign } from "./signs.tsx";
import type { GluckAufWords, SectionId, ToldSection } from "./words.ts";

/** The pages of Glück Auf, in reading order. */
export function gluckaufSheet(locale: Locale, tables: Components, told: GluckAufWords): AidSheet {
  const meanings = { ...named(locale), ...told.meanings };
  const section = (id: SectionId, ...blocks: readonly AidBlock[]): AidSection => ({
    id,
    title: told.titles[id],
    blocks,
  });
  const text = (id: ToldSection) => lines(...told.lines[id]);
  return {
    meanings,
    parts: [
      {
        id: "game",
        title: told.part,
        sections: [
          section("goal", text("goal")),
          section("setup", text("setup"), workersGrid(told)),
          section("yard", text("yard"), docksGrid(told)),
          section("turn", text("turn")),
          section("paying", text("paying")),
          section("cards", kinds(locale, told)),
          section("actions", actions(locale, told)),
          section("mining", text("mining")),
          section("innovations", text("innovations"), innovations(tables, locale)),
          section("stacks", text("stacks")),
          section("end-of-shift", text("end-of-shift")),
          section("scoring", text("scoring")),
          section("objectives", objectives(locale)),
          section("box", ...box(tables, locale, told)),
          section("hidden", text("hidden")),
          section("tips", text("tips"), pointsGrid(locale, told)),
          section("key", keyOf(SIGNS, meanings)),
        ],
      },
    ],
  };
}

/** Meanings that the game's vocabulary already has. */
function named(locale: Locale): Readonly<Record<VocabularySign, string>> {
  const term = (name: Parameters<typeof nameOf>[0]) => capital(nameOf(name, locale));
  return {
    ...each("crest", WAGON_CRESTS, (crest) => term({ term: crest === "wild" ? "wildWagon" : crest })),
    ...each("engine", ENGINE_MODELS, (card) => term({ card })),
    ...each("destination", DESTINATIONS, (destination) => term({ term: destination })),
    ...each("card", CARD_KINDS, (kind) => term({ term: kind })),
    ...each("action", ACTION_CARDS, (area) => term({ area })),
  };
}

function grid(rows: readonly (readonly string[])[], head?: readonly string[]): AidBlock {
  return { kind: "grid", rows, ...(head !== undefined && { head }) };
}

function workersGrid({ heads }: GluckAufWords): AidBlock {
  const rows = Object.entries(WORKER_CARDS).map(([seats, cards]) => [
    seats,
    cards.join(" "),
    String(SHIFT_TOKENS[Number(seats)]),
  ]);
  return grid(rows, [heads.players, heads.workers, heads.shifts]);
}

function docksGrid({ heads }: GluckAufWords): AidBlock {
  return grid([
    DOCKS.flatMap((crests, index) => [
      `${heads.dock} ${index + 1}`,
      crests.map((crest) => `[crest/${crest}]`).join(" "),
    ]),
  ]);
}

/** What taking a card of each kind does. */
function kinds(locale: Locale, { cards }: GluckAufWords): AidBlock {
  const entries = CARD_KINDS.map((kind) => ({
    sign: SAMPLE[kind],
    name: capital(nameOf({ term: kind }, locale)),
    words: cards[kind],
  }));
  return { kind: "entries", look: "cards", entries };
}

function actions(locale: Locale, told: GluckAufWords): AidBlock {
  const entries = ACTION_CARDS.map((action) => ({
    sign: <ActionFace action={action} />,
    name: nameOf({ area: action }, locale),
    words: told.actions[action],
  }));
  return { kind: "entries", look: "cards", entries };
}

function innovations({ innovations: rows }: Components, locale: Locale): AidBlock {
  const count = (card: string) => rows.find((row) => innovationOf(row) === card)?.count ?? 0;
  const entries = INNOVATION_KINDS.map((card) => ({
    sign: <Face kind="innovation" card={card} />,
    words: `${capital(nameOf({ card }, locale))} (${count(card)}×)`,
  }));
  return { kind: "entries", look: "tiny", entries };
}

function objectives(locale: Locale): AidBlock {
  const entries = (Object.keys(OBJECTIVES) as ObjectiveCard[]).map((card) => ({
    sign: <Face kind="objective" card={card} />,
    words: nameOf({ objective: card }, locale),
  }));
  return { kind: "entries", look: "tiny", entries };
}

/** What is printed on lorries and orders, and how often. */
function box({ lorriesPerCrest, ordersPerDestination }: Components, locale: Locale, { heads }: GluckAufWords) {
  const vp = nameOf({ term: "vp" }, locale);
  const rows = (all: Components["lorriesPerCrest"] | Components["ordersPerDestination"], sign: string) =>
    all.map(({ lorries, vp: points, count }) => [`${lorries} ${sign}`, `${points} ${vp}`, `${count}×`]);
  return [
    grid(rows(lorriesPerCrest, "[load]"), [heads.perCrest, vp, heads.count]),
    grid(rows(ordersPerDestination, "[load]"), [heads.perDestination, vp, heads.count]),
  ];
}

function pointsGrid(locale: Locale, { heads }: GluckAufWords): AidBlock {
  return grid(
    POINTS.map(({ category, easy, expert }) => [capital(nameOf({ category }, locale)), String(easy), String(expert)]),
    [heads.points, BOT_LABELS.easy[locale], BOT_LABELS.expert[locale]],
  );
}
