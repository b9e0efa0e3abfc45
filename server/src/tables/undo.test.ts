import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "@montan/engine";
import type { ActionOf } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooser, seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { rewindable } from "../testing/recorder.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { gameOf } from "./games.ts";
import type { Table } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-undo-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Move = ActionOf<"decide">["move"];
type Log = NonNullable<Table["log"]>;

/** People who play at random: those of `players` by seat, until the log is as the test needs it. */
async function playUntil(
  players: readonly Player[],
  table: string,
  isSuch: (log: Log, seat: number, version: number) => boolean,
): Promise<{ seat: number; player: Player }> {
  const choose = chooser(table);
  const room = server.node.tables.room(table);
  for (let count = 0; count < 400; count++) {
    const { found, version } = await room.enter(({ log, version }) => ({
      found: [...players.keys()].find((seat) => log !== undefined && isSuch(log, seat, version)),
      version,
    }));
    for (const [seat, one] of players.entries()) await one.until(() => one.see(table, seat).version >= version);
    if (found !== undefined) return { seat: found, player: players[found] as Player };
    const asking = () => [...players.keys()].find((seat) => players[seat]?.see(table, seat).asked.includes(seat));
    const seat = (await players[0]?.until(() => asking() !== undefined && { is: asking() }))?.is ?? 0;
    const player = players[seat] as Player;
    const { info, view, version: expected } = player.see(table, seat);
    const move = choose((gameOf(info.game) as AnyGame).legalMoves(view, seat)) as Move;
    await player.act(table, { type: "decide", seat, id: randomUUID(), expect: expected, move });
  }
  throw new Error("no such moment in 400 decisions");
}

const isOwn = (log: Log, seat: number) => log.undoable(seat) > 0 && log.moments.at(-1)?.decision?.seat === seat;
const isForOthers = (log: Log, seat: number) => log.undoable(seat) === 0 && rewindable(log, seat) > 1;
const isRevealed = (log: Log, seat: number) =>
  log.moments.at(-1)?.reveals === true && log.moments.at(-1)?.decision?.seat === seat;

function undo(player: Player, table: string, seat: number, scope?: "turn"): ActionOf<"undo"> {
  const { version } = player.see(table, seat);
  return { type: "undo", seat, id: randomUUID(), expect: version, ...(scope !== undefined && { scope }) };
}

function answer(player: Player, table: string, seat: number, agree: boolean): ActionOf<"answer-undo"> {
  return { type: "answer-undo", seat, expect: player.see(table, seat).version, agree };
}

const logOf = <Value>(table: string, read: (log: Log) => Value) =>
  server.node.tables.room(table).enter(({ log }) => read(log as Log));
const settings = { undo: "consent" } as const;

describe("taking back", () => {
  it("a person's own decision within the rules: everybody sees it, once", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = await playUntil(players, table, isOwn);
    const other = players[1 - seat] as Player;
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

  it("a whole turn at once", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = await playUntil(players, table, (log, seat) => log.undoable(seat) > 1);
    const [standing, count] = await logOf(table, (log) => [log.decisions.length, log.undoable(seat)]);
    const { version } = await player.act(table, undo(player, table, seat, "turn"));
    const update = await player.until(() =>
      player.see(table, seat).updates.find(({ version: own }) => own === version),
    );
    expect(update.happening).toEqual({ type: "took-back", seat, count, consent: false });
    expect(await logOf(table, (log) => log.decisions.length)).toBe((standing ?? 0) - (count ?? 0));
  });

  it("is offered to each seat as far as it goes, and to nobody else", async () => {
    const { table, link, players } = await seated(server.address, ["Ann", "Bob"]);
    const eve = new Player(server.address, "Eve");
    await eve.act(table, { type: "join", link });
    await eve.connect();
    eve.subscribe(table);
    await eve.message("snapshot");
    const offers = new Map<string, number>();
    let decisions = 0;
    await playUntil(players, table, (log, seat, version) => {
      for (const own of players.keys()) offers.set(`${own} ${version}`, log.undoable(own));
      return log.undoable(seat) > 0 && decisions++ > 40;
    });
    for (const [seat, player] of players.entries()) {
      for (const { version, undoable = 0 } of player.see(table, seat).updates)
        expect(undoable).toBe(offers.get(`${seat} ${version}`) ?? undoable);
      player.subscribe(table, seat);
      const now = player.see(table, seat).version;
      const whole = await player.message("snapshot", ({ version }) => version === now);
      expect(whole.undoable ?? 0).toBe(offers.get(`${seat} ${now}`));
    }
    expect(new Set(offers.values()).size).toBeGreaterThan(1);
    expect(eve.frames.join()).not.toContain("undoable");
    eve.close();
  });

  it("is cancelled when somebody decides, and everybody is told", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const { seat, player } = await playUntil(players, table, isForOthers);
    await player.act(table, undo(player, table, seat));
    for (const [own, one] of players.entries()) await one.until(() => one.see(table, own).info.undo);
    const [asked] = player.see(table, seat).asked as [number];
    const decider = players[asked] as Player;
    const { info, view, version: expected } = decider.see(table, asked);
    const [move] = (gameOf(info.game) as AnyGame).legalMoves(view, asked) as [Move];
    const decision = { type: "decide", seat: asked, id: randomUUID(), expect: expected, move } as const;
    const { version } = await decider.act(table, decision);
    for (const [own, one] of players.entries()) {
      const seen = await one.until(() => one.see(table, own).version >= version && one.see(table, own));
      expect(seen.info).not.toHaveProperty("undo");
    }
  });

  it("is refused after a reveal, with the reason, whatever the table agrees on", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const { seat, player } = await playUntil(players, table, isRevealed);
    expect(await player.tryTo(table, undo(player, table, seat))).toMatchObject({ code: "undo-revealed" });
  });

  it("is refused at a table without undo", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { undo: "off" } });
    const { seat, player } = await playUntil(players, table, isOwn);
    expect(await player.tryTo(table, undo(player, table, seat))).toMatchObject({ code: "undo-off" });
  });

  it("leaves a trace in the past, without what was taken back", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = await playUntil(players, table, isOwn);
    await player.act(table, undo(player, table, seat));
    const { body } = await player.get<{ steps: { happening: { type: string } }[] }>(
      `/api/tables/${table}/history?seat=${seat}`,
    );
    const kinds = body.steps.map(({ happening }) => happening.type);
    expect(kinds.filter((kind) => kind === "decided")).toHaveLength(await logOf(table, (log) => log.decisions.length));
    expect(kinds.at(-1)).toBe("took-back");
  });
});

describe("taking back what others have decided since", () => {
  it("is not possible if the rules are the limit", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const { seat, player } = await playUntil(players, table, isForOthers);
    expect(await player.tryTo(table, undo(player, table, seat))).toMatchObject({ code: "undo-others" });
  });

  it("needs the consent of everybody at a table of three", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob", "Cid"], { settings });
    const { seat, player } = await playUntil(players, table, isForOthers);
    const [one, two] = [(seat + 1) % 3, (seat + 2) % 3];
    const [first, second] = [players[one] as Player, players[two] as Player];
    const [standing, count] = await logOf(table, (log) => [log.decisions.length, rewindable(log, seat)]);
    const action = undo(player, table, seat);
    const asked = await player.act(table, action);
    expect(asked.asked).toBe(true);
    expect(await player.act(table, action)).toEqual(asked);
    for (const [own, other] of players.entries())
      await other.until(() => other.see(table, own).version === asked.version);
    expect(first.see(table, one).info.undo).toEqual({ seat, count, waitsFor: [one, two].sort((a, b) => a - b) });
    expect(await player.tryTo(table, answer(player, table, seat, true))).toMatchObject({ code: "no-undo-asked" });
    await first.act(table, answer(first, table, one, true));
    expect(await first.tryTo(table, answer(first, table, one, true))).toMatchObject({ code: "no-undo-asked" });
    await second.until(() => second.see(table, two).info.undo?.waitsFor.join() === String(two));
    expect(await logOf(table, (log) => log.decisions.length)).toBe(standing);
    const { version } = await second.act(table, answer(second, table, two, true));
    expect(version).toBe(asked.version + 3);
    for (const [own, other] of players.entries()) {
      await other.until(() => other.see(table, own).version === version);
      expect(other.see(table, own).updates.at(-1)?.happening).toEqual({
        type: "took-back",
        seat,
        count,
        consent: true,
      });
      expect(other.see(table, own).info.undo).toBeUndefined();
      const { view } = (await other.get<{ view: unknown }>(`/api/tables/${table}/view?seat=${own}`)).body;
      expect(other.see(table, own).view).toEqual(view);
    }
    expect(await logOf(table, (log) => log.decisions.length)).toBe((standing ?? 0) - (count ?? 0));
    expect(player.see(table, seat).asked).toContain(seat);
  });

  it("does not happen if one of them disagrees; a repeated request needs new answers", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob", "Cid"], { settings });
    const { seat, player } = await playUntil(players, table, isForOthers);
    const [one, two] = [(seat + 1) % 3, (seat + 2) % 3];
    const [first, second] = [players[one] as Player, players[two] as Player];
    const { version } = await player.act(table, undo(player, table, seat));
    await Promise.all([
      first.until(() => first.see(table, one).version === version),
      second.until(() => second.see(table, two).version === version),
    ]);
    const late = answer(second, table, two, true);
    await second.act(table, answer(second, table, two, true));
    const { version: refused } = await first.act(table, answer(first, table, one, false));
    await player.until(() => player.see(table, seat).version === refused);
    expect(player.see(table, seat).info.undo).toBeUndefined();
    expect(await second.tryTo(table, late)).toMatchObject({ code: "no-undo-asked" });
    await player.act(table, undo(player, table, seat));
    expect(await second.tryTo(table, late)).toMatchObject({ code: "stale", version: refused + 1 });
    await second.until(() => second.see(table, two).version === refused + 1);
    await second.act(table, answer(second, table, two, true));
  });

  it("needs nobody's consent if all players are one person and bots", async () => {
    const ann = new Player(server.address, "Ann");
    const { table } = await ann.create({ game: "gluckauf", seats: 3, settings });
    await ann.act(table, { type: "join", seat: 1 });
    await ann.act(table, { type: "seat-bot", seat: 2, bot: "random" });
    await ann.connect();
    for (const own of [0, 1]) {
      ann.subscribe(table, own);
      await ann.message("snapshot", ({ seat }) => seat === own);
    }
    await ann.act(table, { type: "start" });
    const { seat } = await playUntil(
      [ann, ann],
      table,
      (log, own) => isForOthers(log, own) && !log.game.deciders(log.state).includes(2),
    );
    const count = await logOf(table, (log) => rewindable(log, seat));
    const done = await ann.act(table, undo(ann, table, seat));
    expect(done).not.toHaveProperty("asked");
    await ann.until(() => ann.see(table, seat).version >= done.version);
    const update = ann.see(table, seat).updates.find(({ version }) => version === done.version);
    expect(update?.happening).toEqual({ type: "took-back", seat, count, consent: true });
    ann.close();
  });
});

describe("the same id", () => {
  it("gets the same answer even if a bot plays the seat by now", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const { seat, player } = await playUntil(players, table, isForOthers);
    const action = undo(player, table, seat);
    const asked = await player.act(table, action);
    await player.act(table, { type: "resign", seat });
    expect(await player.tryTo(table, action)).toEqual(asked);
    expect(await player.tryTo(table, { ...action, id: randomUUID() })).toMatchObject({ code: "bot-plays" });
  });

  it("gets the same answer even if the game has ended", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { absence: "end" } });
    const seat = players[0]?.see(table, 0).asked[0] ?? 0;
    const player = players[seat] as Player;
    const { info, view, version } = player.see(table, seat);
    const move = (gameOf(info.game) as AnyGame).legalMoves(view, seat)[0] as Move;
    const action = { type: "decide", seat, id: randomUUID(), expect: version, move } as const;
    const done = await player.act(table, action);
    await player.act(table, { type: "resign", seat });
    expect(await player.tryTo(table, action)).toEqual(done);
    expect(await (players[1 - seat] as Player).tryTo(table, action)).toMatchObject({ code: "not-your-seat" });
  });
});
