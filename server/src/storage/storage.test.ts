import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import type { Database } from "./database.ts";
import { Conflict, isUnavailable, Unavailable } from "./errors.ts";
import { openDatabase } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-storage-"));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const entry = (table: string, seq: number) => ({
  table_id: table,
  seq,
  seat: null,
  decision_id: null,
  at: 1_700_000_000_000,
  body: "{}",
});

const OPEN = {
  SQLite: (name: string) => openDatabase({ folder: join(folder, name) }),
  PostgreSQL: async () => openDatabase({ url: await postgres.fresh(), folder }),
} as const;

describe.each(Object.entries(OPEN))("%s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open("usual");
  });
  afterAll(() => database.close());

  const seqs = async (table: string) =>
    (await database.db.selectFrom("entries").selectAll().where("table_id", "=", table).orderBy("seq").execute()).map(
      ({ seq }) => seq,
    );

  it("writes a commit as a whole", async () => {
    const { db } = database;
    const insert = (seq: number) => db.insertInto("entries").values(entry("a", seq));
    await database.commit([insert(1), insert(2)]);
    await expect(database.commit([insert(3), insert(2)])).rejects.toThrow(Conflict);
    expect(await seqs("a")).toEqual([1, 2]);
  });

  it("rolls a commit back if a statement changes another number of rows", async () => {
    const { db } = database;
    const update = db.updateTable("entries").set({ body: "[]" }).where("table_id", "=", "nowhere");
    await expect(
      database.commit([db.insertInto("entries").values(entry("b", 1)), { query: update, rows: 1 }]),
    ).rejects.toThrow(Conflict);
    expect(await seqs("b")).toEqual([]);
  });

  it("lets one of many writers win the same place, without blocking others", async () => {
    const { db } = database;
    const writers = Array.from({ length: 30 }, (_, index) =>
      database.commit([db.insertInto("entries").values(entry(index % 3 === 0 ? `own-${index}` : "race", 1))]),
    );
    const outcomes = await Promise.allSettled(writers);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
    expect(await seqs("race")).toEqual([1]);
  });

  it("reads what it has just written, with times as numbers", async () => {
    const { db } = database;
    await database.commit([db.insertInto("entries").values(entry("c", 1))]);
    const row = await db.selectFrom("entries").selectAll().where("table_id", "=", "c").executeTakeFirst();
    expect(row).toEqual(entry("c", 1));
    expect(Math.abs(database.now() - Date.now())).toBeLessThan(5_000);
  });

  it("delivers what is published", async () => {
    const heard = new Promise((resolve) => database.bus.on("news", resolve));
    database.bus.publish("news", "of the day");
    expect(await heard).toBe("of the day");
  });

  it("is unavailable once it is closed", async () => {
    const other = await open("closed");
    await other.check();
    await other.close();
    await expect(other.commit([other.db.insertInto("entries").values(entry("d", 1))])).rejects.toThrow(Unavailable);
  });
});

it("two nodes that start at once apply each migration once", async () => {
  const url = await postgres.fresh();
  const nodes = await Promise.all([1, 2, 3].map(() => openDatabase({ url, folder })));
  const [first] = nodes;
  const taken = await first?.db.selectFrom("migrations").select("name").execute();
  expect(taken?.map(({ name }) => name)).toContain("tables-1");
  await Promise.all(nodes.map((node) => node.close()));
});

it("what a node publishes while its connection is cut, the others get when it is back", async () => {
  const url = await postgres.fresh();
  const one = await openDatabase({ url, folder });
  const other = await openDatabase({ url, folder });
  const heard: string[] = [];
  other.bus.on("news", (text) => heard.push(text));
  // The connection of the first node is the older one.
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%' ORDER BY backend_start LIMIT 1`.execute(other.db);
  one.bus.publish("news", "of the day");
  await expect.poll(() => heard).toContain("of the day");
  await Promise.all([one.close(), other.close()]);
});

it("a PostgreSQL that can only be read is not ready", async () => {
  const url = await postgres.fresh();
  const database = await openDatabase({ url, folder });
  await database.check();
  const name = new URL(url).pathname.slice(1);
  await sql`ALTER DATABASE ${sql.id(name)} SET default_transaction_read_only = on`.execute(database.db);
  // Connections that are open already are not affected.
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid != pg_backend_pid()`.execute(database.db);
  await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(database.db).catch(() => {});
  await expect.poll(() => database.check().then(String, (error: unknown) => String(error))).toContain("only be read");
  await expect(database.check()).rejects.toThrow(Unavailable);
  const writing = database.db.insertInto("entries").values(entry("e", 1)).execute();
  expect(await writing.catch(isUnavailable)).toBe(true);
  await database.close();
});

it.each([
  ["EHOSTUNREACH", "connect EHOSTUNREACH 192.0.2.1:5432"],
  ["EAI_AGAIN", "getaddrinfo EAI_AGAIN database"],
  ["57014", "canceling statement due to statement timeout"],
  ["53300", "sorry, too many clients already"],
  [undefined, "Client has encountered a connection error and is not queryable"],
])("what a driver says when the database is away is understood: %s", (code, message) => {
  expect(isUnavailable(Object.assign(new Error(message), { code }))).toBe(true);
});

it.each([
  ["23502", "null value in column violates not-null constraint"],
  [undefined, "undefined is not a function"],
])("and what is our own mistake is not taken for it: %s", (code, message) => {
  expect(isUnavailable(Object.assign(new Error(message), { code }))).toBe(false);
});

it("the SQLite file is readable by its owner only, and opens again with its contents", async () => {
  const place = join(folder, "private");
  const database = await openDatabase({ folder: place });
  await database.commit([database.db.insertInto("entries").values(entry("a", 1))]);
  expect(statSync(join(place, "montan.sqlite")).mode & 0o777).toBe(0o600);
  expect(statSync(join(place, "montan.sqlite-wal")).mode & 0o777).toBe(0o600);
  await database.close();
  expect(readdirSync(place)).toEqual(["montan.sqlite"]);
  const again = await openDatabase({ folder: place });
  expect(await again.db.selectFrom("entries").select("seq").execute()).toEqual([{ seq: 1 }]);
  await again.close();
});

it("two nodes that create the same table or type in PostgreSQL at once get a conflict, whichever way it is reported", async () => {
  const database = await openDatabase({ url: await postgres.fresh(), folder });
  const { db } = database;
  const again = db.schema.createTable("migrations").addColumn("name", "text");
  await expect(database.commit([again])).rejects.toThrow(Conflict);
  // How a table looks for a short time while another connection creates it: no table yet, but its type.
  const type = db.schema.createType("migrations").asEnum(["one"]);
  await expect(database.commit([type])).rejects.toThrow(Conflict);
  await database.close();
});
