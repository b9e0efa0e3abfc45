import { playable } from "../games.ts";
import { openStore } from "../store/open.ts";
import { Match } from "./match.ts";

/** A game of this device, taken up where it was left; undefined: it is not here, or there is no table for it. */
export async function loadMatch(id: string): Promise<Match | undefined> {
  const store = await openStore();
  const found = await store.read(id);
  const table = found && (await playable(found.game.game));
  return table && new Match(table, store, found.game, found.entries);
}
