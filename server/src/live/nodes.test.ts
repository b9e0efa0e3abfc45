import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ActionOf } from "@montan/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../people/contract.ts";
import { absent } from "../tables/absence.ts";
import { Tables } from "../tables/tables.ts";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { startTableServer } from "../testing/table-server.ts";

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

it("what a node has written and died before telling reaches everybody all the same", async () => {
  const url = await postgres.fresh();
  const [one, two] = await Promise.all([startTableServer({ folder, url }), startTableServer({ folder, url })]);
  const { table, players } = await seated(two.address, ["Ann", "Bob"]);
  // As if it died between commit and broadcast: the rows are there, and nobody hears of them.
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

it("a decision and the end of one's time race for the same place: one of them counts, on whichever node", async () => {
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
