import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Unavailable } from "../storage/errors.ts";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { startProcess } from "../testing/processes.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-jobs-"));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A table of two with a bot in the second seat; not started. */
async function withBot(player: Player, bot: "random" | "expert"): Promise<string> {
  const { table } = await player.create({ game: "gluckauf", seats: 2 });
  await player.act(table, { type: "seat-bot", seat: 1, bot });
  return table;
}

/** Seat 0 decides until the bot is asked. */
async function decideUntilBot(player: Player, table: string): Promise<void> {
  for (;;) {
    const { body } = await player.get<{ version: number; moves: Record<string, unknown>[] }>(
      `/api/tables/${table}/moves?seat=0`,
    );
    const [move] = body.moves;
    if (move === undefined) return;
    const id = `decision-${body.version}`;
    await player.act(table, { type: "decide", seat: 0, id, expect: body.version, move });
  }
}

function entries(server: TableServer, table: string): Promise<{ seat: number | null; body: string }[]> {
  const { db } = server.database;
  return db.selectFrom("entries").select(["seat", "body"]).where("table_id", "=", table).orderBy("seq").execute();
}

async function botDecisions(server: TableServer, table: string): Promise<number> {
  const all = await entries(server, table);
  return all.filter(({ seat, body }) => seat === 1 && body.includes('"decided"')).length;
}

/** As if all claims had expired. */
async function lapse({ database: { db } }: TableServer): Promise<void> {
  await db.updateTable("jobs").set({ claimed_until: 0 }).execute();
}

describe("the jobs of a node that died", () => {
  it("are done by another: bot turns and clocks", async () => {
    const url = await postgres.fresh();
    const doomed = await startProcess({ folder, url });
    const ann = new Player(doomed.address, "Ann");
    const table = await withBot(ann, "expert");
    const clock = { type: "live", minutes: 0.05, increment: 0 } as const;
    const timed = await seated(doomed.address, ["Bob", "Cid"], { settings: { clock, absence: "end" } });
    await ann.act(table, { type: "start" });
    await decideUntilBot(ann, table);
    await doomed.kill();
    const other = await startTableServer({ folder, url });
    const before = await botDecisions(other, table);
    await lapse(other);
    await expect.poll(() => botDecisions(other, table)).toBeGreaterThan(before);
    const ending = async () => (await entries(other, timed.table)).at(-1)?.body;
    await expect.poll(ending).toContain("unfinished");
    await other.stop();
  });

  it("are done by another that has outdated tables and got no hint", async () => {
    const url = await postgres.fresh();
    const [dead, other] = await Promise.all([startTableServer({ folder, url }), startTableServer({ folder, url })]);
    // It writes but tells nobody: as if it died each time between the commit and everything else.
    await dead.node.stop();
    dead.database.bus.publish = () => {};
    const ann = new Player(dead.address, "Ann");
    const table = await withBot(ann, "random");
    const clock = { type: "live", minutes: 0.05, increment: 0 } as const;
    const { table: timed, link } = await ann.create({
      game: "gluckauf",
      seats: 2,
      settings: { clock, absence: "end" },
    });
    await new Player(dead.address, "Bob").act(timed, { type: "join", link });
    for (const id of [table, timed]) await new Player(other.address, "Ann").get(`/api/tables/${id}`);
    await ann.act(timed, { type: "start" });
    await ann.act(table, { type: "start" });
    await decideUntilBot(ann, table);
    await lapse(dead);
    await expect.poll(() => botDecisions(other, table)).toBeGreaterThan(0);
    const ending = async () => (await entries(other, timed)).at(-1)?.body;
    await expect.poll(ending).toContain("unfinished");
    await Promise.all([other.stop(), dead.stop()]);
  });
});

it("a job that a node has claimed by mistake is done all the same, however busy the node is with another", async () => {
  const server = await startTableServer({ folder: join(folder, "busy") });
  const ann = new Player(server.address, "Ann");
  const { node, database } = server;
  const open = async () => (await ann.create({ game: "gluckauf", seats: 2 })).table;
  const [busy, lost] = [await open(), await open()];
  const row = (table: string) => database.db.updateTable("jobs").where("table_id", "=", table);
  // A job that takes as long as this test, so its table stays claimed.
  let letGo = () => {};
  const held = node.tables.room(busy).enter(() => new Promise<void>((resolve) => (letGo = resolve)));
  await row(busy).set({ due_at: 0 }).execute();
  const claimedBy = async () =>
    (await database.db.selectFrom("jobs").select("claimed_by").where("table_id", "=", busy).executeTakeFirst())
      ?.claimed_by;
  await expect.poll(claimedBy).toBeTruthy();
  // As if the answer to a commit had been lost: the row is the node's, and the node does not know it.
  const claim = { claimed_by: await claimedBy(), claimed_until: database.now() + 4_000 };
  await row(lost)
    .set({ due_at: 0, ...claim })
    .execute();
  await expect.poll(async () => (await entries(server, lost)).at(-1)?.body).toContain("expired");
  letGo();
  await held;
  await server.stop();
});

it("what is written is acknowledged, broadcast and continued, although the database fails right after it", async () => {
  const server = await startTableServer({ folder: join(folder, "after") });
  // The first player is random: at some of the tables it is a bot.
  for (const name of ["Ann", "Bea", "Cat", "Dot", "Eva", "Fay"]) {
    const host = new Player(server.address, name);
    const { table, link } = await host.create({ game: "gluckauf", seats: 3, settings: { start: "full" } });
    await host.act(table, { type: "seat-bot", seat: 1, bot: "random" });
    await host.connect();
    host.subscribe(table, 0);
    await host.message("snapshot");
    const room = server.node.tables.room(table);
    const readMembers = room.readMembers.bind(room);
    room.readMembers = async () => {
      room.readMembers = readMembers;
      throw new Unavailable("gone for a moment");
    };
    await new Player(server.address, "Bob").act(table, { type: "join", link });
    await host.until(() => host.see(table, 0).info.status === "running");
    const started = host.see(table, 0).updates.find(({ happening }) => happening.type === "started");
    if (started?.asked?.includes(1)) await expect.poll(() => botDecisions(server, table)).toBeGreaterThan(0);
    host.close();
  }
  await server.stop();
});
