import { type AnyGame, InvalidOptions, type Locale, reasonOf, type Seat } from "@montan/engine";

/** An option of a game, in the game's words. */
export interface Choice {
  readonly id: string;
  name(locale: Locale): string;
  /** What it means, in one line. */
  line(locale: Locale): string;
}

/** The options of a game besides who plays. */
export interface Agreements {
  /** The levels of the opponent in a solo game: he comes with the game and is no bot. */
  readonly levels: readonly Choice[];
  readonly usualLevel: string;
  /** Parts of an expansion that can be added. */
  readonly modules: readonly Choice[];
}

/** What is entered, whether or not it fits together. */
export interface Wishes {
  readonly seats: number;
  readonly level: string;
  readonly modules: readonly string[];
  /** undefined: drawn. */
  readonly firstPlayer: Seat | undefined;
}

/** The game's options for what is entered; undefined: all defaults. */
export function optionsFor(
  { seats, level, modules, firstPlayer }: Wishes,
  agreements: Agreements | undefined,
  components: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const options = {
    ...(seats === 1 && agreements !== undefined && { solo: level }),
    ...(modules.length > 0 && { modules }),
    ...(firstPlayer !== undefined && { firstPlayer }),
    ...(components !== undefined && { components }),
  };
  return Object.keys(options).length === 0 ? undefined : options;
}

/** Why the game does not allow this module with those, in words; undefined: it does. */
export function objectionTo(
  game: AnyGame,
  module: string,
  others: readonly string[],
  seats: number,
  locale: Locale,
): string | undefined {
  const refused = refusedBy(game, { modules: [...others.filter((other) => other !== module), module] }, seats);
  return refused && reasonOf(refused, locale, game);
}

/** Whether the players may choose who begins: where the rules draw at random, and not where players bid for it. */
export function mayChooseFirst(game: AnyGame, modules: readonly string[], seats: number): boolean {
  return refusedBy(game, { ...(modules.length > 0 && { modules }), firstPlayer: 0 }, seats) === undefined;
}

/** Who begins, if the choice still makes sense; undefined: nobody is chosen. */
export function firstOf(
  game: AnyGame,
  modules: readonly string[],
  seats: number,
  wished: Seat | undefined,
): Seat | undefined {
  return wished !== undefined && wished < seats && mayChooseFirst(game, modules, seats) ? wished : undefined;
}

function refusedBy(game: AnyGame, options: object, seats: number): InvalidOptions | undefined {
  try {
    game.options(options, seats);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidOptions) return error;
    throw error;
  }
}

/** Those of the chosen modules that can be played together with this many seats; earlier choices come first. */
export function fitting(game: AnyGame, modules: readonly string[], seats: number): readonly string[] {
  const kept: string[] = [];
  for (const module of modules) if (objectionTo(game, module, kept, seats, "en") === undefined) kept.push(module);
  return kept;
}
