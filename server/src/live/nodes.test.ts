import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActionOf, TableInfo } from "@montan/protocol";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../people/contract.ts";
import { absent } from "../tables/absence.ts";
import { tablesOfPeople } from "../tables/personal.ts";
import { Tables } from "../tables/tables.ts";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { startProcess } from "../testing/processes.ts";
import { RawSocket } from "../testing/raw-socket.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-nodes-"));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Asked {
  readonly version: number;
  readonly moves: readonly Record<string, unknown>[];
}

async function decisionOf(player: Player, table: string, seat: number): Promise<ActionOf<"decide"> | undefined> {
  const { body } = await player.get<Asked>(`/api/tables/${table}/moves?seat=${seat}`);
  const [move] = body.moves;
  return move && { type: "decide", seat, id: randomUUID(), expect: body.version, move };
}

it("what a node wrote before it died, without telling anybody, still reaches everybody", async () => {
  const url = await postgres.fresh();
  const [one, two] = await Promise.all([startTableServer({ folder, url }), startTableServer({ folder, url })]);
  const { table, players } = await seated(two.address, ["Ann", "Bob"]);
  // As if it died between commit and broadcast: the rows are there, but nobody is told.
  one.database.bus.publish = () => {};
  for (const [seat, player] of players.entries()) {
    const silent = new Player(one.address, player.name);
    const decision = await decisionOf(silent, table, seat);
    if (decision === undefined) continue;
    const { version } = await silent.act(table, decision);
    for (const [own, watching] of players.entries())
      await watching.until(() => watching.see(table, own).version === version, "what was not told");
    break;
  }
  await one.stop();
  await two.stop();
});

describe("two nodes", () => {
  let one: TableServer;
  let two: TableServer;
  beforeAll(async () => {
    const url = await postgres.fresh();
    [one, two] = await Promise.all([startTableServer({ folder, url }), startTableServer({ folder, url })]);
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));

  /** Does something on the first node without telling the second one. */
  async function unheard<Value>(job: () => Promise<Value>): Promise<Value> {
    const { bus } = one.database;
    const { publish } = bus;
    bus.publish = () => {};
    return await job().finally(() => {
      bus.publish = publish;
    });
  }

  const statusFor = async (server: TableServer, name: string, table: string) =>
    (await new Player(server.address, name).get(`/api/tables/${table}`)).status;

  it("know who was admitted at one of them, and who has left", async () => {
    const { table, link } = await new Player(one.address, "Ann").create({ game: "gluckauf", seats: 2 });
    expect(await statusFor(two, "Ann", table)).toBe(200);
    const eve = new Player(one.address, "Eve");
    await unheard(() => eve.act(table, { type: "watch", link }));
    expect(await statusFor(two, "Eve", table)).toBe(200);
    await eve.act(table, { type: "leave" });
    await expect.poll(() => statusFor(two, "Eve", table)).toBe(404);
  });

  it("resume a stream where the other one left it, even before they have heard of it", async () => {
    const { table, players } = await seated(one.address, ["Ann", "Bob"]);
    const seat = players[0]?.see(table, 0).asked[0] ?? 0;
    const player = players[seat] as Player;
    await player.get(`/api/tables/${table}`);
    expect(await statusFor(two, player.name, table)).toBe(200);
    const { version } = await unheard(async () => {
      const done = await player.act(table, (await decisionOf(player, table, seat)) as ActionOf<"decide">);
      await player.until(() => player.see(table, seat).version >= done.version);
      return done;
    });
    player.address = two.address;
    player.messages.length = 0;
    await player.connect();
    player.subscribe(table, seat, version);
    await player.message("present");
    expect(player.messages.filter(({ type }) => type === "refused")).toEqual([]);
    for (const other of players) other.close();
  });

  it("show what has happened at a table, even without a hint and without anybody watching here", async () => {
    const ann = new Player(one.address, "Ann");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2 });
    expect(await statusFor(two, "Ann", table)).toBe(200);
    await unheard(() => new Player(one.address, "Bob").act(table, { type: "join", link }));
    const there = new Player(two.address, "Ann");
    const seatedThere = async () => (await there.get<TableInfo>(`/api/tables/${table}`)).body.chairs[1]?.person?.name;
    await expect.poll(seatedThere).toBe("Bob");
  });

  it("no longer show a name that was deleted at one of them", async () => {
    const ann = new Player(two.address, "Ann");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2 });
    await ann.connect();
    ann.subscribe(table, 0);
    await ann.message("snapshot");
    const { version } = await new Player(two.address, "Zacharias").act(table, { type: "join", link });
    await ann.until(() => ann.see(table, 0).version === version);
    expect(ann.frames.at(-1)).toContain("Zacharias");
    await tablesOfPeople(one.node.tables).forget("p-Zacharias");
    const toldAgain = async () => {
      const again = await RawSocket.open(two.address, "Ann");
      again.send({ type: "subscribe", table, seat: 0, from: version - 1 });
      await expect.poll(() => again.heard).toContain('"seated"');
      again.cut();
      return again.heard;
    };
    await expect.poll(toldAgain).not.toContain('"Zacharias"');
    ann.close();
  });
});

it("a node whose bus connection breaks while the database fails survives", async () => {
  const url = await postgres.fresh();
  const node = await startProcess({ folder, url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { players } = await seated(node.address, ["Ann", "Bob"]);
  const [ann] = players as [Player, Player];
  await client.query("ALTER TABLE tables RENAME TO away");
  const lines = () =>
    client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE query ~ '^(LISTEN|SELECT pg_notify)' AND datname = current_database()",
    );
  const [line] = (await lines()).rows;
  await client.query("SELECT pg_terminate_backend($1)", [line?.pid]);
  await expect.poll(async () => (await lines()).rows.filter(({ pid }) => pid !== line?.pid).length).toBe(1);
  await client.query("ALTER TABLE away RENAME TO tables");
  ann.send({ type: "ping", request: 1 });
  await ann.message("pong");
  expect((await ann.get("/api/tables/mine")).status).toBe(200);
  await node.kill();
  await client.end();
});

it("a decision and the end of a player's time compete for the same entry: one of them counts, on whichever node", async () => {
  const url = await postgres.fresh();
  const server = await startTableServer({ folder, url });
  const context = { node: "other", awake: async () => {}, outages: () => [], onBotTurn: () => {} };
  const other = new Tables({ database: server.database, ...context });
  const outcomes = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const { table, players } = await seated(server.address, [`Ann${game}`, `Bob${game}`], {
      settings: { absence: "end" },
    });
    const seat = players[0]?.see(table, 0).asked[0] ?? 0;
    const player = players[seat] as Player;
    const decision = (await decisionOf(player, table, seat)) as ActionOf<"decide">;
    const person: Person = { id: `p-${player.name}`, name: player.name, kind: "guest" };
    const room = server.node.tables.room(table);
    const flag = () =>
      room.enter(async (now) => {
        if (now.status === "running" && now.version === decision.expect)
          await room.write(now, absent(now, [seat], "time-up"));
      });
    await other.info(person, table);
    const decide = () => other.act(person, table, decision);
    const racers = game % 2 === 0 ? [decide, flag] : [flag, decide];
    await Promise.allSettled(racers.map((race) => race()));
    const rows = await server.database.db
      .selectFrom("entries")
      .select(["seq", "body"])
      .where("table_id", "=", table)
      .where("seq", ">", decision.expect)
      .orderBy("seq")
      .execute();
    const types = rows.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    outcomes.add(types.join());
    for (const one of players) one.close();
  }
  for (const outcome of outcomes) expect(["decided", "time-up,ended"]).toContain(outcome);
  expect(outcomes.size).toBeGreaterThan(0);
  await server.stop();
});
