import { type Database, SAFE } from "./database.ts";
import { type Profile, type ProfileStore, profilesOf } from "./profiles.ts";

/** Stores component profiles in the browser's database. */
export class IdbProfiles implements ProfileStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list(game: string): Promise<Profile[]> {
    return profilesOf(await this.#database.getAll("profiles"), game);
  }

  read(id: string): Promise<Profile | undefined> {
    return this.#database.get("profiles", id);
  }

  async save(profile: Profile): Promise<void> {
    const transaction = this.#database.transaction("profiles", "readwrite", SAFE);
    await Promise.all([transaction.store.put(profile), transaction.done]);
  }

  async remove(id: string): Promise<void> {
    await this.#database.delete("profiles", id);
  }
}
