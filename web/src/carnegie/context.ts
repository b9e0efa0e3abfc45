import { type Event, game, type Move, type Pending, type State, type Vocabulary, vocabulary } from "@montan/carnegie";
import type { Locale, Seat } from "@montan/engine";
import { CARNEGIE } from "../i18n/carnegie.ts";
import type { carnegieEn } from "../i18n/en/carnegie.ts";
import { unbroken, unbrokenIn } from "../i18n/unbroken.ts";
import { type Say, sayIn } from "../i18n/words.ts";
import { perTable, useTableOf } from "../table/context.ts";
import type { TableProps } from "../table/contract.ts";

export type Props = TableProps<State, Move, Event, Pending>;

export const useTable = useTableOf<State, Move, Pending>;

export interface Voice {
  readonly say: Say<typeof carnegieEn>;
  /** Names of everything in the game. */
  readonly words: Vocabulary;
  /** A sentence of the game. */
  tell(thing: Move | Event | Pending): string;
  player(seat: Seat): string;
}

const WORDS: Readonly<Record<Locale, Vocabulary>> = {
  en: unbrokenIn(vocabulary("en")),
  de: unbrokenIn(vocabulary("de")),
};

/** How the table speaks: sentences and names from the game, everything else from the page's word tables. */
export const useVoice = perTable<State, Move, Pending, Voice>(({ view, names, locale }) => {
  const say = sayIn(CARNEGIE, locale);
  return {
    say,
    words: WORDS[locale],
    tell: (thing) => unbroken(game.describe(thing, { locale, names, view })),
    player: (seat) => names[seat] || say("player", { number: seat + 1 }),
  };
});
