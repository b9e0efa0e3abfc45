import { peopleMigrations } from "../people/migrations.ts";
import { reminderMigrations } from "../reminders/migrations.ts";
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

/** In the order in which they are applied. */
export const MIGRATIONS: readonly Migration[] = [
  ...storageMigrations,
  ...tableMigrations,
  ...peopleMigrations,
  ...reminderMigrations,
];

/** Applies the missing migrations. If nodes start together, each one is applied once. */
export async function migrate(database: Database, steps = MIGRATIONS): Promise<void> {
  const { db } = database;
  const list = db.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("taken_at", "bigint", (column) => column.notNull());
  await database.commit([list]).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
  });
  const before = await takenSteps(database);
  for (const { name, up } of steps) {
    if (before.has(name)) continue;
    const note = db.insertInto("migrations").values({ name, taken_at: database.now() });
    try {
      await database.commit([note, ...up(db.schema)]);
    } catch (error) {
      // Another node has applied the same migration, or the migration itself is wrong.
      if (!(error instanceof Conflict) || !(await takenSteps(database)).has(name)) throw error;
    }
  }
}

async function takenSteps({ db }: Database): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name));
}
