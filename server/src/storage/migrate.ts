import { peopleMigrations } from "../people/migrations.ts";
import { tableMigrations } from "../tables/migrations.ts";
import type { Database } from "./database.ts";
import { Conflict } from "./errors.ts";
import type { Migration } from "./migration.ts";

const storageMigrations: readonly Migration[] = [
  {
    name: "storage-1",
    up: (schema) => [
      schema
        .createTable("nodes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("seen_at", "bigint", (column) => column.notNull()),
      schema
        .createTable("outages")
        .addColumn("from_at", "bigint", (column) => column.primaryKey())
        .addColumn("until_at", "bigint", (column) => column.notNull()),
    ],
  },
];

const MIGRATIONS = [...storageMigrations, ...tableMigrations, ...peopleMigrations];

/** Takes the steps that have not been taken. Nodes that start together take each of them once. */
export async function migrate(database: Database): Promise<void> {
  const { db } = database;
  await once(() =>
    database.commit([
      db.schema
        .createTable("migrations")
        .ifNotExists()
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("taken_at", "bigint", (column) => column.notNull()),
    ]),
  );
  const taken = new Set((await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name));
  for (const { name, up } of MIGRATIONS) {
    if (taken.has(name)) continue;
    const note = db.insertInto("migrations").values({ name, taken_at: database.now() });
    await once(() => database.commit([note, ...up(db.schema)]));
  }
}

/** A conflict says that another node has taken the same step. */
async function once(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}
