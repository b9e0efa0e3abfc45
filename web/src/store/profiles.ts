/** Values that somebody entered to replace a game's own tables, under a name. */
export interface Profile {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** As in the game's option `components`: only the tables that differ. */
  readonly components: unknown;
  readonly changed: number;
}

/** Where the component profiles of this device are kept. */
export interface ProfileStore {
  /** In the order of their names. */
  list(game: string): Promise<Profile[]>;
  read(id: string): Promise<Profile | undefined>;
  /** Stores it, replacing the one with the same id. */
  save(profile: Profile): Promise<void>;
  remove(id: string): Promise<void>;
}

export function profilesOf(all: readonly Profile[], game: string): Profile[] {
  return all
    .filter((profile) => profile.game === game)
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
