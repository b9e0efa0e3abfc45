import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** `url`: postgres://…; without it the database is a file in `folder`. Returns it with the current schema. */
export async function openDatabase({ url, folder }: { url?: string; folder: string }): Promise<Database> {
  const database = url === undefined ? await openSqlite(folder) : await openPostgres(url);
  await migrate(database);
  return database;
}
