import type { Locale } from "@montan/engine";
import {
  DOCKS,
  innovationOf,
  nameOf,
  OBJECTIVES,
  type ObjectiveCard,
  RECONSTRUCTED,
  SHIFT_TOKENS,
  WORKER_CARDS,
} from "@montan/gluckauf";
import { LEARN } from "../../../i18n/learn.ts";
import { sayIn } from "../../../i18n/words.ts";
import type { Grid } from "../section.ts";
import type { TableId } from "./sections.ts";

type Speak = ReturnType<typeof sayIn<typeof LEARN.en>>;

/** The tables of the reference, built from the data the rules themselves use. */
const GRIDS: Readonly<Record<TableId, (say: Speak, locale: Locale) => Grid>> = {
  workers: (say, locale) => ({
    caption: say("grid.workers"),
    head: [say("grid.players"), nameOf({ term: "workers" }, locale), say("grid.shifts")],
    rows: Object.entries(WORKER_CARDS).map(([seats, cards]) => [
      seats,
      cards.join(" "),
      String(SHIFT_TOKENS[Number(seats)]),
    ]),
  }),
  docks: (say, locale) => ({
    caption: say("grid.docks"),
    head: [nameOf({ term: "dock" }, locale), nameOf({ term: "crest" }, locale)],
    rows: DOCKS.map((crests, index) => [
      String(index + 1),
      crests.map((crest) => nameOf({ term: crest }, locale)).join(", "),
    ]),
  }),
  objectives: (say, locale) => ({
    caption: say("grid.objectives"),
    head: [nameOf({ term: "objective" }, locale)],
    rows: (Object.keys(OBJECTIVES) as ObjectiveCard[]).map((card) => [nameOf({ card }, locale)]),
  }),
  lorries: (say, locale) => ({
    caption: say("grid.lorries"),
    head: [say("grid.lorries-shown"), nameOf({ term: "vp" }, locale), say("grid.count")],
    rows: RECONSTRUCTED.lorriesPerCrest.map(({ lorries, vp, count }) => [lorries, vp, count].map(String)),
  }),
  orders: (say, locale) => ({
    caption: say("grid.orders"),
    head: [say("grid.lorries-shown"), nameOf({ term: "vp" }, locale), say("grid.count")],
    rows: RECONSTRUCTED.ordersPerDestination.map(({ lorries, vp, count }) => [lorries, vp, count].map(String)),
  }),
  innovations: (say, locale) => ({
    caption: say("grid.innovations"),
    head: [nameOf({ term: "innovation" }, locale), say("grid.count")],
    rows: RECONSTRUCTED.innovations.map((row) => [nameOf({ card: innovationOf(row) }, locale), String(row.count)]),
  }),
};

export function gluckaufGrid(table: TableId, locale: Locale): Grid {
  return GRIDS[table](sayIn(LEARN, locale), locale);
}
