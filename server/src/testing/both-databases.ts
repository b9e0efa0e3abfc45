import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** Where the server of a test keeps its data. */
export interface Place {
  readonly folder: string;
  readonly url?: string;
}

/** SQLite in a folder of the test file, and a PostgreSQL started for it: for `describe.each`. */
export function bothDatabases(): (readonly [name: string, place: () => Promise<Place>])[] {
  const folder = mkdtempSync(join(tmpdir(), "montan-both-"));
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return [
    ["SQLite", async () => ({ folder })],
    ["PostgreSQL", async () => ({ folder, url: await postgres.fresh() })],
  ];
}
