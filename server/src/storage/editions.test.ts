import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decideAt, questionAt, readEdition, totalsAt, unpackEdition } from "../testing/edition.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

/** What each edition that people have used has stored (`testing/keep-edition.ts`). */
const EDITIONS = ["edition-1"].map(readEdition);

describe.each(EDITIONS)("games stored by $name", ({ name, tables }) => {
  const folder = mkdtempSync(join(tmpdir(), "montan-editions-"));
  let server: TableServer;
  beforeAll(async () => {
    unpackEdition(name, folder);
    server = await startTableServer({ folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(tables)("$game of $names opens, plays on and scores the same", async (stored) => {
    let version = (await questionAt(server.address, stored))?.version ?? 0;
    for (const decision of stored.decisions) version = await decideAt(server.address, stored, decision, version);
    expect(await questionAt(server.address, stored)).toBeUndefined();
    expect(await totalsAt(server.address, stored)).toEqual(stored.totals);
  });
});
