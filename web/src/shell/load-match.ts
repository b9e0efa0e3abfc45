import { recordText, standingDecisions } from "@montan/engine";
import { playable } from "../games.ts";
import type { Entry, GameStore, StoredGame } from "../store/games.ts";
import { openStore } from "../store/open.ts";
import type { BotsOptions } from "./bots-at-work.ts";
import { LocalMatch, setupOf } from "./local-match.ts";

/** The current rules cannot replay a game of this device. Its record can still be saved. */
export class Unplayable extends Error {
  readonly stored: StoredGame;
  readonly record: string;

  constructor(stored: StoredGame, record: string, cause: unknown) {
    super(`game ${stored.id} cannot be replayed: ${String(cause)}`, { cause });
    this.name = "Unplayable";
    this.stored = stored;
    this.record = record;
  }
}

/**
 * A game of this device, continued where it was left; undefined: it is not here, or there is no game table for it.
 * Throws Unplayable. `bots`: how the seats of bots are played.
 */
export async function loadMatch(
  id: string,
  bots?: (stored: StoredGame) => Promise<BotsOptions>,
): Promise<LocalMatch | undefined> {
  const store = await openStore();
  const found = await store.read(id);
  const table = found && (await playable(found.game.game));
  if (found === undefined || table === undefined) return undefined;
  const options = await bots?.(found.game);
  try {
    return new LocalMatch(table, store, found.game, found.entries, options);
  } catch (error) {
    throw new Unplayable(found.game, recordOf(found.game, found.entries), error);
  }
}

/** The record of a stored game, written without the rules; undefined: it is not here. */
export async function storedRecord(store: GameStore, id: string): Promise<string | undefined> {
  const found = await store.read(id);
  return found && recordOf(found.game, found.entries);
}

function recordOf(stored: StoredGame, entries: readonly Entry[]): string {
  return recordText(stored.game, setupOf(stored), standingDecisions(entries));
}
