import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  decideAt,
  type EditionTable,
  loadEdition,
  questionAt,
  readEdition,
  totalsAt,
  unpackEdition,
} from "../testing/edition.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

/** What each released edition has stored (`testing/keep-edition.ts`). */
const EDITIONS = ["edition-1"].map(readEdition);

const folder = mkdtempSync(join(tmpdir(), "montan-editions-"));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectToPlayOn(address: string, stored: EditionTable): Promise<void> {
  let version = (await questionAt(address, stored))?.version ?? 0;
  for (const decision of stored.decisions) version = await decideAt(address, stored, decision, version);
  expect(await questionAt(address, stored)).toBeUndefined();
  expect(await totalsAt(address, stored)).toEqual(stored.totals);
}

describe.each(EDITIONS)("games stored by $name", ({ name, tables }) => {
  let server: TableServer;
  beforeAll(async () => {
    unpackEdition(name, folder);
    server = await startTableServer({ folder });
  });
  afterAll(() => server.stop());

  it.each(tables)("$game of $names opens, plays on and scores the same", (stored) =>
    expectToPlayOn(server.address, stored),
  );

  it("also on PostgreSQL", async () => {
    const url = await postgres.fresh();
    await loadEdition(name, url);
    const other = await startTableServer({ folder, url });
    await expectToPlayOn(other.address, tables[0] as EditionTable);
    await other.stop();
  });
});
