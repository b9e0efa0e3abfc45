import type { Agreements } from "./app/setup/agreements.ts";
import { unbroken } from "./i18n/unbroken.ts";
import type { Learning } from "./learn/learning.ts";
import type { Playable } from "./playable.ts";

export const GAME_IDS = ["gluckauf", "carnegie"] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What the page knows about a game before loading any of it. */
export interface GameCard {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** What "Play now" sets up. */
  readonly usualSeats: number;
  readonly designers: readonly string[];
  readonly illustrators: readonly string[];
  readonly publishers: readonly string[];
  load(): Promise<Playable>;
  /** The options besides who plays; missing: none. */
  agreements?(): Promise<Agreements>;
  /** The rules to read and a first game with a guide. */
  learn(): Promise<Learning>;
}

export const GAMES: Readonly<Record<GameId, GameCard>> = {
  gluckauf: {
    id: "gluckauf",
    seats: { min: 2, max: 4 },
    usualSeats: 3,
    designers: ["Wolfgang Kramer", "Michael Kiesling"],
    illustrators: ["Dennis Lohausen"],
    publishers: ["eggertspiele", "Pegasus Spiele"],
    load: once(async () => {
      const [{ game }, { table }, { manner }] = await Promise.all([
        import("@montan/gluckauf"),
        import("./gluckauf/index.ts"),
        import("./gluckauf/manner.ts"),
      ]);
      return { game: typeset(game), table, manner } as unknown as Playable;
    }),
    learn: once(async () => (await import("./learn/gluckauf.ts")).learning as unknown as Learning),
  },
  carnegie: {
    id: "carnegie",
    seats: { min: 1, max: 4 },
    usualSeats: 3,
    designers: ["Xavier Georges"],
    illustrators: ["Ian O'Toole"],
    publishers: ["Quined Games", "Pegasus Spiele"],
    agreements: once(async () => (await import("./app/setup/carnegie.ts")).agreements),
    load: once(async () => {
      const [{ game }, { table }, { manner }] = await Promise.all([
        import("@montan/carnegie"),
        import("./carnegie/index.ts"),
        import("./carnegie/manner.ts"),
      ]);
      return { game: typeset(game), table, manner } as unknown as Playable;
    }),
    learn: once(async () => (await import("./learn/carnegie.ts")).learning as unknown as Learning),
  },
};

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

/** The game table of a game, if there is such a game. */
export async function playable(id: string): Promise<Playable | undefined> {
  return isGameId(id) ? GAMES[id].load() : undefined;
}

export async function learning(id: string): Promise<Learning | undefined> {
  return isGameId(id) ? GAMES[id].learn() : undefined;
}

/** Every game that can be played here. */
export function allPlayable(): Promise<Playable[]> {
  return Promise.all(GAME_IDS.map((id) => GAMES[id].load()));
}

/** Texts of a game keep a number and its unit on one line. */
function typeset<Game extends { describe(...given: never[]): string }>(game: Game): Game {
  return { ...game, describe: (...given: Parameters<Game["describe"]>) => unbroken(game.describe(...given)) };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      // A failed load (offline before everything was cached) may be tried again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
