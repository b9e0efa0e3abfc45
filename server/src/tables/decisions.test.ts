import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "@montan/engine";
import type { ActionOf, Refusal } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seated } from "../testing/games.ts";
import type { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { gameOf } from "./games.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-decisions-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Move = ActionOf<"decide">["move"];

/** Some legal move of an asked seat, as a client finds it. */
function moveOf(player: Player, table: string, seat: number): Move {
  const { info, view } = player.see(table, seat);
  return (gameOf(info.game) as AnyGame).legalMoves(view, seat)[0] as Move;
}

function decision(player: Player, table: string, seat: number, id: string = randomUUID()): ActionOf<"decide"> {
  const { version } = player.see(table, seat);
  return { type: "decide", seat, id, expect: version, move: moveOf(player, table, seat) };
}

const askedOf = (players: readonly Player[], table: string) => {
  const seat = players[0]?.see(table, 0).asked[0] ?? 0;
  return { seat, player: players[seat] as Player, other: players[1 - seat] as Player };
};

async function entries(table: string): Promise<number> {
  const rows = await server.database.db.selectFrom("entries").select("seq").where("table_id", "=", table).execute();
  return rows.length;
}

describe("a decision", () => {
  it("confirmed by two tabs at once has one effect, and both get the same answer", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = askedOf(players, table);
    const before = await entries(table);
    const same = decision(player, table, seat);
    const [one, two] = await Promise.all([player.tryTo(table, same), player.tryTo(table, same)]);
    expect(one).toEqual(two);
    expect(one).toEqual({ version: before + 1 });
    expect(await entries(table)).toBe(before + 1);
    expect(await player.tryTo(table, same)).toEqual(one);
  });

  it("of a tab that is behind is stale, and its sender gets the current version", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = askedOf(players, table);
    const [one, two] = [decision(player, table, seat), decision(player, table, seat)];
    const done = await player.act(table, one);
    const refused = (await player.tryTo(table, two)) as Refusal;
    expect(refused).toMatchObject({ code: "stale", version: done.version });
    await player.until(() => player.see(table, seat).version === done.version);
    expect(refused.view).toEqual(player.see(table, seat).view);
  });

  it("that was refused is judged again under the same id", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player, other } = askedOf(players, table);
    const id = randomUUID();
    const good = decision(player, table, seat, id);
    expect(await player.tryTo(table, { ...good, move: { type: "fly" } })).toMatchObject({ code: "not-listed" });
    expect(await other.tryTo(table, good)).toMatchObject({ code: "not-your-seat" });
    expect(await player.tryTo(table, good)).toHaveProperty("version");
  });

  it("for a version that does not exist is stale", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = askedOf(players, table);
    const ahead = { ...decision(player, table, seat), expect: 5_000 };
    expect(await player.tryTo(table, ahead)).toMatchObject({ code: "stale" });
  });

  it("of a seat whose session was revoked does not count, and its sockets close", async () => {
    const { table, players } = await seated(server.address, ["Mallory", "Bob"]);
    const { seat, player } = askedOf(players, table);
    const before = await entries(table);
    server.revoked.add(player.name);
    server.database.bus.publish("revoked", `p-${player.name}`);
    expect((await player.post(`/api/tables/${table}/actions`, decision(player, table, seat))).status).toBe(401);
    await player.until(() => player.closed === 4001);
    await expect(player.connect()).rejects.toThrow("401");
    expect(await entries(table)).toBe(before);
    server.revoked.clear();
  });
});
