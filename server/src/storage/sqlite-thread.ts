// The entry of a worker thread: one connection to the SQLite file, so that the main thread is never blocked.
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface ThreadStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows?: number;
}

export interface ThreadRequest {
  readonly id: number;
  readonly unit: readonly ThreadStatement[];
}

export type ThreadAnswer =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly failure: "conflict" | "error"; readonly message: string };

const UNIQUE: readonly unknown[] = [1555, 2067];
/** With more than this in one transaction, the first would wait too long for the last. */
const MOST_UNITS = 256;

const { path, readOnly } = workerData as { path: string; readOnly: boolean };
const database = new DatabaseSync(path, { readOnly });
database.exec("PRAGMA busy_timeout = 5000");
if (!readOnly) database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");

const prepared = new Map<string, StatementSync>();
const waiting: ThreadRequest[] = [];

class Missed extends Error {}

function run({ sql, parameters, rows }: ThreadStatement): { rows: readonly unknown[]; changes: number } {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = database.prepare(sql);
    prepared.set(sql, statement);
  }
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  const changes = Number(statement.run(...values).changes);
  if (rows !== undefined && rows !== changes) throw new Missed(`${changes} rows instead of ${rows}`);
  return { rows: [], changes };
}

function runUnit({ id, unit }: ThreadRequest): ThreadAnswer {
  try {
    let last: { rows: readonly unknown[]; changes: number } = { rows: [], changes: 0 };
    if (!readOnly) database.exec("SAVEPOINT unit");
    for (const statement of unit) last = run(statement);
    if (!readOnly) database.exec("RELEASE unit");
    return { id, ...last };
  } catch (error) {
    if (!readOnly && database.isTransaction) database.exec("ROLLBACK TO unit; RELEASE unit");
    return failure(id, error);
  }
}

function failure(id: number, error: unknown): ThreadAnswer {
  const { message, errcode } = error as Error & { errcode?: number };
  const conflict = error instanceof Missed || UNIQUE.includes(errcode);
  return { id, failure: conflict ? "conflict" : "error", message };
}

/** Everything waiting goes into one transaction: a slow disk adds the same delay for many as for one. */
function flush(): void {
  const units = waiting.splice(0, MOST_UNITS);
  if (units.length === 0) return;
  let answers: ThreadAnswer[];
  try {
    if (!readOnly) database.exec("BEGIN IMMEDIATE");
    answers = units.map(runUnit);
    if (!readOnly) database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    answers = units.map(({ id }) => failure(id, error));
  }
  for (const answer of answers) parentPort?.postMessage(answer);
  if (waiting.length > 0) setImmediate(flush);
}

parentPort?.on("message", (request: ThreadRequest | "close") => {
  if (request === "close") {
    while (waiting.length > 0) flush();
    database.close();
    parentPort?.close();
    return;
  }
  if (waiting.push(request) === 1) setImmediate(flush);
});
