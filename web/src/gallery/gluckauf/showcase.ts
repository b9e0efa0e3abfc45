import { type Event, game, type Move, type Pending, type State } from "@montan/gluckauf";
import { Table } from "../../gluckauf/Table.tsx";
import { GALLERY } from "../../i18n/gallery.ts";
import { sayIn } from "../../i18n/words.ts";
import type { Showcase } from "../positions.ts";
import { POSITION_NAMES, POSITIONS, type PositionName } from "./positions.ts";

export const showcase: Showcase<State, Move, Event, Pending> = {
  game,
  Table,
  positions: POSITION_NAMES.map((name) => ({ name, view: POSITIONS[name], seat: 0 })),
  title: (name, locale) => sayIn(GALLERY, locale)(`position-${name as PositionName}`),
};
