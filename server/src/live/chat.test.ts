import { type ChatPage, chatPageSchema } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../testing/both-databases.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

describe.each(bothDatabases())("chat on %s", (_, place) => {
  let where: Awaited<ReturnType<typeof place>>;
  let server: TableServer;
  let ann: Player;
  let table: string;
  beforeAll(async () => {
    where = await place();
    server = await startTableServer(where);
    ann = new Player(server.address, "Ann");
    ({ table } = await ann.create({ game: "gluckauf", seats: 2 }));
    await said("players", 1, 150);
    await said("spectators", 151, 300);
  });
  afterAll(() => server.stop());

  async function said(room: "players" | "spectators", from: number, to: number): Promise<void> {
    const { db, commit } = server.database;
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const row = { table_id: table, room, person_id: "p-Ann", at: 1 };
    await commit([db.insertInto("chat").values(numbers.map((line) => ({ ...row, line, text: `line ${line}` })))]);
  }

  const heard = (player: Player) =>
    player.messages.flatMap((message) => (message.type === "chat" ? [message.line.line] : []));

  it("a snapshot has the latest lines of the person's own chat room, however much is said in the other", async () => {
    await ann.connect();
    ann.subscribe(table, 0);
    const { chat } = await ann.message("snapshot");
    expect([chat.length, chat[0]?.line, chat.at(-1)?.line]).toEqual([100, 51, 150]);
    ann.close();
  });

  it("earlier lines are loaded page by page", async () => {
    const page = async (before?: number) => {
      const query = before === undefined ? "" : `?before=${before}`;
      return chatPageSchema.parse((await ann.get<ChatPage>(`/api/tables/${table}/chat${query}`)).body);
    };
    const { lines, next } = await page();
    expect([lines.length, lines[0]?.line, next]).toEqual([100, 51, 51]);
    const older = await page(next);
    expect(older.lines.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(older.next).toBeUndefined();
    expect((await new Player(server.address, "Eve").get(`/api/tables/${table}/chat`)).status).toBe(404);
    expect((await ann.get(`/api/tables/${table}/chat?before=x`)).status).toBe(400);
  });

  it("after a restart, people who come back get each line once, and others get no line twice", async () => {
    await server.stop();
    server = await startTableServer(where);
    ann.address = server.address;
    const { version } = (await ann.get<{ version: number }>(`/api/tables/${table}`)).body;
    const windows = [new Player(server.address, "Ann"), new Player(server.address, "Ann")] as const;
    for (const window of windows) {
      window.seen.set(`${table} 0`, { ...ann.see(table, 0), version });
      await window.connect();
      window.send({ type: "subscribe", table, seat: 0, from: version, line: 140 });
      await window.message("present");
    }
    await ann.act(table, { type: "say", room: "players", text: "hello" });
    for (const window of windows) {
      await window.message("chat", ({ line }) => line.text === "hello");
      expect(heard(window)).toEqual([...Array.from({ length: 10 }, (_, index) => 141 + index), 301]);
      window.close();
    }
  });

  it("a client that has missed more lines than a snapshot holds is told to ask for one", async () => {
    const late = new Player(server.address, "Ann");
    const { version } = (await ann.get<{ version: number }>(`/api/tables/${table}`)).body;
    late.seen.set(`${table} 0`, { ...ann.see(table, 0), version });
    await late.connect();
    late.send({ type: "subscribe", table, seat: 0, from: version, line: 20 });
    expect(await late.message("reload")).not.toHaveProperty("version");
    expect(heard(late)).toEqual([]);
    late.close();
  });

  it("many lines sent at once all arrive", async () => {
    const player = new Player(server.address, "Ann");
    await player.connect();
    player.subscribe(table, 0);
    await player.message("snapshot");
    await said("players", 302, 552);
    await ann.act(table, { type: "say", room: "players", text: "that was much" });
    await player.message("chat", ({ line }) => line.text === "that was much");
    expect(heard(player)).toEqual(Array.from({ length: 252 }, (_, index) => 302 + index));
    player.close();
  });
});
