import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Database, type Rows, type Statement, statementsOf } from "./database.ts";
import { Conflict, Unavailable } from "./errors.ts";
import { ListeningBus } from "./listening-bus.ts";

const CONNECTIONS = 10;
const INT8 = 20;
/** Callers that wait longer are told that the database does not answer. */
const PATIENCE = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 12_000 };
const CLOCK_EVERY_MS = 30_000;
/** Unique violation, table or type exists, serialization failure, deadlock: somebody else was faster. */
const CONFLICTS: readonly unknown[] = ["23505", "42P07", "42710", "40001", "40P01"];

export async function openPostgres(url: string): Promise<Database> {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
  } as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types, ...PATIENCE });
  // A connection broke while no query was running on it; its next query fails, or the next caller gets a new one. The
  // pool listens only while a connection is idle, and without a listener the process would end.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const clock = await databaseClock(pool);
  const bus = new ListeningBus(url);
  await bus.start();
  const setClock = setInterval(() => void clock.set().catch(() => {}), CLOCK_EVERY_MS).unref();
  return {
    kind: "postgres",
    db: new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) }),
    bus,
    commit: (unit) => commit(pool, unit),
    now: clock.now,
    async check() {
      const shown = pool.query<{ transaction_read_only: string }>("SHOW transaction_read_only");
      const { rows } = await shown.catch((error: unknown) => {
        throw new Unavailable(String(error));
      });
      if (rows[0]?.transaction_read_only !== "off") throw new Unavailable("it can only be read");
    },
    async close() {
      clearInterval(setClock);
      await bus.stop();
      await pool.end();
    },
  };
}

async function commit(pool: pg.Pool, unit: readonly Statement[]): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new Unavailable(String(error));
  });
  let broken = false;
  try {
    await client.query("BEGIN");
    for (const { query, rows } of statementsOf(unit)) {
      const { rowCount } = await client.query(query.sql, [...query.parameters]);
      if (rows !== undefined && rowCount !== rows) throw new Conflict(`${rowCount} rows instead of ${rows}`);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {
      broken = true;
    });
    throw errorOf(error);
  } finally {
    client.release(broken);
  }
}

function errorOf(error: unknown): Error {
  if (error instanceof Conflict) return error;
  const { code, message } = error as Error & { code?: unknown };
  if (CONFLICTS.includes(code)) return new Conflict(message);
  return new Unavailable(message);
}

/** The database's time without a query each time; the computer's own clock may be changed meanwhile. */
async function databaseClock(pool: pg.Pool) {
  let offset = 0;
  const set = async () => {
    const before = performance.now();
    const { rows } = await pool.query<{ now: number }>(
      "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now",
    );
    const after = performance.now();
    offset = (rows[0]?.now ?? 0) - (before + after) / 2;
  };
  await set();
  return { set, now: () => Math.round(performance.now() + offset) };
}
