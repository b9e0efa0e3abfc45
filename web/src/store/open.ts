import { signal } from "@preact/signals";
import type { GameStore } from "./games.ts";
import { IdbStore } from "./idb-store.ts";
import { MemoryStore } from "./memory-store.ts";

/** The browser gives no database: games last as long as the page. */
export const forgetful = signal(false);

let opened: Promise<GameStore> | undefined;

/** The one store of the page. */
export function openStore(): Promise<GameStore> {
  opened ??= IdbStore.open().catch((): GameStore => {
    forgetful.value = true;
    return new MemoryStore();
  });
  return opened;
}
