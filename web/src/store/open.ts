import { signal } from "@preact/signals";
import { openDatabase } from "./database.ts";
import type { GameStore } from "./games.ts";
import { IdbProfiles } from "./idb-profiles.ts";
import { IdbStore } from "./idb-store.ts";
import { MemoryProfiles } from "./memory-profiles.ts";
import { MemoryStore } from "./memory-store.ts";
import type { ProfileStore } from "./profiles.ts";

interface Stores {
  readonly games: GameStore;
  readonly profiles: ProfileStore;
}

/** The browser provides no database: games last as long as the page. */
export const forgetful = signal(false);

let opened: Promise<Stores> | undefined;

/** The one database of the page. */
function openStores(): Promise<Stores> {
  opened ??= openDatabase().then(
    (database): Stores => ({ games: new IdbStore(database), profiles: new IdbProfiles(database) }),
    (): Stores => {
      forgetful.value = true;
      return { games: new MemoryStore(), profiles: new MemoryProfiles() };
    },
  );
  return opened;
}

export async function openStore(): Promise<GameStore> {
  return (await openStores()).games;
}

export async function openProfiles(): Promise<ProfileStore> {
  return (await openStores()).profiles;
}
