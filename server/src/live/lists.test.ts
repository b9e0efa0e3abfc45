import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Listed, ListName, TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

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
    let since = 0;
    for (const [seat, player] of [ann, bob, cid].entries()) {
      for (const line of [await lineAt(ann, "mine", seat), await lineAt(eve, "running", seat)]) {
        expect(line.askedAt).toBe(line.touchedAt);
        expect(line.askedAt).toBeGreaterThanOrEqual(since);
        since = line.touchedAt;
      }
      await pass(player, table, seat);
    }

    // Whatever else happens at the table, the question is as old as before.
    const asked = await lineAt(ann, "mine", 0);
    const told = ann.messages.length;
    await bob.act(table, { type: "abandon", seat: 1, agree: true });
    await ann.until(() => ann.messages.length > told);
    expect(lineOf(ann, "mine", table)?.askedAt).toBe(asked.askedAt);
    for (const player of [ann, eve]) player.close();
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
