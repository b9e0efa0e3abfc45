import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChatPage, TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { report } from "../people/conduct.ts";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-hosting-"));
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
const info = async (player: Player, table: string) => (await player.get<TableInfo>(`/api/tables/${table}`)).body;

describe("somebody the host has muted", () => {
  it("stays muted when they leave and come back, and after a restart", async () => {
    const { table, link, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann] = players as [Player, Player];
    const eve = someone("Eve");
    const say = { type: "say", room: "spectators", text: "more" } as const;
    await eve.act(table, { type: "watch", link });
    await ann.act(table, { type: "mute", person: "p-Eve", muted: true });
    await eve.act(table, { type: "leave" });
    await eve.act(table, { type: "watch", link });
    expect(await eve.tryTo(table, say)).toMatchObject({ code: "muted" });
    const elsewhere = await startTableServer({ folder });
    eve.address = elsewhere.address;
    expect(await eve.tryTo(table, say)).toMatchObject({ code: "muted" });
    await elsewhere.stop();
    eve.address = server.address;
    await eve.act(table, { type: "leave" });
    await ann.act(table, { type: "mute", person: "p-Eve", muted: false });
    await eve.act(table, { type: "watch", link });
    await eve.act(table, say);
  });
});

describe("a spectator who has written in the chat and left", () => {
  it("keeps the name beside it and can be reported for it, and comes back by the link alone", async () => {
    const { table, link, players } = await seated(server.address, ["Ann", "Bob"], { settings: { absence: "end" } });
    const [ann] = players as [Player, Player];
    const troll = someone("Passing troll");
    await troll.act(table, { type: "watch", link });
    await troll.act(table, { type: "say", room: "spectators", text: "Fools" });
    await troll.act(table, { type: "leave" });
    expect((await troll.get(`/api/tables/${table}`)).status).toBe(404);
    await ann.act(table, { type: "resign", seat: 0 });
    const { body } = await ann.get<ChatPage>(`/api/tables/${table}/chat`);
    expect(body.lines).toMatchObject([{ by: { name: "Passing troll" }, text: "Fools" }]);
    const about = { person: "p-Passing troll", table, text: "Rude.", line: 1 };
    await report(server.database, { id: "p-Ann", name: "Ann", kind: "guest" }, about);
    await troll.act(table, { type: "watch", link });
    expect((await troll.get(`/api/tables/${table}`)).status).toBe(200);
  });
});

describe("a person removed by the host", () => {
  it("can come back only by a valid link, and not if they are blocked", async () => {
    const [ann, troll] = [someone("Ann"), someone("Troll")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    await troll.act(table, { type: "join", link });
    await ann.act(table, { type: "clear-seat", seat: 1 });
    expect((await troll.get(`/api/tables/${table}`)).status).toBe(404);
    expect(await troll.tryTo(table, { type: "join" })).toMatchObject({ code: "no-table" });
    await ann.act(table, { type: "revoke-link", kind: "invite" });
    expect(await troll.tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
  });

  it("keeps the name beside what they have said, and can be reported for it", async () => {
    const [ann, troll] = [someone("Ann"), someone("Troll")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    await troll.act(table, { type: "join", link });
    await troll.act(table, { type: "say", room: "players", text: "You all smell." });
    await ann.act(table, { type: "clear-seat", seat: 1 });
    await ann.connect();
    ann.subscribe(table, 0);
    const { chat } = await ann.message("snapshot");
    expect(chat.map(({ by }) => by.name)).toEqual(["Troll"]);
    const body = { person: "p-Troll", table, line: 1, text: "Insults everybody" };
    await report(server.database, { id: "p-Ann", name: "Ann", kind: "guest" }, body);
    await troll.act(table, { type: "join", link });
    expect((await info(ann, table)).chairs[1]?.person?.name).toBe("Troll");
    expect(await troll.tryTo(table, { type: "say", room: "players", text: "Sorry." })).toHaveProperty("version");
    ann.close();
  });

  it("cannot come back to an open table with somebody who has blocked them", async () => {
    const [ann, troll] = [someone("Ann"), someone("Troll")];
    const { table } = await ann.create({ game: "gluckauf", seats: 3, settings: { visibility: "open" } });
    await troll.act(table, { type: "watch" });
    await troll.act(table, { type: "join" });
    const { db, commit } = server.database;
    await commit([db.insertInto("blocks").values({ person_id: "p-Ann", blocked_id: "p-Troll", created_at: 1 })]);
    await ann.act(table, { type: "clear-seat", seat: 1 });
    for (const type of ["join", "watch"] as const)
      expect(await troll.tryTo(table, { type })).toMatchObject({ code: "blocked" });
    await commit([db.deleteFrom("blocks")]);
  });

  it("is checked again when they have only watched and want a seat", async () => {
    const [ann, troll] = [someone("Ann"), someone("Troll")];
    const { table } = await ann.create({ game: "gluckauf", seats: 3, settings: { visibility: "open" } });
    await troll.act(table, { type: "watch" });
    const { db, commit } = server.database;
    await commit([db.insertInto("blocks").values({ person_id: "p-Ann", blocked_id: "p-Troll", created_at: 1 })]);
    expect(await troll.tryTo(table, { type: "join" })).toMatchObject({ code: "blocked" });
    await commit([db.deleteFrom("blocks")]);
  });

  it("keeps their other seat, and everybody is told who cleared this one", async () => {
    const [ann, bob] = [someone("Ann"), someone("Bob")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 4 });
    await bob.act(table, { type: "join", link });
    await bob.act(table, { type: "join", link, seat: 2 });
    await bob.connect();
    bob.subscribe(table, 1);
    await bob.message("snapshot");
    await ann.act(table, { type: "clear-seat", seat: 2 });
    const told = await bob.message("update", ({ happening }) => happening.type === "left");
    expect(told.happening).toEqual({ type: "left", seat: 2, by: "p-Ann" });
    expect((await info(bob, table)).chairs[1]?.person?.name).toBe("Bob");
    await bob.act(table, { type: "leave", seat: 1 });
    const own = await bob.message("update", ({ happening }) => happening.type === "left" && happening.seat === 1);
    expect(own.happening).toEqual({ type: "left", seat: 1 });
    bob.close();
  });
});
