import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { LIMITS } from "./limits.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-caps-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const someone = (name: string) => new Player(server.address, name);

it("nobody has more tables than allowed", async () => {
  const greedy = someone("Greedy");
  const wanted = Array.from({ length: LIMITS.tables + 5 }, () => greedy.create({ game: "gluckauf", seats: 2 }));
  const outcomes = await Promise.allSettled(wanted);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(LIMITS.tables);
  await expect(greedy.create({ game: "gluckauf", seats: 2 })).rejects.toThrow("too-many-tables");
});

it("nor more tables with bots, of which one may have several; a rematch counts too", async () => {
  const greedy = someone("Greedy with bots");
  const create = () => greedy.create({ game: "gluckauf", seats: 3 });
  const tables = await Promise.all(Array.from({ length: LIMITS.botTables + 3 }, create));
  const seat = (table: string, seat: number) => greedy.tryTo(table, { type: "seat-bot", seat, bot: "random" });
  const answers = await Promise.all(tables.map(({ table }) => seat(table, 1)));
  const refused = { code: "too-many-tables", params: { limit: LIMITS.botTables } };
  expect(answers.filter((answer) => "code" in answer)).toEqual([refused, refused, refused]);
  const full = tables.filter((_, index) => !("code" in (answers[index] ?? {}))).map(({ table }) => table);
  for (const table of full) expect(await seat(table, 2)).not.toHaveProperty("code");
  const [over = "", other = ""] = full;
  await greedy.act(over, { type: "start" });
  await greedy.act(over, { type: "resign", seat: 0 });
  const { table: again } = await create();
  expect(await seat(again, 1)).not.toHaveProperty("code");
  expect(await greedy.tryTo(over, { type: "rematch" })).toMatchObject(refused);
  await greedy.act(other, { type: "leave" });
  expect(await greedy.tryTo(over, { type: "rematch" })).not.toHaveProperty("code");
});

it("nobody can fill the chat of others at a table: players and spectators have their own limits", async () => {
  const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { visibility: "open" } });
  const [ann] = players as [Player, Player];
  const eve = someone("Eve who listens");
  await eve.act(table, { type: "watch" });
  const { db, commit } = server.database;
  const line = { table_id: table, room: "players", person_id: "p-Ann", at: 1, text: "again" } as const;
  const lines = Array.from({ length: LIMITS.chatLines }, (_, index) => ({ ...line, line: 1 + index }));
  await commit([db.insertInto("chat").values(lines)]);
  const limit = { code: "too-many", params: { limit: LIMITS.chatLines } };
  expect(await ann.tryTo(table, { type: "say", room: "players", text: "one more" })).toMatchObject(limit);
  expect(await eve.tryTo(table, { type: "say", room: "spectators", text: "hello" })).not.toHaveProperty("code");
  for (const player of players) player.close();
});

it("nobody fills a table's log by coming and going, and players are not counted for it", async () => {
  const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { visibility: "open" } });
  const [ann] = players as [Player, Player];
  const eve = someone("Eve");
  const watching = Array.from({ length: 130 }, () => eve.tryTo(table, { type: "watch" }));
  const refused = (await Promise.all(watching)).filter((answer) => "code" in answer);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(refused[0]).toMatchObject({ code: "too-many-requests", params: { seconds: expect.any(Number) } });
  const talking = Array.from({ length: 40 }, () => ann.tryTo(table, { type: "say", room: "players", text: "again" }));
  expect((await Promise.all(talking)).some((answer) => "code" in answer)).toBe(true);
  // A log of the maximum length, of nothing but links.
  const { db, commit } = server.database;
  const { version } = (await ann.get<TableInfo>(`/api/tables/${table}`)).body;
  const body = JSON.stringify({ type: "link", kind: "invite", made: true });
  const row = { table_id: table, seat: null, decision_id: null, at: 1, body };
  const seqs = Array.from({ length: LIMITS.entries }, (_, index) => version + 1 + index);
  for (let from = 0; from < seqs.length; from += 2_000)
    await commit([db.insertInto("entries").values(seqs.slice(from, from + 2_000).map((seq) => ({ ...row, seq })))]);
  await commit([
    db
      .updateTable("tables")
      .set({ seq: version + seqs.length })
      .where("id", "=", table),
  ]);
  await server.node.tables.room(table).refresh(version + seqs.length);
  const asked = ann.see(table, 0).asked[0] ?? 0;
  type Moves = { version: number; moves: Record<string, unknown>[] };
  const { body: now } = await (players[asked] as Player).get<Moves>(`/api/tables/${table}/moves?seat=${asked}`);
  expect(now.version).toBeGreaterThan(LIMITS.entries);
  const [move = {}] = now.moves;
  const decision = { type: "decide", seat: asked, id: "decision-1", expect: now.version, move } as const;
  expect(await (players[asked] as Player).act(table, decision)).toEqual({ version: now.version + 1 });
  for (const player of players) player.close();
});
