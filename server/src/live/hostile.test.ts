import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { REVOKED } from "../people/contract.ts";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { RawSocket } from "../testing/raw-socket.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-hostile-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder }, { beat: 200 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const say = (table: string, text: string, room = "players") => ({
  type: "act",
  request: 1,
  table,
  action: { type: "say", room, text },
});

async function said(table: string): Promise<(string | null)[]> {
  const rows = await server.database.db.selectFrom("chat").select("text").where("table_id", "=", table).execute();
  return rows.map(({ text }) => text);
}

it("nothing that a revoked session sends after its end counts, nor what still waited in its queue", async () => {
  const { table } = await new Player(server.address, "Mallory").create({ game: "gluckauf", seats: 2 });
  const mallory = await RawSocket.open(server.address, "Mallory");
  mallory.send(say(table, "before"));
  await expect.poll(() => said(table)).toEqual(["before"]);
  let letGo = () => {};
  const held = server.node.tables.room(table).enter(() => new Promise<void>((resolve) => (letGo = resolve)));
  mallory.send({ type: "moves", request: 2, table, seat: 0 });
  mallory.send(say(table, "waiting"));
  // The answer to somebody else is sent after everything that arrived before has been handled.
  const other = new Player(server.address, "Ann");
  await other.connect();
  server.revoked.add("Mallory");
  server.database.bus.publish(REVOKED, "p-Mallory");
  await expect.poll(() => mallory.heard).toContain("revoked");
  mallory.send(say(table, "afterwards"));
  other.send({ type: "ping", request: 1 });
  await other.message("pong");
  letGo();
  await held;
  await expect.poll(() => mallory.isClosed).toBe(true);
  expect(await said(table)).toEqual(["before"]);
});

it("a session whose revocation was not announced is checked again", async () => {
  const player = new Player(server.address, "Trudy");
  await player.connect();
  server.revoked.add("Trudy");
  await expect.poll(() => player.closed).toBe(4001);
});

it("a player who watches without a seat does not see the spectators' chat during the game", async () => {
  const { table, link, players } = await seated(server.address, ["Ann", "Bob"], { settings: { absence: "end" } });
  const [ann] = players as [Player, Player];
  const eve = new Player(server.address, "Eve");
  await eve.act(table, { type: "watch", link });
  await eve.act(table, { type: "say", room: "spectators", text: "Ann has the ace" });
  ann.subscribe(table);
  await ann.message("snapshot", ({ seat }) => seat === undefined);
  await eve.act(table, { type: "say", room: "spectators", text: "and Bob the king" });
  await ann.act(table, { type: "say", room: "players", text: "hello" });
  await ann.message("chat", ({ seat, line }) => seat === undefined && line.text === "hello");
  expect(ann.frames.filter((frame) => /the (ace|king)/.test(frame))).toEqual([]);
  await ann.act(table, { type: "resign", seat: 0 });
  ann.subscribe(table, 0);
  await ann.message("snapshot", ({ chat }) => chat.length === 3);
  for (const player of players) player.close();
});

it("a client that asks and does not read gets a bounded amount, and everything once it reads", async () => {
  const { table } = await new Player(server.address, "Host").create({ game: "gluckauf", seats: 2 });
  const { db, commit } = server.database;
  const line = { table_id: table, room: "players", person_id: "p-Host", at: 1, text: "x".repeat(500) } as const;
  await commit([
    db.insertInto("chat").values(Array.from({ length: 100 }, (_, index) => ({ ...line, line: index + 1 }))),
  ]);
  const before = server.live.unread;
  const lazy = await RawSocket.open(server.address, "Host");
  lazy.pause();
  // Each is answered by 57 kB; the operating system's buffers take some of them.
  const asked = 110;
  for (let count = 0; count < asked; count++) lazy.send({ type: "subscribe", table, seat: 0 });
  await expect.poll(() => server.live.unread - before).toBeGreaterThan(512 * 1024);
  const seen = server.live.unread;
  await new Player(server.address, "Host").get(`/api/tables/${table}`);
  expect(server.live.unread).toBe(seen);
  expect(seen - before).toBeLessThan(1024 * 1024);
  lazy.resume();
  await expect.poll(() => lazy.heard.split('"type":"snapshot"').length - 1).toBe(asked);
  lazy.cut();
});

it("a client that does not read what others send is cut off before it fills the memory", async () => {
  const { table } = await new Player(server.address, "Host").create({ game: "gluckauf", seats: 2 });
  const lazy = await RawSocket.open(server.address, "Host");
  lazy.send({ type: "subscribe", table, seat: 0 });
  await expect.poll(() => lazy.heard).toContain("snapshot");
  lazy.pause();
  const sockets = server.live.sockets;
  const line = { room: "players", by: { id: "p-Host", name: "Host" }, at: 1, text: "x".repeat(500) } as const;
  for (let count = 1; count <= 20_000 && server.live.sockets === sockets; count++) {
    server.node.tables.room(table).tellChat({ ...line, line: count });
    if (count % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(server.live.unread).toBeLessThan(2.1 * 1024 * 1024);
  }
  expect(server.live.sockets).toBe(sockets - 1);
  lazy.cut();
});

it("none of this was an error of the server", () => {
  expect(server.failures).toEqual([]);
});
