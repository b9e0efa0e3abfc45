import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type History, invitationSchema, type List, type Settings, type TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { tablesOfPeople } from "./personal.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-seats-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const someone = (name: string) => new Player(server.address, name);
const info = async (player: Player, table: string) => (await player.get<TableInfo>(`/api/tables/${table}`)).body;
const names = ({ chairs }: TableInfo) => chairs.map(({ person, bot }) => person?.name ?? bot);

describe("sitting down", () => {
  it("a race for the last seat has one winner; the others watch", async () => {
    const ann = someone("Ann");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2 });
    const others = Array.from({ length: 8 }, (_, index) => someone(`Guest ${index}`));
    const answers = await Promise.all(others.map((player) => player.act(table, { type: "join", link })));
    expect(answers.filter(({ seat }) => seat === 1)).toHaveLength(1);
    expect(answers.filter(({ seat }) => seat === undefined)).toHaveLength(7);
    expect(names(await info(ann, table)).every((name) => name !== undefined)).toBe(true);
  });

  it("needs the invitation where there is one, and a seat's own link where the table is private", async () => {
    const ann = someone("Ann");
    const bob = someone("Bob");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3, settings: { visibility: "private" } });
    expect(await bob.tryTo(table, { type: "join" })).toMatchObject({ code: "no-table" });
    expect(await bob.tryTo(table, { type: "join", link })).toMatchObject({ code: "no-table" });
    expect((await bob.get(`/api/tables/${table}`)).status).toBe(404);
    const { link: own = "" } = await ann.act(table, { type: "make-link", kind: "seat", seat: 2 });
    expect(await bob.tryTo(table, { type: "join", link: own, seat: 1 })).toMatchObject({ code: "no-link" });
    expect(await bob.act(table, { type: "join", link: own })).toMatchObject({ seat: 2 });
    const other = await ann.create({ game: "gluckauf", seats: 2 });
    expect(await bob.tryTo(other.table, { type: "join", link: "AAAAAAAAAAAAAAAAAAAAAA" })).toMatchObject({
      code: "no-link",
    });
    expect(await bob.tryTo(other.table, { type: "join" })).toMatchObject({ code: "no-table" });
  });

  it("people blocked by somebody at the table cannot join it; those already there stay", async () => {
    const [ann, bob, cid] = [someone("Ann"), someone("Bob"), someone("Cid")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 4 });
    await cid.act(table, { type: "join", link });
    const { db, commit } = server.database;
    const block = (blocked_id: string) => ({ person_id: "p-Ann", blocked_id, created_at: 1 });
    await commit([db.insertInto("blocks").values([block("p-Bob"), block("p-Cid")])]);
    expect(await bob.tryTo(table, { type: "join", link })).toMatchObject({ code: "blocked" });
    expect(await bob.tryTo(table, { type: "watch", link })).toMatchObject({ code: "blocked" });
    expect(await cid.act(table, { type: "join", link })).toMatchObject({ seat: 1 });
    expect(await someone("Dora").act(table, { type: "join", link })).toMatchObject({ seat: 2 });
    await commit([db.deleteFrom("blocks")]);
    expect(await bob.act(table, { type: "join", link })).toMatchObject({ seat: 3 });
  });

  it("a link is invalid once it is revoked or replaced", async () => {
    const ann = someone("Ann");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    await ann.connect();
    ann.subscribe(table, 0);
    await ann.message("snapshot");
    const { link: fresh = "" } = await ann.act(table, { type: "make-link", kind: "invite" });
    expect(await someone("Bob").tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
    await someone("Bob").act(table, { type: "join", link: fresh });
    await ann.act(table, { type: "revoke-link", kind: "invite" });
    expect(await someone("Cid").tryTo(table, { type: "join", link: fresh })).toMatchObject({ code: "no-link" });
    await ann.connect();
    ann.subscribe(table, 0, 0);
    await ann.until(() =>
      ann.messages.some((message) => message.type === "update" && message.happening.type === "link"),
    );
    expect(ann.frames.filter((frame) => frame.includes(fresh) && frame.includes("update"))).toEqual([]);
    ann.close();
  });

  it("a link to watch does not allow taking a seat, even later; an invitation does", async () => {
    const [ann, eve] = [someone("Ann"), someone("Eve")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    const { link: look = "" } = await ann.act(table, { type: "make-link", kind: "watch" });
    expect(await eve.tryTo(table, { type: "join", link: look })).toMatchObject({ code: "no-link" });
    await eve.act(table, { type: "watch", link: look });
    expect((await info(eve, table)).status).toBe("open");
    expect(await eve.tryTo(table, { type: "join" })).toMatchObject({ code: "no-table" });
    expect(await eve.act(table, { type: "join", link })).toMatchObject({ seat: 1 });
    await eve.act(table, { type: "leave" });
    expect(await eve.act(table, { type: "join" })).toMatchObject({ seat: 1 });
    const alone = await ann.create({ game: "gluckauf", seats: 2, settings: { visibility: "private" } });
    const { link: peep = "" } = await ann.act(alone.table, { type: "make-link", kind: "watch" });
    await eve.act(alone.table, { type: "watch", link: peep });
    expect(await eve.tryTo(alone.table, { type: "join" })).toMatchObject({ code: "no-table" });
    const closed = await ann.create({ game: "gluckauf", seats: 2, settings: { spectators: "off" } });
    const refused = await ann.tryTo(closed.table, { type: "make-link", kind: "watch" });
    expect(refused).toMatchObject({ code: "no-spectators" });
  });

  it("anybody with a link sees where it leads before giving a name", async () => {
    const ann = someone("Ann");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    const ask = (body: unknown) =>
      fetch(`${server.address}/api/tables/${table}/invitation`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const invitation = invitationSchema.parse(await (await ask({ link })).json());
    expect(invitation).toMatchObject({ kind: "invite", info: { game: "gluckauf", host: "p-Ann" } });
    expect((await ask({ link: "AAAAAAAAAAAAAAAAAAAAAA" })).status).toBe(404);
    expect((await ask({})).status).toBe(400);
  });

  it("the link of a person's seat opens it again for a new session, in the middle of the game", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann, bob] = players as [Player, Player];
    const { link = "" } = await bob.act(table, { type: "make-link", kind: "seat", seat: 1 });
    expect(await ann.tryTo(table, { type: "make-link", kind: "seat", seat: 1 })).toMatchObject({
      code: "not-your-seat",
    });
    const again = someone("Bobby");
    expect(await again.act(table, { type: "join", link })).toMatchObject({ seat: 1 });
    await bob.message("refused", ({ code }) => code === "not-your-seat");
    expect((await bob.get(`/api/tables/${table}/view?seat=1`)).status).toBe(403);
    expect((await again.get(`/api/tables/${table}/view?seat=1`)).status).toBe(200);
  });

  it("names that look alike are made different at a table, and one person may hold several seats", async () => {
    const ann = someone("Ann");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 4 });
    await someone("ANN").act(table, { type: "join", link });
    await ann.act(table, { type: "join", seat: 3 });
    await someone("Аnn").act(table, { type: "join", link });
    const seatedNow = names(await info(ann, table));
    expect([seatedNow[0], seatedNow[3]]).toEqual(["Ann", "Ann"]);
    expect(new Set(seatedNow).size).toBe(3);
    expect((await ann.get<List>("/api/tables/mine")).body.tables.find((one) => one.table === table)?.mine).toEqual([
      0, 3,
    ]);
  });

  it("starts by itself when full, if set so; otherwise the host starts it, with all seats taken", async () => {
    const ann = someone("Ann");
    const full = await ann.create({ game: "gluckauf", seats: 2, settings: { start: "full" } });
    await ann.act(full.table, { type: "seat-bot", seat: 1, bot: "random" });
    expect((await info(ann, full.table)).status).toBe("running");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2 });
    expect(await ann.tryTo(table, { type: "start" })).toMatchObject({ code: "seats-empty" });
    const bob = someone("Bob");
    await bob.act(table, { type: "join", link });
    for (const seat of [0, 1])
      expect(await ann.tryTo(table, { type: "seat-bot", seat, bot: "easy" })).toMatchObject({ code: "seat-taken" });
    expect(await bob.tryTo(table, { type: "start" })).toMatchObject({ code: "host-only" });
    await ann.act(table, { type: "start" });
    expect(await ann.tryTo(table, { type: "start" })).toMatchObject({ code: "not-open" });
  });

  it("a rematch waits for its host to start it, whatever the settings are: nobody else joins there", async () => {
    const [ann, bob] = [someone("Ann"), someone("Bob")];
    const settings = { start: "full" } as const;
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2, settings, zone: "Europe/Berlin" });
    await bob.act(table, { type: "join", link, zone: "Asia/Tokyo" });
    for (const [seat, player] of [ann, bob].entries()) await player.act(table, { type: "abandon", seat, agree: true });
    const { table: again = "" } = await bob.act(table, { type: "rematch" });
    expect(await info(ann, again)).toMatchObject({ status: "open", host: "p-Bob", settings: { start: "host" } });
    const zones = await server.node.tables.room(again).enter(({ chairs }) => chairs.map(({ zone }) => zone));
    expect(zones).toEqual(["Europe/Berlin", "Asia/Tokyo"]);
    await bob.act(again, { type: "start" });
    expect((await info(ann, again)).status).toBe("running");
  });

  it("if the host leaves, the next person is host; if nobody is left, the table is gone", async () => {
    const [ann, bob] = [someone("Ann"), someone("Bob")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    await bob.act(table, { type: "join", link });
    await ann.act(table, { type: "leave" });
    expect((await info(bob, table)).host).toBe("p-Bob");
    await bob.act(table, { type: "leave" });
    expect(await info(bob, table)).toMatchObject({ status: "ended", ending: "expired" });
  });

  it("open tables are listed for everybody, those by link for nobody", async () => {
    const ann = someone("Ann");
    const open = await ann.create({ game: "gluckauf", seats: 2, settings: { visibility: "open" } });
    const hidden = await ann.create({ game: "gluckauf", seats: 2 });
    const listed = (await someone("Eve").get<List>("/api/tables")).body.tables.map(({ table }) => table);
    expect(listed).toContain(open.table);
    expect(listed).not.toContain(hidden.table);
    expect(await someone("Eve").act(open.table, { type: "join" })).toMatchObject({ seat: 1 });
  });

  it("a table that nobody starts expires", async () => {
    const ann = someone("Ann");
    const { table } = await ann.create({ game: "gluckauf", seats: 2 });
    const job = server.database.db.selectFrom("jobs").select(["kind", "due_at"]).where("table_id", "=", table);
    const { kind, due_at } = await job.executeTakeFirstOrThrow();
    expect([kind, Math.round((due_at - Date.now()) / 86_400_000)]).toEqual(["expire", 7]);
    await server.database.db.updateTable("jobs").set({ due_at: 0 }).where("table_id", "=", table).execute();
    await ann.connect();
    ann.subscribe(table, 0);
    await ann.until(() => ann.seen.size > 0 && ann.see(table, 0).info.ending === "expired");
    ann.close();
  });
});

describe("leaving a game", () => {
  it("a bot plays on for a person who resigns; they may come back", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { substitute: "random" } });
    const [ann, bob] = players as [Player, Player];
    await ann.act(table, { type: "resign", seat: 0 });
    const now = await info(bob, table);
    expect(now.chairs[0]).toEqual({ person: { id: "p-Ann", name: "Ann" }, bot: "random" });
    expect(now.host).toBe("p-Bob");
    expect(await bob.tryTo(table, { type: "return", seat: 0 })).toMatchObject({ code: "not-your-seat" });
    await ann.act(table, { type: "return", seat: 0 });
    expect((await info(bob, table)).chairs[0]).toEqual({ person: { id: "p-Ann", name: "Ann" } });
  });

  it("the game is abandoned when all agree, and goes on when one does not", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann, bob] = players as [Player, Player];
    await ann.act(table, { type: "abandon", seat: 0, agree: true });
    await bob.act(table, { type: "abandon", seat: 1, agree: false });
    expect(await info(ann, table)).not.toHaveProperty("abandon");
    await ann.act(table, { type: "abandon", seat: 0, agree: true });
    await bob.act(table, { type: "abandon", seat: 1, agree: true });
    expect(await info(ann, table)).toMatchObject({ status: "ended", ending: "abandoned" });
  });

  it("all of three people have to agree to abandon it, and one who does not cancels what the others said", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob", "Cid"]);
    const [ann, bob, cid] = players as [Player, Player, Player];
    const say = (player: Player, agree: boolean) =>
      player.tryTo(table, { type: "abandon", seat: players.indexOf(player), agree });
    expect(await say(cid, false)).toMatchObject({ code: "already-said" });
    await say(ann, true);
    await say(bob, true);
    expect(await say(ann, true)).toMatchObject({ code: "already-said" });
    expect(await info(ann, table)).toMatchObject({ status: "running", abandon: [0, 1] });
    await say(cid, false);
    await say(cid, true);
    await say(ann, true);
    expect(await info(ann, table)).toMatchObject({ status: "running", abandon: [2, 0] });
    await say(bob, true);
    expect(await info(ann, table)).toMatchObject({ status: "ended", ending: "abandoned" });
  });

  const three = (settings: Partial<Settings>) =>
    seated(server.address, ["Ann", "Bob", "Eve"], { settings, options: { firstPlayer: 0 } });

  it("people who resigned need not agree to the end, and cannot propose it", async () => {
    const { table, players } = await three({ substitute: "random" });
    const [ann, bob, eve] = players as [Player, Player, Player];
    await ann.act(table, { type: "abandon", seat: 0, agree: true });
    await bob.act(table, { type: "abandon", seat: 1, agree: true });
    await bob.act(table, { type: "resign", seat: 1 });
    expect((await info(ann, table)).abandon).toEqual([0]);
    await eve.act(table, { type: "resign", seat: 2 });
    expect(await info(ann, table)).toMatchObject({ status: "ended", ending: "abandoned" });
  });

  it("people who resigned need not agree to an undo", async () => {
    const { table, players } = await three({ undo: "consent", substitute: "random" });
    const [ann, bob, eve] = players as [Player, Player, Player];
    for (const [seat, player] of [ann, bob].entries()) {
      const { version } = await info(player, table);
      await player.act(table, { type: "decide", seat, id: randomUUID(), expect: version, move: { type: "pass" } });
    }
    const { version } = await info(ann, table);
    const asked = await ann.act(table, { type: "undo", seat: 0, id: randomUUID(), expect: version });
    await bob.act(table, { type: "answer-undo", seat: 1, expect: asked.version, agree: true });
    expect((await info(ann, table)).undo?.waitsFor).toEqual([2]);
    await eve.act(table, { type: "resign", seat: 2 });
    const now = await info(ann, table);
    expect([now.asked, now.undo]).toEqual([[0], undefined]);
  });

  it("a person who asks to be forgotten leaves running games to a bot, and only moves in finished ones", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { substitute: "random" } });
    const [ann, bob] = players as [Player, Player];
    await ann.act(table, { type: "say", room: "players", text: "hello" });
    const data = tablesOfPeople(server.node.tables);
    await ann.act(table, { type: "join", seat: 0, zone: "Europe/Vienna" });
    const { sat } = (await data.exportOf("p-Ann")) as { sat: { id: string; zones: string[] }[] };
    expect(sat.find(({ id }) => id === table)?.zones).toEqual(["Europe/Vienna"]);
    expect(JSON.stringify(await data.exportOf("p-Ann"))).toContain("hello");
    await data.forget("p-Ann");
    const now = await info(bob, table);
    expect(now.chairs[0]).toEqual({ person: { id: "p-Ann", name: "" }, bot: "random" });
    expect(JSON.stringify((await bob.get<History>(`/api/tables/${table}/history?seat=1`)).body)).not.toContain('"Ann"');
    const left = await data.exportOf("p-Ann");
    expect(JSON.stringify(left)).not.toContain("hello");
    // The next table does not wait for people who have left.
    await bob.act(table, { type: "resign", seat: 1 });
    const { table: again = "" } = await bob.act(table, { type: "rematch" });
    expect((await info(bob, again)).chairs).toEqual([{}, { person: { id: "p-Bob", name: "Bob" } }]);
  });
});

describe("talking", () => {
  it("players and spectators chat separately until the end; the host mutes and deletes, and it shows", async () => {
    const { table, link, players } = await seated(server.address, ["Ann", "Bob"], { settings: { absence: "end" } });
    const [ann, bob] = players as [Player, Player];
    const eve = someone("Eve");
    await eve.act(table, { type: "join", link });
    await eve.connect();
    eve.subscribe(table);
    await eve.message("snapshot");
    await bob.act(table, { type: "say", room: "players", text: "<b>gg</b>" });
    await eve.act(table, { type: "say", room: "spectators", text: "secret advice" });
    expect((await ann.message("chat")).line).toMatchObject({ by: { name: "Bob" }, text: "<b>gg</b>", room: "players" });
    expect((await eve.message("chat")).line).toMatchObject({ by: { name: "Eve" }, room: "spectators" });
    expect(await eve.tryTo(table, { type: "say", room: "players", text: "psst" })).toMatchObject({
      code: "wrong-room",
    });
    expect(await bob.tryTo(table, { type: "mute", person: "p-Eve", muted: true })).toMatchObject({ code: "host-only" });
    expect(await ann.tryTo(table, { type: "mute", person: "p-Ann", muted: true })).toMatchObject({ code: "no-person" });
    await ann.act(table, { type: "mute", person: "p-Eve", muted: true });
    expect(await eve.tryTo(table, { type: "say", room: "spectators", text: "more" })).toMatchObject({ code: "muted" });
    expect(await info(ann, table)).toMatchObject({ muted: ["p-Eve"] });
    await ann.act(table, { type: "delete-line", line: 1 });
    await bob.message("update", ({ happening }) => happening.type === "line-deleted");
    expect(ann.frames.join()).not.toContain("secret advice");
    await bob.act(table, { type: "resign", seat: 1 });
    ann.subscribe(table, 0);
    const end = await ann.message("snapshot", ({ info: now }) => now.status === "ended");
    expect(end.chat.map(({ text }) => text)).toEqual([undefined, "secret advice"]);
  });

  it("many lines of spectators leave the players' chat room free", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann] = players as [Player];
    await ann.act(table, { type: "say", room: "players", text: "before all that" });
    const { db, commit } = server.database;
    const many = Array.from({ length: 120 }, (_, index) => {
      const said = { table_id: table, line: index + 2, room: "spectators" as const, person_id: "p-Bob" };
      return db.insertInto("chat").values({ ...said, at: 1, text: `${index}` });
    });
    await commit(many);
    ann.subscribe(table, 0);
    const { chat } = await ann.message("snapshot", ({ chat: lines }) => lines.length > 0);
    expect(chat.map(({ text }) => text)).toEqual(["before all that"]);
  });
});

describe("notes to oneself", () => {
  it("are found again, by nobody else, and deleted with their author", async () => {
    const { table, link, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann, bob] = players as [Player, Player];
    const note = `/api/tables/${table}/note`;
    expect((await ann.get(note)).body).toEqual({ text: "" });
    await ann.put(note, { text: "Bob hoards coal.\nBuy the clover." });
    await bob.put(note, { text: "Mine" });
    await ann.put(note, { text: "Bob hoards coal." });
    expect((await ann.get(note)).body).toEqual({ text: "Bob hoards coal." });
    expect((await bob.get(note)).body).toEqual({ text: "Mine" });
    const eve = someone("Eve");
    expect(await eve.put(note, { text: "Not at this table" })).toMatchObject({ status: 404 });
    await eve.act(table, { type: "join", link });
    expect((await eve.get(note)).body).toEqual({ text: "" });
    for (const body of [{}, { text: 1 }, { text: "x".repeat(4_001) }, { text: "\u0000" }, { text: "", more: 1 }])
      expect(await ann.put(note, body)).toMatchObject({ status: 400, body: { code: "malformed" } });
    const data = tablesOfPeople(server.node.tables);
    expect(await data.exportOf("p-Ann")).toMatchObject({ notes: [{ table_id: table, text: "Bob hoards coal." }] });
    await data.forget("p-Ann");
    expect(await data.exportOf("p-Ann")).toMatchObject({ notes: [] });
    await bob.put(note, { text: "" });
    expect(await data.exportOf("p-Bob")).toMatchObject({ notes: [] });
  });
});

it("none of this was an error of the server", () => {
  expect(server.failures).toEqual([]);
});
