import type { Listed, ListName, ServerMessage } from "@montan/protocol";
import type { Person } from "../people/contract.ts";
import { isUnavailable } from "../storage/errors.ts";
import { belongs, LISTED, type ListedHint, lineOf, publicTables, readHint, tablesOf } from "../tables/listing.ts";
import type { Tables } from "../tables/tables.ts";

/** The wait before a failed read is repeated. */
const AGAIN_MS = 1_000;

interface Follower {
  readonly person: Person;
  readonly lists: readonly ListName[];
  readonly send: (message: ServerMessage) => void;
}

/** The lists of tables that clients of this node follow, kept up to date with what any node has written. */
export class Lists {
  readonly #tables: Tables;
  readonly #followers = new Set<Follower>();
  readonly #onFailure: (error: unknown) => void;
  /** Set after a failed read, since followers may have missed something. */
  #again: NodeJS.Timeout | undefined;
  /** One after the other, so that nobody gets an older state last. */
  #line: Promise<void> = Promise.resolve();

  constructor(tables: Tables, onFailure: (error: unknown) => void) {
    this.#tables = tables;
    this.#onFailure = onFailure;
    const { bus } = tables.database;
    bus.on(LISTED, (text) => this.#inTurn(() => this.#tell(readHint(text))));
    bus.onGap(() => this.#inTurn(() => this.#tellEverybody()));
  }

  /** Sends the whole lists and then their changes, until the returned function is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    this.#inTurn(() => this.#tellAll(follower));
    return () => this.#followers.delete(follower);
  }

  #inTurn(job: () => Promise<void>): void {
    this.#line = this.#line.then(job).catch((error: unknown) => {
      if (!isUnavailable(error)) this.#onFailure(error);
      this.#again ??= setTimeout(() => this.#inTurn(() => this.#tellEverybody()), AGAIN_MS).unref();
    });
  }

  /** It is unknown what a follower has missed: sends the whole lists. */
  async #tellEverybody(): Promise<void> {
    this.#again = undefined;
    for (const follower of [...this.#followers]) await this.#tellAll(follower);
  }

  async #tellAll(follower: Follower): Promise<void> {
    for (const list of follower.lists) {
      if (!this.#followers.has(follower)) return;
      const { tables } = await this.#read(list, follower.person);
      follower.send({ type: "list", list, tables });
    }
  }

  #read(list: ListName, person: Person) {
    const { database } = this.#tables;
    return list === "mine" ? tablesOf(database, person, false) : publicTables(database, person, list);
  }

  async #tell({ table, isPublic, people }: ListedHint): Promise<void> {
    const concerns = (list: ListName, { id }: Person) => (list === "mine" ? people.includes(id) : isPublic);
    const told = [...this.#followers].flatMap((follower) =>
      follower.lists.filter((list) => concerns(list, follower.person)).map((list) => ({ ...follower, list })),
    );
    if (told.length === 0) return;
    const lineFor = await lineOf(this.#tables.database, table);
    if (lineFor === undefined) return;
    for (const { person, list, send } of told) send({ type: "listed", list, table, ...shown(list, lineFor(person)) });
  }
}

function shown(list: ListName, line: Listed): { line?: Listed } {
  return belongs(list, line) ? { line } : {};
}
