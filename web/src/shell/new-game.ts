import { DecisionLog, type Setup } from "@montan/engine";
import { LEVELS } from "../i18n/bots.ts";
import type { Signs } from "../signs.ts";
import { newId, newSeed } from "../store/chance.ts";
import type { Entry, GameStore, Player, StoredGame } from "../store/games.ts";
import { type AnyLog, type Played, progressOf } from "./local-match.ts";

/** What people choose when they set up a game. */
export interface Wish {
  readonly playable: Played;
  /** Checked by the game: throws InvalidOptions. */
  readonly options: unknown;
  readonly names: readonly string[];
  readonly players: readonly Player[];
  readonly signs?: Signs | undefined;
  /** Empty: random. */
  readonly seed: string;
  readonly guided?: true;
}

/** Creates a new game and stores it; returns the id of its page. */
export async function startGame(
  store: GameStore,
  { playable, options, names, players, signs, seed, guided }: Wish,
): Promise<string> {
  const { game } = playable;
  const log = new DecisionLog(game, {
    options: game.options(options, players.length),
    seats: players.length,
    seed: seed.trim() || newSeed(),
    names,
    players,
  });
  return keep(store, playable, log, players, { ...(signs && { signs }), ...(guided && { guided }) });
}

/** Stores a log from elsewhere, a record or another game, as a game of this device. */
export async function keep(
  store: GameStore,
  playable: Played,
  log: AnyLog,
  players: readonly Player[],
  marks: Partial<Pick<StoredGame, "id" | "guided" | "from" | "names" | "signs">> = {},
): Promise<string> {
  const { options, seats, seed, rules = log.game.version, names = [] } = log.setup;
  const progress = progressOf(playable, log);
  const { id = newId() } = marks;
  const entries: readonly Entry[] = log.decisions;
  await store.create(
    {
      game: log.game.id,
      rules,
      options,
      seats,
      seed,
      names,
      players,
      created: progress.changed,
      ...progress,
      ...marks,
      id,
    },
    entries,
  );
  return id;
}

/** Who plays, as a record says; a seat without an entry, or with an unknown bot, belongs to a person. */
export function playersOfRecord({ seats, players = [] }: Setup<unknown>): Player[] {
  return Array.from({ length: seats }, (_, seat) => LEVELS.find((level) => level === players[seat]) ?? "person");
}
