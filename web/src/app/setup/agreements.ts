import { type AnyGame, InvalidOptions, type Locale, reasonOf, type Seat } from "@montan/engine";

/** Something that may be chosen before a game, in the words of the game. */
export interface Choice {
  readonly id: string;
  name(locale: Locale): string;
  /** What it means, in one line. */
  line(locale: Locale): string;
}

/** What a game lets people agree on besides who plays. */
export interface Agreements {
  /** How strong the opponent of a game for one is: he comes with the box and is no bot. */
  readonly levels: readonly Choice[];
  readonly usualLevel: string;
  /** Parts of an expansion that may be added. */
  readonly modules: readonly Choice[];
}

/** What is filled in, whether or not it fits together. */
export interface Wishes {
  readonly seats: number;
  readonly level: string;
  readonly modules: readonly string[];
  /** undefined: drawn. */
  readonly firstPlayer: Seat | undefined;
}

/** The game's options for these wishes; undefined: everything as usual. */
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

/** Why the game would not have this module beside those, in words; undefined: it would. */
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

/** Whether the players may agree on who begins: where chance would decide, and not where they bid for it. */
export function mayChooseFirst(game: AnyGame, modules: readonly string[], seats: number): boolean {
  return refusedBy(game, { ...(modules.length > 0 && { modules }), firstPlayer: 0 }, seats) === undefined;
}

/** Who begins, as far as the wish still makes sense; undefined: nobody is chosen. */
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

/** Those of the wished modules that can be played together at so many seats; who was wished first stays. */
export function fitting(game: AnyGame, modules: readonly string[], seats: number): readonly string[] {
  const kept: string[] = [];
  for (const module of modules) if (objectionTo(game, module, kept, seats, "en") === undefined) kept.push(module);
  return kept;
}
