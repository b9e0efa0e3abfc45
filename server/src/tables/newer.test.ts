import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Refusal } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { type Created, FORMAT } from "./entry.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-newer-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const someone = (name: string) => new Player(server.address, name);
const rowOf = (table: string) =>
  server.database.db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();
const change = (table: string, facts: { format?: number; rules?: number; seq?: number }) =>
  server.database.db.updateTable("tables").set(facts).where("id", "=", table).execute();

async function begin(ann: Player): Promise<string> {
  const { table } = await ann.create({ game: "gluckauf", seats: 2 });
  await ann.act(table, { type: "seat-bot", seat: 1, bot: "random" });
  return table;
}

/** As a node of a future release does: something that no current node knows. */
async function writeAsNewer(table: string, body: object, facts: { format?: number } = {}): Promise<number> {
  const { seq } = await rowOf(table);
  const at = server.database.now();
  const entry = { table_id: table, seq: seq + 1, seat: null, decision_id: null, at, body: JSON.stringify(body) };
  await server.database.commit([server.database.db.insertInto("entries").values(entry)]);
  await change(table, { seq: seq + 1, ...facts });
  return seq + 1;
}

describe("a table that a newer server has made", () => {
  it("is left alone, whether its entries or its rules are newer", async () => {
    const ann = someone("Ann");
    const [table, other] = [await begin(ann), await begin(ann)];
    await change(table, { format: FORMAT + 1 });
    const first = server.database.db.selectFrom("entries").select("body").where("table_id", "=", other);
    const { body } = await first.where("seq", "=", 1).executeTakeFirstOrThrow();
    const newer = JSON.stringify({ ...(JSON.parse(body) as Created), rules: 99 });
    const entry = server.database.db.updateTable("entries").set({ body: newer }).where("table_id", "=", other);
    await entry.where("seq", "=", 1).execute();
    const elsewhere = await startTableServer({ folder });
    ann.address = elsewhere.address;
    for (const id of [table, other]) {
      const { status, body: answer } = await ann.get<Refusal>(`/api/tables/${id}`);
      expect([status, answer.code]).toEqual([503, "newer-version"]);
    }
    expect(elsewhere.failures).toEqual([]);
    await elsewhere.stop();
  });

  it("gets none of its jobs done here: other nodes can do them", async () => {
    const ann = someone("Ann");
    const [format, rules, ours] = [await begin(ann), await begin(ann), await begin(ann)];
    await change(format, { format: FORMAT + 1 });
    await change(rules, { rules: 99 });
    const jobs = server.database.db.updateTable("jobs");
    await jobs.set({ due_at: 0 }).where("table_id", "in", [format, rules]).execute();
    await jobs.set({ due_at: 1 }).where("table_id", "=", ours).execute();
    await ann.connect();
    ann.subscribe(ours, 0);
    await ann.until(() => ann.seen.size > 0 && ann.see(ours, 0).info.ending === "expired");
    const left = server.database.db.selectFrom("jobs").select(["claimed_by", "claimed_until"]);
    expect(await left.where("table_id", "in", [format, rules]).execute()).toEqual([
      { claimed_by: null, claimed_until: 0 },
      { claimed_by: null, claimed_until: 0 },
    ]);
    ann.close();
  });
});

describe("a table of ours that a newer server continues", () => {
  it("is left alone from the first entry that is unknown here", async () => {
    const ann = someone("Ann");
    const table = await begin(ann);
    const version = await writeAsNewer(table, { type: "fireworks", colour: "red" });
    server.database.bus.publish("table", `${table} ${version}`);
    await ann.connect();
    ann.subscribe(table, 0);
    await ann.message("refused", ({ code, table: refused }) => code === "newer-version" && refused === table);
    expect(await ann.tryTo(table, { type: "start" })).toMatchObject({ code: "newer-version" });
    ann.close();
  });

  it("is left alone even while all its entries are known, and keeps its format", async () => {
    const ann = someone("Ann");
    const table = await begin(ann);
    await writeAsNewer(table, { type: "host", person: "p-Ann" }, { format: FORMAT + 1 });
    expect(await ann.tryTo(table, { type: "start" })).toMatchObject({ code: "newer-version" });
    expect(await rowOf(table)).toMatchObject({ format: FORMAT + 1, status: "open" });
    const other = await begin(ann);
    const version = await writeAsNewer(other, { type: "host", person: "p-Ann" }, { format: FORMAT + 1 });
    const room = server.node.tables.room(other);
    await expect(room.refresh(version)).rejects.toThrow("newer-version");
    expect((await ann.get<Refusal>(`/api/tables/${other}`)).body.code).toBe("newer-version");
  });
});

it("a table of an older server gets our format with our first entry", async () => {
  const ann = someone("Ann");
  const table = await begin(ann);
  await change(table, { format: FORMAT - 1 });
  await ann.act(table, { type: "start" });
  expect(await rowOf(table)).toMatchObject({ format: FORMAT, status: "running" });
});
