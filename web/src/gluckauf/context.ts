import type { Locale, Seat } from "@montan/engine";
import { type Event, game, type Move, type Nameable, nameOf, type Pending, type State } from "@montan/gluckauf";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { gluckaufEn } from "../i18n/en/gluckauf.ts";
import { GLUCKAUF } from "../i18n/gluckauf.ts";
import { type Say, sayIn } from "../i18n/words.ts";
import type { Choice, Spot } from "./choices.ts";
import type { Selection } from "./payment.ts";
import { zone } from "./pieces.ts";

/** What every part of the table may need to know. */
export interface TableContext {
  readonly view: State;
  /** The person at the screen; undefined: a spectator. */
  readonly seat: Seat | undefined;
  readonly pending: Pending | undefined;
  readonly choices: readonly Choice[];
  /** What has been taken up and waits for where it goes. */
  readonly picked: Spot | undefined;
  /** Cards laid out to pay. */
  readonly selection: Selection;
  readonly names: readonly string[];
  readonly locale: Locale;
  readonly highlighted: ReadonlySet<string>;
  readonly motion: number;
}

const Context = createContext<TableContext | undefined>(undefined);
export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === undefined) throw new Error("A part of the table was drawn without a table around it.");
  return table;
}

export interface Voice {
  readonly say: Say<typeof gluckaufEn>;
  /** A sentence of the game. */
  tell(thing: Move | Event | Pending): string;
  name(thing: Nameable): string;
  player(seat: Seat): string;
}

/** How the table speaks: sentences and names from the game, the rest from the catalogue. */
export function useVoice(): Voice {
  const { view, names, locale } = useTable();
  const say = sayIn(GLUCKAUF, locale);
  return {
    say,
    tell: (thing) => game.describe(thing, { locale, names, view }),
    name: (thing) => nameOf(thing, locale),
    player: (seat) => names[seat] || say("player", { number: seat + 1 }),
  };
}

/** "general card display" → "General card display" */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Where cards are too small to be told apart, the zone lights up for them. */
export function isZoneLit({ highlighted }: TableContext, key: string): boolean {
  return [...highlighted].some((lit) => zone(lit) === key);
}
