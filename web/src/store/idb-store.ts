import { type Database, SAFE } from "./database.ts";
import {
  type Entry,
  type GameStore,
  LostGame,
  latestFirst,
  type Progress,
  progressed,
  StaleGame,
  type StoredGame,
} from "./games.ts";

/** Stores games in the browser's database; a channel tells other windows which one has changed. */
export class IdbStore implements GameStore {
  readonly #database: Database;
  readonly #channel: BroadcastChannel;

  constructor(database: Database) {
    this.#database = database;
    this.#channel = new BroadcastChannel(`${database.name} games`);
  }

  async list(): Promise<StoredGame[]> {
    return latestFirst(await this.#database.getAll("games"));
  }

  async read(id: string): Promise<{ game: StoredGame; entries: Entry[] } | undefined> {
    const transaction = this.#database.transaction(["games", "entries"]);
    const [game, entries] = await Promise.all([
      transaction.objectStore("games").get(id),
      transaction.objectStore("entries").getAll(entriesOf(id)),
    ]);
    return game && { game, entries };
  }

  async create(game: StoredGame, entries: readonly Entry[]): Promise<void> {
    const transaction = this.#database.transaction(["games", "entries"], "readwrite", SAFE);
    await Promise.all([
      transaction.objectStore("games").add(game),
      ...entries.map((entry, at) => transaction.objectStore("entries").add(entry, [game.id, at])),
      transaction.done,
    ]);
  }

  async append(id: string, at: number, entry: Entry, progress: Progress): Promise<void> {
    const transaction = this.#database.transaction(["games", "entries"], "readwrite", SAFE);
    const games = transaction.objectStore("games");
    const entries = transaction.objectStore("entries");
    const [game, count] = await Promise.all([games.get(id), entries.count(entriesOf(id))]);
    if (game === undefined || count !== at) {
      transaction.abort();
      await transaction.done.catch(() => {});
      throw game === undefined ? new LostGame(id) : new StaleGame(id, at);
    }
    await Promise.all([entries.add(entry, [id, at]), games.put(progressed(game, progress)), transaction.done]);
    this.#channel.postMessage(id);
  }

  async update(game: StoredGame): Promise<void> {
    await this.#database.put("games", game);
    this.#channel.postMessage(game.id);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#database.transaction(["games", "entries"], "readwrite", SAFE);
    await Promise.all([
      transaction.objectStore("games").delete(id),
      transaction.objectStore("entries").delete(entriesOf(id)),
      transaction.done,
    ]);
    this.#channel.postMessage(id);
  }

  watch(id: string, told: () => void): () => void {
    const hear = ({ data }: MessageEvent) => {
      if (data === id) told();
    };
    this.#channel.addEventListener("message", hear);
    return () => this.#channel.removeEventListener("message", hear);
  }
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
