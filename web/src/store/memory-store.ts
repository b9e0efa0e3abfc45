import { type Entry, type GameStore, latestFirst, progressed, StaleGame, type StoredGame } from "./games.ts";

/** Keeps games as long as the page lives: for tests, and where a browser allows no database. */
export class MemoryStore implements GameStore {
  readonly #games = new Map<string, StoredGame>();
  readonly #entries = new Map<string, Entry[]>();

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
    if (game === undefined || entries === undefined || entries.length !== at)
      return Promise.reject(new StaleGame(id, at));
    entries.push(entry);
    this.#games.set(id, progressed(game, progress));
    return Promise.resolve();
  }

  update(game: StoredGame): Promise<void> {
    this.#games.set(game.id, game);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id);
    this.#entries.delete(id);
    return Promise.resolve();
  }
}
