import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Entry, StoredGame } from "./games.ts";
import type { Profile } from "./profiles.ts";

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  entries: { key: [string, number]; value: Entry };
  profiles: { key: string; value: Profile };
}

export type Database = IDBPDatabase<Schema>;

/** A stored decision must survive a power cut. */
export const SAFE = { durability: "strict" } as const;

/** What each version of the database added, in order; a device may be at any of them. */
const VERSIONS: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore("games", { keyPath: "id" });
    database.createObjectStore("entries");
  },
  (database) => database.createObjectStore("profiles", { keyPath: "id" }),
];

export async function openDatabase(name = "montan"): Promise<Database> {
  const database = await openDB<Schema>(name, VERSIONS.length, {
    upgrade(fresh, from) {
      for (const build of VERSIONS.slice(from)) build(fresh);
    },
    // Another window upgrades the database: this one closes it, and has to reload before it can store again.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return database;
}
