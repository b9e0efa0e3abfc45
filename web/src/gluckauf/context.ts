import type { Seat } from "@montan/engine";
import { type Event, game, type Move, type Nameable, nameOf, type Pending, type State } from "@montan/gluckauf";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { gluckaufEn } from "../i18n/en/gluckauf.ts";
import { GLUCKAUF } from "../i18n/gluckauf.ts";
import { unbroken } from "../i18n/unbroken.ts";
import { type Say, sayIn } from "../i18n/words.ts";
import { perTable, useTableOf } from "../table/context.ts";
import type { TableProps } from "../table/contract.ts";
import type { Selection } from "./payment.ts";

export type Props = TableProps<State, Move, Event, Pending>;

export const useTable = useTableOf<State, Move, Pending>;

const Laid = createContext<Selection>(new Set());
export const SelectionProvider = Laid.Provider;

/** Cards selected to pay. */
export function useSelection(): Selection {
  return useContext(Laid);
}

export interface Voice {
  readonly say: Say<typeof gluckaufEn>;
  /** A sentence of the game. */
  tell(thing: Move | Event | Pending): string;
  name(thing: Nameable): string;
  player(seat: Seat): string;
}

/** How the table speaks: sentences and names from the game, everything else from the page's word tables. */
export const useVoice = perTable<State, Move, Pending, Voice>(({ view, names, locale }) => {
  const say = sayIn(GLUCKAUF, locale);
  return {
    say,
    tell: (thing) => unbroken(game.describe(thing, { locale, names, view })),
    name: (thing) => unbroken(nameOf(thing, locale)),
    player: (seat) => names[seat] || say("player", { number: seat + 1 }),
  };
});
