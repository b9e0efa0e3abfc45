import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canonical } from "@montan/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { chooser, seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startPostgres } from "../testing/postgres.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-sockets-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** How an attempt to open a socket ends. */
function attempt(path: string, headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(server.address.replace("http", "ws") + path, { headers });
  return new Promise((resolve) => {
    socket.on("error", (error) => resolve(error.message));
    socket.on("close", (code) => resolve(`closed ${code}`));
  });
}

describe("opening", () => {
  const cookie = "montan_session=Ann";
  it.each([
    ["nobody", "/api/live?protocol=1", {}, "401"],
    ["a page from elsewhere", "/api/live?protocol=1", { cookie, origin: "http://elsewhere.example" }, "403"],
    ["another address", "/api/alive", { cookie }, "404"],
    ["a client of another age", "/api/live?protocol=0", { cookie }, "closed 4002"],
    ["a client that does not say its age", "/api/live", { cookie }, "closed 4002"],
  ])("%s is sent away", async (_, path, headers, expected) => {
    expect(await attempt(path, headers)).toContain(expected);
  });
});

async function decide(players: readonly Player[], table: string, count: number): Promise<void> {
  const choose = chooser(`${table} ${count}`);
  for (let done = 0; done < count; ) {
    for (const [seat, player] of players.entries()) {
      const { body } = await player.get<{ version: number; moves: unknown[] }>(
        `/api/tables/${table}/moves?seat=${seat}`,
      );
      if (body.moves.length === 0) continue;
      const move = choose(body.moves) as Record<string, unknown>;
      await player.act(table, { type: "decide", seat, id: randomUUID(), expect: body.version, move });
      done++;
    }
  }
}

describe("coming back", () => {
  it("from a version: missed updates arrive in order, and add up to what everybody sees", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann, bob] = players as [Player, Player];
    await decide(players, table, 5);
    const { version } = await ann.until(() => ann.see(table, 0).version >= 9 && ann.see(table, 0));
    ann.cut();
    await decide(players, table, 12);
    await ann.connect();
    ann.subscribe(table, 0, version);
    await bob.until(() => bob.see(table, 1).version >= version + 12);
    await ann.until(() => ann.see(table, 0).version === bob.see(table, 1).version);
    const { view } = (await ann.get<{ view: unknown }>(`/api/tables/${table}/view?seat=0`)).body;
    expect(canonical(ann.see(table, 0).view)).toBe(canonical(view));
    expect(ann.messages.filter(({ type }) => type === "snapshot")).toHaveLength(1);
  });

  it("from a version that does not exist is refused", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    players[0]?.subscribe(table, 0, 999);
    await players[0]?.message("refused", ({ code }) => code === "no-version");
  });

  it("to another's seat is refused", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    players[0]?.subscribe(table, 1);
    await players[0]?.message("refused", ({ code }) => code === "not-your-seat");
  });

  it("a client that does not read in time is cut off the stream, told from where to continue, and loses nothing", async () => {
    const strict = await startTableServer({ folder: join(folder, "strict") }, { mostUnread: -1 });
    const { table, link } = await new Player(strict.address, "Host").create({ game: "gluckauf", seats: 3 });
    const ann = new Player(strict.address, "Ann");
    await ann.act(table, { type: "join", link });
    await ann.connect();
    ann.subscribe(table, 1);
    const { version } = await ann.message("snapshot");
    await new Player(strict.address, "Bob").act(table, { type: "join", link });
    expect(await ann.message("reload")).toEqual({ type: "reload", table, seat: 1, version });
    ann.subscribe(table, 1, version);
    await ann.until(() => ann.see(table, 1).version === version + 1);
    await strict.stop();
  });
});

describe("spectators", () => {
  it("who have to wait for the end see nothing of the game before", async () => {
    const settings = { spectators: "after", absence: "end" } as const;
    const { table, link, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const eve = new Player(server.address, "Eve");
    await eve.act(table, { type: "join", link });
    await eve.connect();
    eve.subscribe(table);
    expect(await eve.message("snapshot")).not.toHaveProperty("view");
    await decide(players, table, 4);
    await eve.until(() => eve.see(table).updates.length >= 4);
    for (const update of eve.see(table).updates) {
      expect(update).not.toHaveProperty("delta");
      expect(update).not.toHaveProperty("events");
    }
    for (const what of ["view", "history"]) expect((await eve.get(`/api/tables/${table}/${what}`)).status).toBe(403);
    await players[0]?.act(table, { type: "resign", seat: 0 });
    await eve.message("reload");
    eve.subscribe(table);
    await eve.message("snapshot", ({ view }) => view !== undefined);
  });

  it("are refused at tables without spectators", async () => {
    const { table, link } = await seated(server.address, ["Ann", "Bob"], { settings: { spectators: "off" } });
    expect(await new Player(server.address, "Eve").tryTo(table, { type: "join", link })).toMatchObject({
      code: "full",
    });
  });
});

it("while the database does not answer, sockets stay open and writes are unavailable; a retry with the same id is safe", async () => {
  const postgres = await startPostgres();
  const there = await startTableServer({ folder, url: await postgres.fresh() });
  const { table, players } = await seated(there.address, ["Ann", "Bob"]);
  const [ann] = players as [Player, Player];
  const seat = ann.see(table, 0).asked[0] ?? 0;
  const player = players[seat] as Player;
  const { body } = await player.get<{ version: number; moves: Record<string, unknown>[] }>(
    `/api/tables/${table}/moves?seat=${seat}`,
  );
  const move = body.moves[0] as Record<string, unknown>;
  const action = { type: "decide", seat, id: randomUUID(), expect: body.version, move } as const;
  await postgres.pause();
  expect(await player.tryTo(table, action)).toMatchObject({ code: "unavailable" });
  await expect(there.database.check()).rejects.toThrow();
  expect(player.closed).toBeUndefined();
  await postgres.resume();
  await there.database.check();
  const done = await player.act(table, action);
  expect(await player.act(table, action)).toEqual(done);
  await player.until(() => player.see(table, seat).version >= done.version);
  await there.stop();
  await postgres.stop();
});

it("none of this was an error of the server", () => {
  expect(server.failures).toEqual([]);
});
