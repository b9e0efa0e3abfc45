import {
  ACTION_TYPES,
  CHART_ROWS,
  COLUMNS,
  type DepartmentId,
  DONATION,
  type DonationId,
  isTile,
  MODULE_IDS,
  START_DEPARTMENT_IDS,
  type Tables,
  TILE,
  TILES,
  type Vocabulary,
  vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { ActionSign, DonationSign } from "../../../art/carnegie/actions.tsx";
import { Signs } from "../../../carnegie/company/Signs.tsx";
import { DEPARTMENT_SIGNS } from "../../../carnegie/company/signs.ts";
import { donationSigns } from "../../../carnegie/donations/donation-signs.ts";
import { capital } from "../../../table/context.ts";
import { type AidBlock, type AidSection, type AidSheet, each, keyOf, lines } from "../aid.ts";
import * as grids from "./grids.ts";
import { SIGNS, type VocabularySign } from "./signs.tsx";
import type { CarnegieWords, SectionId } from "./words.ts";

/** The pages of Carnegie, in reading order: the base game, then the solo game and the expansion. */
export function carnegieSheet(locale: Locale, tables: Tables, told: CarnegieWords): AidSheet {
  const words = vocabulary(locale);
  const meanings = { ...named(words), ...told.meanings };
  const titles: Readonly<Record<SectionId, string>> = { ...told.titles, ...words.action };
  const section = (id: SectionId, ...blocks: readonly AidBlock[]): AidSection => ({ id, title: titles[id], blocks });
  const text = (id: keyof CarnegieWords["lines"]) => lines(...told.lines[id]);
  const base = TILES.filter(({ set }) => set === "base").map(({ id }) => id);
  const expansion = TILES.filter(({ set }) => set === "expansion").map(({ id }) => id);
  return {
    meanings,
    parts: [
      {
        id: "game",
        title: told.parts.game,
        sections: [
          section("goal", text("goal")),
          section("setup", text("setup"), grids.setupGrid(told)),
          section("terms", text("terms")),
          section("round", text("round"), grids.endColumnGrid(told)),
          section("income", text("income")),
          section("donating", text("donating")),
          section("using", text("using")),
          section("hr", text("hr")),
          section("management", text("management")),
          section("construction", text("construction"), grids.projectsGrid()),
          section("rd", text("rd")),
          section("departments", departments([...START_DEPARTMENT_IDS, ...base], tables, words)),
          section("tabs", text("tabs"), grids.tabsGrid(tables)),
          section("tracks", text("tracks"), grids.tracksGrid()),
          section("map", text("map"), grids.citiesGrid(words)),
          section("donations", text("donations"), donations("", words)),
          section("scoring", text("scoring"), grids.connectionsGrid(told)),
          section("tips", text("tips"), grids.pointsGrid(words, told, locale)),
          section("key", keyOf(SIGNS, meanings)),
        ],
      },
      {
        id: "more",
        title: told.parts.more,
        sections: [
          section("andrew", text("andrew"), grids.levelsGrid(words, told)),
          section("andrew-turn", text("andrew-turn"), grids.cardWorthGrid(told)),
          section("andrew-score", text("andrew-score")),
          section("cards", grids.cardsGrid(told)),
          section("modules", ...modules(words, told)),
          section("expansion-departments", text("expansion-departments"), departments(expansion, tables, words)),
          section("new-donations", text("new-donations"), donations("x-", words)),
        ],
      },
    ],
  };
}

/** Meanings that the game's vocabulary already has. */
function named(words: Vocabulary): Readonly<Record<VocabularySign, string>> {
  const { action, project, gainKind, level, region, column } = words;
  const keys = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];
  return {
    ...each("action", ACTION_TYPES, (key) => action[key]),
    ...each("project", keys(project), (key) => project[key]),
    ...each("gain", keys(gainKind), (key) => capital(gainKind[key])),
    ...each("level", keys(level), (key) => level[key]),
    ...each("region", keys(region), (key) => region[key]),
    ...each("donation", COLUMNS, (key) => column[key]),
  };
}

function departments(ids: readonly DepartmentId[], { departments: printed }: Tables, words: Vocabulary): AidBlock {
  const entries = ACTION_TYPES.flatMap((type) => ids.filter((id) => printed[id].type === type)).map((id) => ({
    sign: <ActionSign action={printed[id].type} />,
    name: isTile(id) ? `${TILE[id].number} ${words.department[id]}` : words.department[id],
    aside: printed[id].workstations.map(words.money).join(" "),
    words: words.departmentEffect[id],
    picture: <Signs lines={DEPARTMENT_SIGNS[id]} />,
  }));
  return { kind: "entries", look: "rows", entries };
}

function donations(tile: "" | "x-", words: Vocabulary): AidBlock {
  const entries = COLUMNS.flatMap((column) =>
    CHART_ROWS.map((row) => {
      const id: DonationId = `${tile}${column}-${row}`;
      return {
        sign: <DonationSign column={column} />,
        name: `${words.column[column]} ${row}`,
        picture: <Signs lines={donationSigns(DONATION[id])} />,
        words: words.donationEffect(id),
      };
    }),
  );
  return { kind: "entries", look: "rows", entries };
}

function modules(words: Vocabulary, told: CarnegieWords): AidBlock[] {
  return MODULE_IDS.flatMap((id) => {
    const entry = { name: words.module[id], words: [words.moduleLine[id], ...told.modules[id]].join(" ") };
    const block: AidBlock = { kind: "entries", look: "rows", entries: [entry] };
    return id === "new-beginning" ? [block, grids.sheetGrid(words)] : [block];
  });
}
