import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { LocalBus } from "./bus.ts";
import { type Database, type Rows, statementsOf } from "./database.ts";
import { Conflict, Unavailable } from "./errors.ts";
import type { ThreadAnswer, ThreadRequest, ThreadStatement } from "./sqlite-thread.ts";

type Outcome = Extract<ThreadAnswer, { changes: number }>;

/** One connection in a thread of its own. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(outcome: Outcome): void; reject(error: Error): void }>();
  #asked = 0;

  constructor(path: string, readOnly: boolean) {
    this.#worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: { path, readOnly } });
    this.#worker.on("message", (answer: ThreadAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("failure" in answer) waiting?.reject(errorOf(answer));
      else waiting?.resolve(answer);
    });
    const fail = (error: unknown) => {
      for (const { reject } of this.#waiting.values()) reject(new Unavailable(String(error)));
      this.#waiting.clear();
    };
    this.#worker.on("error", fail);
    this.#worker.on("exit", () => fail("the database is closed"));
  }

  run(unit: readonly ThreadStatement[]): Promise<Outcome> {
    const request: ThreadRequest = { id: ++this.#asked, unit };
    return new Promise((resolve, reject) => {
      if (this.#worker.threadId === -1) return reject(new Unavailable("the database is closed"));
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    if (this.#worker.threadId === -1) return;
    const gone = once(this.#worker, "exit");
    this.#worker.postMessage("close");
    await gone;
  }
}

function errorOf({ failure, message }: Extract<ThreadAnswer, { failure: string }>): Error {
  return failure === "conflict" ? new Conflict(message) : new Unavailable(message);
}

class ThreadConnection implements DatabaseConnection {
  readonly #reader: Thread;
  readonly #writer: Thread;

  constructor(reader: Thread, writer: Thread) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const thread = query.kind === "SelectQueryNode" ? this.#reader : this.#writer;
    const { rows, changes } = await thread.run([{ sql, parameters }]);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    yield* [];
    throw new Error("a file in another thread is read whole");
  }
}

class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection;

  constructor(connection: ThreadConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error("write several statements with commit()");
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** The file `montan.sqlite` in the folder; both are created if missing, readable by their owner only. */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "montan.sqlite");
  closeSync(openSync(path, "a", 0o600));
  const writer = new Thread(path, false);
  await writer.run([{ sql: "SELECT 1", parameters: [] }]);
  const reader = new Thread(path, true);
  const connection = new ThreadConnection(reader, writer);
  const dialect: Dialect = {
    createDriver: () => new ThreadDriver(connection),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return {
    kind: "sqlite",
    db: new Kysely<Rows>({ dialect }),
    bus: new LocalBus(),
    async commit(unit) {
      const statements = statementsOf(unit).map(({ query: { sql, parameters }, rows }) => ({
        sql,
        parameters,
        ...(rows !== undefined && { rows }),
      }));
      await writer.run(statements);
    },
    now: () => Date.now(),
    async check() {
      await writer.run([]);
    },
    async close() {
      // The writing connection closes last: then nothing is left in the log beside the file, and copying the file is
      // enough.
      await reader.close();
      await writer.close();
    },
  };
}
