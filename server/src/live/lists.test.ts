import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { List, Listed, ListName, ServerMessage, TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Unavailable } from "../storage/errors.ts";
import type { Tables } from "../tables/tables.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { Lists } from "./lists.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-lists-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const someone = (name: string) => new Player(server.address, name);

async function following(player: Player, ...lists: ListName[]): Promise<void> {
  await player.connect();
  player.send({ type: "follow", lists });
  for (const list of lists) await player.message("list", (message) => message.list === list);
}

/** The list as a client has it after all messages. */
function listOf(player: Player, name: ListName): readonly Listed[] {
  const lines = new Map<string, Listed>();
  for (const message of player.messages) {
    if (message.type === "list" && message.list === name) {
      lines.clear();
      for (const line of message.tables) lines.set(line.table, line);
    }
    if (message.type !== "listed" || message.list !== name) continue;
    if (message.line === undefined) lines.delete(message.table);
    else lines.set(message.table, message.line);
  }
  return [...lines.values()];
}

const lineOf = (player: Player, list: ListName, table: string) =>
  listOf(player, list).find((line) => line.table === table);

/** Ends the turn of the asked seat. */
async function pass(player: Player, table: string, seat: number): Promise<void> {
  const { version } = (await player.get<TableInfo>(`/api/tables/${table}`)).body;
  await player.act(table, { type: "decide", seat, id: randomUUID(), expect: version, move: { type: "pass" } });
}

describe("lists that are followed", () => {
  it("the person's own tables: who takes a seat, whose turn it is, a rematch set up by somebody else", async () => {
    const [ann, bob] = [someone("Ann"), someone("Bob")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2, settings: { absence: "end" } });
    await following(ann, "mine");
    await following(bob, "mine");
    expect(lineOf(ann, "mine", table)).toMatchObject({ mine: [0], status: "open" });
    await bob.act(table, { type: "join", link });
    await ann.until(() => lineOf(ann, "mine", table)?.chairs[1]?.person?.name === "Bob");
    await bob.until(() => lineOf(bob, "mine", table)?.mine[0] === 1);
    await ann.act(table, { type: "start" });
    const now = await ann.until(() => {
      const line = lineOf(ann, "mine", table);
      return line?.status === "running" && line;
    });
    const [asked] = now.asked as [number];
    await pass([ann, bob][asked] as Player, table, asked);
    await ann.until(() => lineOf(ann, "mine", table)?.asked[0] === 1 - asked);
    await ann.act(table, { type: "resign", seat: 0 });
    await bob.until(() => lineOf(bob, "mine", table) === undefined);
    const { table: again = "" } = await ann.act(table, { type: "rematch" });
    await bob.until(() => lineOf(bob, "mine", again)?.mine[0] === 1);
    for (const player of [ann, bob]) player.close();
  });

  it("say whose turn it is, even to people for whom nothing else has changed, and since when", async () => {
    const [ann, bob, cid, eve] = [someone("Ann"), someone("Bob"), someone("Cid"), someone("Eve")];
    await following(ann, "mine");
    await following(eve, "running");
    const settings = { visibility: "open" } as const;
    const { table } = await ann.create({ game: "gluckauf", seats: 3, options: { firstPlayer: 0 }, settings });
    for (const player of [bob, cid]) await player.act(table, { type: "join" });
    await ann.act(table, { type: "start" });
    const lineAt = (player: Player, list: ListName, seat: number) =>
      player.until(() => {
        const line = lineOf(player, list, table);
        return line?.asked[0] === seat && line;
      });
    let last = 0;
    for (const [seat, player] of [ann, bob, cid].entries()) {
      for (const line of [await lineAt(ann, "mine", seat), await lineAt(eve, "running", seat)]) {
        expect(line.askedAt).toBe(line.touchedAt);
        expect(line.askedAt).toBeGreaterThanOrEqual(last);
        last = line.touchedAt;
      }
      await pass(player, table, seat);
    }

    // The person's own question counts, however long others have been asked.
    const { db } = server.database;
    const row = await db.selectFrom("tables").select("summary").where("id", "=", table).executeTakeFirstOrThrow();
    const askedSince = [
      { seat: 0, at: 1_000 },
      { seat: 1, at: 3_000 },
    ];
    const summary = JSON.stringify({ ...JSON.parse(row.summary), askedSince });
    await db.updateTable("tables").set({ summary }).where("id", "=", table).execute();
    const since = async (player: Player) => {
      const { tables } = (await player.get<List>("/api/tables/mine")).body;
      return tables.find((line) => line.table === table)?.askedAt;
    };
    expect([await since(ann), await since(bob), await since(cid)]).toEqual([1_000, 3_000, 1_000]);
    await db.updateTable("tables").set({ summary: row.summary }).where("id", "=", table).execute();

    // Whatever else happens at the table, the question is as old as before.
    const asked = await lineAt(ann, "mine", 0);
    const told = ann.messages.length;
    await bob.act(table, { type: "abandon", seat: 1, agree: true });
    await ann.until(() => ann.messages.length > told);
    expect(lineOf(ann, "mine", table)?.askedAt).toBe(asked.askedAt);
    for (const player of [ann, eve]) player.close();
  });

  it("are sent as soon as the database can be read again, whatever was missed", async () => {
    const ann = someone("Ann");
    const settings = { visibility: "open" } as const;
    const { table } = await ann.create({ game: "gluckauf", seats: 2, settings });
    let isAway = true;
    const database = Object.create(server.database, {
      db: {
        get() {
          if (isAway) throw new Unavailable("away");
          return server.database.db;
        },
      },
    });
    const failures: unknown[] = [];
    const lists = new Lists({ database } as Tables, (error) => failures.push(error));
    const told: ServerMessage[] = [];
    const person = { id: "p-Eve", name: "Eve", kind: "guest" } as const;
    const stop = lists.follow({ person, lists: ["open"], send: (message) => told.push(message) });
    const whole = () => told.filter(({ type }) => type === "list");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toEqual([]);
    isAway = false;
    await expect.poll(() => JSON.stringify(whole())).toContain(table);
    isAway = true;
    const { table: next } = await ann.create({ game: "gluckauf", seats: 2, settings });
    isAway = false;
    await expect.poll(() => JSON.stringify(told)).toContain(next);
    expect(failures).toEqual([]);
    stop();
  });

  it("public tables: listed while open, then among those to watch; private ones never", async () => {
    const [ann, eve] = [someone("Ann"), someone("Eve")];
    await following(eve, "open", "running");
    const hidden = await ann.create({ game: "gluckauf", seats: 2 });
    const settings = { visibility: "open", absence: "end" } as const;
    const { table } = await ann.create({ game: "gluckauf", seats: 2, settings });
    await eve.until(() => lineOf(eve, "open", table));
    await someone("Bob").act(table, { type: "join" });
    await ann.act(table, { type: "start" });
    await eve.until(() => lineOf(eve, "running", table) && !lineOf(eve, "open", table));
    await eve.act(table, { type: "watch" });
    expect((await eve.get<List>("/api/tables/mine")).body.tables).toEqual([]);
    await ann.act(table, { type: "resign", seat: 0 });
    await eve.until(() => !lineOf(eve, "running", table));
    expect(eve.frames.filter((frame) => frame.includes(hidden.table))).toEqual([]);
    eve.send({ type: "follow", lists: [] });
    eve.send({ type: "moves", request: 1, table, seat: 0 });
    await eve.message("refused");
    const told = eve.messages.length;
    await ann.create({ game: "gluckauf", seats: 2, settings });
    eve.send({ type: "moves", request: 2, table, seat: 0 });
    await eve.message("refused", ({ request }) => request === 2);
    expect(eve.messages.slice(told).map(({ type }) => type)).toEqual(["refused"]);
    eve.close();
  });
});
