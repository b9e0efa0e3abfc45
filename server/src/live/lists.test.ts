import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Listed, ListName } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooser } from "../testing/games.ts";
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

/** The list as a client that was told everything has it. */
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

describe("lists that are followed", () => {
  it("one's own tables: who sits down, whose turn it is, a rematch set up by somebody else", async () => {
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
    const player = [ann, bob][asked] as Player;
    const { moves, version } = (
      await player.get<{ moves: unknown[]; version: number }>(`/api/tables/${table}/moves?seat=${asked}`)
    ).body;
    const move = chooser(table)(moves) as Record<string, unknown>;
    await player.act(table, { type: "decide", seat: asked, id: "12345678", expect: version, move });
    await ann.until(() => lineOf(ann, "mine", table)?.asked[0] !== asked);
    await ann.act(table, { type: "resign", seat: 0 });
    await bob.until(() => lineOf(bob, "mine", table) === undefined);
    const { table: again = "" } = await ann.act(table, { type: "rematch" });
    await bob.until(() => lineOf(bob, "mine", again)?.mine[0] === 1);
    for (const player of [ann, bob]) player.close();
  });

  it("tables for everybody: there while they are open, then among those to watch; others' are no matter", async () => {
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
