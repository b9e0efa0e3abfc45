import { type AnyGame, InvalidOptions, type Locale, reasonOf } from "@montan/engine";

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
}

/** The game's options for these wishes; undefined: everything as usual. */
export function optionsFor(
  { seats, level, modules }: Wishes,
  agreements: Agreements | undefined,
  components: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const options = {
    ...(seats === 1 && agreements !== undefined && { solo: level }),
    ...(modules.length > 0 && { modules }),
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
  try {
    game.options({ modules: [...others.filter((other) => other !== module), module] }, seats);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidOptions)) throw error;
    return reasonOf(error, locale, game);
  }
}

/** Those of the wished modules that can be played together at so many seats; who was wished first stays. */
export function fitting(game: AnyGame, modules: readonly string[], seats: number): readonly string[] {
  const kept: string[] = [];
  for (const module of modules) if (objectionTo(game, module, kept, seats, "en") === undefined) kept.push(module);
  return kept;
}
