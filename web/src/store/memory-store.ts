import { type Entry, type GameStore, LostGame, latestFirst, progressed, StaleGame, type StoredGame } from "./games.ts";

/** Keeps games as long as the page is open: for tests, and for browsers without a database. */
export class MemoryStore implements GameStore {
  readonly #games = new Map<string, StoredGame>();
  readonly #entries = new Map<string, Entry[]>();
  readonly #watchers = new Map<string, Set<() => void>>();

  list(): Promise<StoredGame[]> {
    return Promise.resolve(latestFirst([...this.#games.values()]));
  }

  read(id: string): Promise<{ game: StoredGame; entries: Entry[] } | undefined> {
    const game = this.#games.get(id);
    return Promise.resolve(game && { game, entries: [...(this.#entries.get(id) ?? [])] });
  }

  create(game: StoredGame, entries: readonly Entry[]): Promise<void> {
    this.#games.set(game.id, game);
    this.#entries.set(game.id, [...entries]);
    return Promise.resolve();
  }

  append(id: string, at: number, entry: Entry, progress: Parameters<GameStore["append"]>[3]): Promise<void> {
    const game = this.#games.get(id);
    const entries = this.#entries.get(id);
    if (game === undefined || entries === undefined) return Promise.reject(new LostGame(id));
    if (entries.length !== at) return Promise.reject(new StaleGame(id, at));
    entries.push(entry);
    this.#games.set(id, progressed(game, progress));
    return this.#changed(id);
  }

  update(game: StoredGame): Promise<void> {
    this.#games.set(game.id, game);
    return this.#changed(game.id);
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id);
    this.#entries.delete(id);
    return this.#changed(id);
  }

  watch(id: string, told: () => void): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(told));
    return () => void watchers.delete(told);
  }

  #changed(id: string): Promise<void> {
    for (const told of this.#watchers.get(id) ?? []) told();
    return Promise.resolve();
  }
}
