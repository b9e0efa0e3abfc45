import { type List, listSchema } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../testing/both-databases.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

describe.each(bothDatabases())("the pages of a list on %s", (_, place) => {
  let server: TableServer;
  beforeAll(async () => {
    server = await startTableServer(await place());
  });
  afterAll(() => server.stop());

  /** The same table under other ids, all changed in the same millisecond; some of them wait for their players. */
  async function copies(table: string, count: number): Promise<void> {
    const { db, commit } = server.database;
    const row = await db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
    const member = await db.selectFrom("members").selectAll().where("table_id", "=", table).executeTakeFirstOrThrow();
    const ids = Array.from({ length: count }, (_, index) => `copy-number-${index}`);
    await commit([
      db.insertInto("tables").values(ids.map((id) => ({ ...row, id }))),
      db
        .insertInto("members")
        .values(ids.map((table_id, index) => ({ ...member, table_id, asked: index % 4 === 0 ? 1 : 0 }))),
    ]);
  }

  it("have every table once, however many changed in the same millisecond, and mark the accounts of programs", async () => {
    const ann = new Player(server.address, "Ann");
    const { table } = await ann.create({ game: "gluckauf", seats: 2, settings: { visibility: "open" } });
    await copies(table, 119);
    await server.database.db.updateTable("members").set({ is_bot: 1 }).execute();
    for (const list of ["/api/tables", "/api/tables/mine"]) {
      const pages = await allPages(ann, list);
      expect(pages.map((lines) => lines.length)).toEqual([50, 50, 20]);
      const lines = pages.flat();
      expect(new Set(lines.map((line) => line.table)).size).toBe(120);
      expect(lines.filter(({ chairs }) => chairs[0]?.person?.kind !== "bot")).toEqual([]);
    }
  });
});

async function allPages(reader: Player, list: string): Promise<List["tables"][]> {
  const pages: List["tables"][] = [];
  let query = "";
  for (;;) {
    const { tables, next } = listSchema.parse((await reader.get(`${list}${query}`)).body);
    pages.push(tables);
    if (next === undefined) return pages;
    query = `?before=${next}`;
  }
}
