import { type Profile, type ProfileStore, profilesOf } from "./profiles.ts";

/** Keeps component profiles as long as the page is open. */
export class MemoryProfiles implements ProfileStore {
  readonly #profiles = new Map<string, Profile>();

  list(game: string): Promise<Profile[]> {
    return Promise.resolve(profilesOf([...this.#profiles.values()], game));
  }

  read(id: string): Promise<Profile | undefined> {
    return Promise.resolve(this.#profiles.get(id));
  }

  save(profile: Profile): Promise<void> {
    this.#profiles.set(profile.id, profile);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#profiles.delete(id);
    return Promise.resolve();
  }
}
