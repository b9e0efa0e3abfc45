import type { ShellKey } from "./i18n/shell.ts";
import type { Learning, Playable } from "./playable.ts";

export const GAME_IDS = ["gluckauf", "carnegie"] as const;
export type GameId = (typeof GAME_IDS)[number];

/** An option of a game that the setup form asks for, and how. */
export interface OptionField {
  /** The option's name. */
  readonly option: string;
  readonly kind: "json";
  readonly label: ShellKey;
  readonly hint: ShellKey;
}

/** What the house knows of a game before any of it is loaded. */
export interface GameCard {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** What "Play now" sets up. */
  readonly usualSeats: number;
  readonly designers: readonly string[];
  readonly illustrators: readonly string[];
  readonly publishers: readonly string[];
  readonly options: readonly OptionField[];
  /** Missing: there is no table for it yet. */
  load?(): Promise<Playable>;
  /** The rules to read and a first game with a guide. */
  learn?(): Promise<Learning>;
}

/** Printed values in place of reconstructed ones, from somebody who owns the box. */
const COMPONENTS: OptionField = {
  option: "components",
  kind: "json",
  label: "setup.components",
  hint: "setup.componentsHint",
};

export const GAMES: Readonly<Record<GameId, GameCard>> = {
  gluckauf: {
    id: "gluckauf",
    seats: { min: 2, max: 4 },
    usualSeats: 3,
    designers: ["Wolfgang Kramer", "Michael Kiesling"],
    illustrators: ["Dennis Lohausen"],
    publishers: ["eggertspiele", "Pegasus Spiele"],
    options: [COMPONENTS],
    load: once(async () => {
      const [{ game }, { table }, { manner }] = await Promise.all([
        import("@montan/gluckauf"),
        import("./gluckauf/index.ts"),
        import("./gluckauf/manner.ts"),
      ]);
      return { game, table, manner } as unknown as Playable;
    }),
    learn: once(async () => {
      const { GLUCKAUF_REFERENCE, GuideCard, guidance, LESSON, notYet, RulesReference } = await import(
        "./learn/index.ts"
      );
      const all = { reference: GLUCKAUF_REFERENCE, lesson: LESSON, guidance, notYet, GuideCard, RulesReference };
      return all as unknown as Learning;
    }),
  },
  carnegie: {
    id: "carnegie",
    seats: { min: 1, max: 4 },
    usualSeats: 3,
    designers: ["Xavier Georges"],
    illustrators: ["Ian O'Toole"],
    publishers: ["Quined Games", "Pegasus Spiele"],
    options: [COMPONENTS],
  },
};

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

/** The table of a game, if there is such a game and it has one. */
export async function playable(id: string): Promise<Playable | undefined> {
  return isGameId(id) ? GAMES[id].load?.() : undefined;
}

export async function learning(id: string): Promise<Learning | undefined> {
  return isGameId(id) ? GAMES[id].learn?.() : undefined;
}

/** Every game that can be played here. */
export async function allPlayable(): Promise<Playable[]> {
  const loaded = await Promise.all(GAME_IDS.map(playable));
  return loaded.filter((one) => one !== undefined);
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      // A failed load (offline before everything was there) may be tried again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
