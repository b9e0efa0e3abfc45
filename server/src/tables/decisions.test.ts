import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "@montan/engine";
import type { ActionOf, Refusal } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooser, seated } from "../testing/games.ts";
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

/** Some legal move of an asked seat, as its client finds it. */
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

  it("of a tab that is behind is stale, and its sender learns where the table is", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = askedOf(players, table);
    const [one, two] = [decision(player, table, seat), decision(player, table, seat)];
    const done = await player.act(table, one);
    const refused = (await player.tryTo(table, two)) as Refusal;
    expect(refused).toMatchObject({ code: "stale", version: done.version });
    await player.until(() => player.see(table, seat).version === done.version);
    expect(refused.view).toEqual(player.see(table, seat).view);
  });

  it("that is refused is judged anew under the same id", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player, other } = askedOf(players, table);
    const id = randomUUID();
    const good = decision(player, table, seat, id);
    expect(await player.tryTo(table, { ...good, move: { type: "fly" } })).toMatchObject({ code: "not-listed" });
    expect(await other.tryTo(table, good)).toMatchObject({ code: "not-your-seat" });
    expect(await player.tryTo(table, good)).toHaveProperty("version");
  });

  it("of a version that never was is stale", async () => {
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

describe("taking back", () => {
  /** Plays until the seat has just made a decision that it may take back, or may not. */
  async function playUntil(players: readonly Player[], table: string, back: "own" | "revealed" | "others") {
    const choose = chooser(table);
    for (let count = 0; count < 400; count++) {
      const { seat, player, other } = askedOf(players, table);
      const { info, view } = player.see(table, seat);
      const game = gameOf(info.game) as AnyGame;
      const move = choose(game.legalMoves(view, seat)) as Move;
      const { version } = await player.act(table, { ...decision(player, table, seat), move });
      for (const one of players) await one.until(() => one.see(table, players.indexOf(one)).version >= version);
      const room = server.node.tables.room(table);
      const found = await room.enter(({ log, asked }) => {
        const moment = log?.moments.at(-1);
        const passed = !asked.includes(seat);
        if (back === "revealed") return moment?.reveals === true;
        if (back === "own") return moment?.reveals === false && !passed;
        const [before, last] = log?.moments.slice(-2) ?? [];
        return (
          before?.decision !== undefined &&
          [before, last].every((one) => one?.reveals === false) &&
          before?.decision?.seat !== last?.decision?.seat
        );
      });
      if (found) return { seat, player, other };
    }
    throw new Error("no such moment in 400 decisions");
  }
  const undo = (player: Player, table: string, seat: number): ActionOf<"undo"> => ({
    type: "undo",
    seat,
    id: randomUUID(),
    expect: player.see(table, seat).version,
  });

  it("one's own decision within the rules: everybody sees it, once", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player, other } = await playUntil(players, table, "own");
    const action = undo(player, table, seat);
    const done = await player.act(table, action);
    expect(await player.act(table, action)).toEqual(done);
    const update = await other.until(() =>
      other.see(table, 1 - seat).updates.find(({ version }) => version === done.version),
    );
    expect(update.happening).toEqual({ type: "took-back", seat, count: 1, consent: false });
    const { view } = (await other.get<{ view: unknown }>(`/api/tables/${table}/view?seat=${1 - seat}`)).body;
    expect(other.see(table, 1 - seat).view).toEqual(view);
  });

  it("is refused after a reveal, with the reason, whatever the table agrees on", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { undo: "consent" } });
    const { seat, player } = await playUntil(players, table, "revealed");
    expect(await player.tryTo(table, undo(player, table, seat))).toMatchObject({ code: "undo-revealed" });
  });

  it("is refused where the table has no undo", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { undo: "off" } });
    const { seat, player } = await playUntil(players, table, "own");
    expect(await player.tryTo(table, undo(player, table, seat))).toMatchObject({ code: "undo-off" });
  });

  it("others' decisions need everybody's consent", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { undo: "consent" } });
    const { player, seat, other } = await playUntil(players, table, "others");
    // The other seat wants its own back, which lies under the last one.
    const wanting = 1 - seat;
    const before = other.see(table, wanting).version;
    expect(await other.act(table, undo(other, table, wanting))).toMatchObject({ asked: true });
    await player.until(() => player.see(table, seat).info.undo?.waitsFor.includes(seat));
    expect(await other.tryTo(table, { type: "answer-undo", seat: wanting, agree: true })).toMatchObject({
      code: "no-undo-asked",
    });
    await player.act(table, { type: "answer-undo", seat, agree: true });
    const update = await player.until(() =>
      player.see(table, seat).updates.find(({ happening }) => happening.type === "took-back"),
    );
    expect(update.happening).toMatchObject({ seat: wanting, consent: true });
    expect(update.version).toBe(before + 3);
    const { view } = (await player.get<{ view: unknown }>(`/api/tables/${table}/view?seat=${seat}`)).body;
    expect(player.see(table, seat).view).toEqual(view);
    expect(player.see(table, seat).asked).toContain(wanting);
  });

  it("is not asked for any more when somebody decides, and everybody hears that", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { undo: "consent" } });
    const { player, seat, other } = await playUntil(players, table, "others");
    await other.act(table, undo(other, table, 1 - seat));
    await player.until(() => player.see(table, seat).info.undo);
    const asked = [player, other][player.see(table, seat).asked.includes(seat) ? 0 : 1] as Player;
    const { version } = await asked.act(table, decision(asked, table, players.indexOf(asked)));
    for (const one of players) {
      const seen = await one.until(() => {
        const now = one.see(table, players.indexOf(one));
        return now.version >= version && now;
      });
      expect(seen.info).not.toHaveProperty("undo");
    }
  });

  it("others' decisions stay where the rules are the limit, or somebody does not agree", async () => {
    const limits = await seated(server.address, ["Ann", "Bob"]);
    const strict = await playUntil(limits.players, limits.table, "others");
    expect(await strict.other.tryTo(limits.table, undo(strict.other, limits.table, 1 - strict.seat))).toMatchObject({
      code: "undo-others",
    });
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { undo: "consent" } });
    const { player, seat, other } = await playUntil(players, table, "others");
    await other.act(table, undo(other, table, 1 - seat));
    await player.act(table, { type: "answer-undo", seat, agree: false });
    await other.until(() => other.see(table, 1 - seat).info.undo === undefined);
    expect(await player.tryTo(table, { type: "answer-undo", seat, agree: true })).toMatchObject({
      code: "no-undo-asked",
    });
  });

  it("leaves a trace in the past, without what was taken back", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player, other } = await playUntil(players, table, "own");
    await player.act(table, undo(player, table, seat));
    const { body } = await other.get<{ steps: { happening: { type: string } }[] }>(
      `/api/tables/${table}/history?seat=${1 - seat}`,
    );
    const kinds = body.steps.map(({ happening }) => happening.type);
    const standing = await server.node.tables.room(table).enter(({ log }) => log?.decisions.length);
    expect(kinds.filter((kind) => kind === "decided")).toHaveLength(standing ?? -1);
    expect(kinds.at(-1)).toBe("took-back");
  });
});
