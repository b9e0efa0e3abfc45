import {
  QUIET_EVENTS as CARNEGIE_QUIET,
  type State as CarnegieState,
  game as carnegie,
  inferredValues,
  SOLO_LEVELS,
  tablesOf,
  vocabulary,
} from "@montan/carnegie";
import type { AnyGame, Locale, ScorePart } from "@montan/engine";
import { QUIET_EVENTS as GLUCKAUF_QUIET, game as gluckauf } from "@montan/gluckauf";
import { nearest } from "./suggestion.ts";
import { carnegieGlance, carnegieTable } from "./tables/carnegie.ts";
import { carnegieScoreDetail } from "./tables/carnegie-score.ts";
import type { Piece, TableContext } from "./tables/context.ts";
import { gluckaufGlance, gluckaufTable } from "./tables/gluckauf.ts";
import { gluckaufScoreDetail } from "./tables/gluckauf-score.ts";
import { carnegieDe } from "./text/carnegie-de.ts";
import { carnegieEn } from "./text/carnegie-en.ts";
import { gluckaufDe } from "./text/gluckauf-de.ts";
import { gluckaufEn } from "./text/gluckauf-en.ts";
import { UsageError } from "./usage-error.ts";

/** A game's words in the terminal besides its game table. */
interface GameWords {
  /** Labels of the lines of the score sheet. */
  readonly categories: Readonly<Record<string, string>>;
  /** How to read the game table. */
  readonly legend: readonly string[];
}

/** A game and how a terminal shows it. */
export interface TerminalGame {
  readonly game: AnyGame;
  readonly title: string;
  readonly authors: string;
  readonly usualSeats: number;
  /** The levels of the solo game; missing: there is none. */
  readonly soloLevels?: readonly string[];
  /** Events that a log in words leaves out: other lines say as much. */
  readonly quiet: readonly string[];
  /** The game table as one seat sees it. */
  table(view: unknown, context: TableContext): string[];
  /** The part of the game table needed for the seat's question. */
  glance(view: unknown, context: TableContext): readonly Piece[];
  readonly words: Readonly<Record<Locale, GameWords>>;
  /** Which values of the game on the table were not read from printed components, and how to correct them. */
  uncertain(view: unknown, locale: Locale): readonly string[];
  /** The details of a line of the score sheet; empty: nothing to add. */
  scoreDetail(part: ScorePart, locale: Locale): string;
}

function carnegieWords(locale: Locale, { legend }: Pick<GameWords, "legend">): GameWords {
  return { legend, categories: vocabulary(locale).category };
}

function carnegieUncertain(view: CarnegieState, locale: Locale): readonly string[] {
  const { intro, none, ownTables } = vocabulary(locale).inferred;
  const values = inferredValues(tablesOf(view), locale);
  return values.length === 0 ? [none] : [intro, ...values.map((value) => `- ${value}`), ownTables];
}

export const GAMES: readonly TerminalGame[] = [
  {
    game: gluckauf,
    title: "Glück Auf: Das große Kartenspiel",
    authors: "Wolfgang Kramer, Michael Kiesling",
    usualSeats: 3,
    quiet: GLUCKAUF_QUIET,
    table: gluckaufTable as TerminalGame["table"],
    glance: gluckaufGlance as TerminalGame["glance"],
    words: { en: gluckaufEn, de: gluckaufDe },
    uncertain: (_, locale) => (locale === "de" ? gluckaufDe : gluckaufEn).reconstructed,
    scoreDetail: gluckaufScoreDetail,
  },
  {
    game: carnegie,
    title: "Carnegie",
    authors: "Xavier Georges",
    usualSeats: 3,
    soloLevels: SOLO_LEVELS,
    quiet: CARNEGIE_QUIET,
    table: carnegieTable as TerminalGame["table"],
    glance: carnegieGlance as TerminalGame["glance"],
    words: { en: carnegieWords("en", carnegieEn), de: carnegieWords("de", carnegieDe) },
    uncertain: carnegieUncertain as TerminalGame["uncertain"],
    scoreDetail: carnegieScoreDetail,
  },
];

export const GAME_IDS: readonly string[] = GAMES.map(({ game }) => game.id);

/** Finds a game by its id; also accepts `Glück-Auf`. */
export function gameNamed(name: string): TerminalGame {
  const plain = name
    .normalize("NFD")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();
  const found = GAMES.find(({ game }) => game.id === plain);
  if (found !== undefined) return found;
  throw new UsageError("unknown-game", { game: name, near: nearest(plain, GAME_IDS), known: [...GAME_IDS] });
}
