import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type TableMetadata } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stepsOf } from "../testing/edition.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-migrate-"));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Columns = Pick<TableMetadata, "name" | "columns">;

/** A row as written by a release that knows only these columns; different for each number. */
function valuesOf({ columns }: Columns, number: number): (string | number)[] {
  return columns.map(({ name, dataType }) => (/text/i.test(dataType) ? `${name} ${number}` : number));
}

const refs = ({ columns }: Columns) => sql.join(columns.map(({ name }) => sql.ref(name)));

async function insert({ db }: Database, table: Columns, number: number): Promise<void> {
  const values = sql.join(valuesOf(table, number));
  await sql`insert into ${sql.table(table.name)} (${refs(table)}) values (${values})`.execute(db);
}

/** The row as such a release reads it again. */
async function read({ db }: Database, table: Columns, number: number): Promise<unknown[]> {
  const [key] = table.columns;
  const value = valuesOf(table, number)[0];
  const query = sql<Record<string, unknown>>`select ${refs(table)} from ${sql.table(table.name)}
    where ${sql.ref(key?.name ?? "")} = ${value}`;
  return (await query.execute(db)).rows.map((row) => table.columns.map(({ name }) => row[name]));
}

const OPEN = {
  SQLite: () => openSqlite(folder),
  PostgreSQL: async () => openPostgres(await postgres.fresh()),
} as const;

it.each(Object.entries(OPEN))("on %s every earlier release can work with the current schema", async (_, open) => {
  const database = await open();
  const first = stepsOf("edition-1");
  const stages: Columns[][] = [];
  for (let count = first.length; count <= MIGRATIONS.length; count++) {
    const later = MIGRATIONS.filter(({ name }) => !first.includes(name)).slice(0, count - first.length);
    await migrate(database, [...MIGRATIONS.filter(({ name }) => first.includes(name)), ...later]);
    const tables = (await database.db.introspection.getTables()).filter(({ name }) => name !== "migrations");
    stages.push(tables.map(({ name, columns }) => ({ name, columns })));
    for (const table of tables) await insert(database, table, stages.length);
  }
  let number = stages.length;
  for (const [stage, tables] of stages.entries()) {
    number++;
    for (const table of tables) {
      expect(await read(database, table, stage + 1)).toEqual([valuesOf(table, stage + 1)]);
      await insert(database, table, number);
      expect(await read(database, table, number)).toEqual([valuesOf(table, number)]);
    }
  }
  expect((await database.db.selectFrom("migrations").select("name").execute()).map(({ name }) => name).sort()).toEqual(
    MIGRATIONS.map(({ name }) => name).sort(),
  );
  await database.close();
});
