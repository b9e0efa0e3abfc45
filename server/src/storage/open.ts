import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** `url`: postgres://…; without one the database is a file in `folder`. Ready to use: its schema is today's. */
export async function openDatabase({ url, folder }: { url?: string; folder: string }): Promise<Database> {
  const database = url === undefined ? await openSqlite(folder) : await openPostgres(url);
  await migrate(database);
  return database;
}
