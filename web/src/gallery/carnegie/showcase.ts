import { type Event, game, type Move, type Pending, type State } from "@montan/carnegie";
import { Table } from "../../carnegie/Table.tsx";
import { GALLERY } from "../../i18n/gallery.ts";
import { sayIn } from "../../i18n/words.ts";
import type { Showcase } from "../positions.ts";
import { POSITION_NAMES, type PositionName, positionOf } from "./positions.ts";

export const showcase: Showcase<State, Move, Event, Pending> = {
  game,
  Table,
  positions: POSITION_NAMES.map((name) => ({ name, ...positionOf(name) })),
  title: (name, locale) => sayIn(GALLERY, locale)(`carnegie-${name as PositionName}`),
};
