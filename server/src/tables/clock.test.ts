import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "@montan/engine";
import type { ActionOf, TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooser, seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { afterQuietHours, Clock } from "./clock.ts";
import { gameOf } from "./games.ts";
import { runningTime } from "./outages.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE = { type: "live", minutes: 10, increment: 20 } as const;

describe("a clock", () => {
  it("runs for all asked seats, and for nobody else", () => {
    const clock = new Clock(LIVE, 3, 0);
    clock.run([0, 2], MINUTE, []);
    expect(clock.left).toEqual([9 * MINUTE, 10 * MINUTE, 9 * MINUTE]);
    expect(clock.deadline(0, undefined, [])).toBe(10 * MINUTE);
  });

  it("adds the increment once for a turn, not again after undo", () => {
    const clock = new Clock(LIVE, 2, 0);
    clock.run([0], MINUTE, []);
    clock.pay(0, 4);
    expect(clock.left[0]).toBe(9 * MINUTE + 20_000);
    clock.takeBack(0, 3);
    clock.pay(0, 5);
    expect(clock.left[0]).toBe(9 * MINUTE + 20_000);
    clock.pay(0, 6);
    expect(clock.left[0]).toBe(9 * MINUTE + 40_000);
  });

  it("adds it again for every turn that is played again, once each", () => {
    const clock = new Clock(LIVE, 2, 0);
    for (const own of [2, 4, 6]) clock.pay(0, own);
    expect(clock.left[0]).toBe(11 * MINUTE);
    clock.takeBack(0, 3);
    for (const own of [5, 7]) clock.pay(0, own);
    expect(clock.left[0]).toBe(11 * MINUTE);
    clock.pay(0, 9);
    expect(clock.left[0]).toBe(11 * MINUTE + 20_000);
  });

  it("does not count the time in which no node ran", () => {
    const outages = [{ from: 2 * MINUTE, until: 30 * MINUTE }];
    expect(runningTime(MINUTE, 31 * MINUTE, outages)).toBe(2 * MINUTE);
    expect(runningTime(10 * MINUTE, 20 * MINUTE, outages)).toBe(0);
    const clock = new Clock(LIVE, 1, 0);
    expect(clock.deadline(0, undefined, outages)).toBe(38 * MINUTE);
    clock.run([0], 31 * MINUTE, outages);
    expect(clock.left[0]).toBe(7 * MINUTE);
    expect(clock.deadline(0, undefined, outages)).toBe(38 * MINUTE);
  });

  it("is refilled for a returning person: to a minute, or a long increment, or all the days", () => {
    const refilled = (settings: ConstructorParameters<typeof Clock>[0], passed: number) => {
      const clock = new Clock(settings, 2, 0);
      clock.run([0], passed, []);
      clock.refill(0);
      return clock.left;
    };
    expect(refilled(LIVE, 10 * MINUTE)).toEqual([MINUTE, 10 * MINUTE]);
    expect(refilled({ ...LIVE, increment: 90 }, 10 * MINUTE)[0]).toBe(90_000);
    expect(refilled(LIVE, 5 * MINUTE)[0]).toBe(5 * MINUTE);
    expect(refilled({ type: "days", days: 2 }, 47 * HOUR)[0]).toBe(48 * HOUR);
  });

  it("with days per turn is full again with every turn", () => {
    const clock = new Clock({ type: "days", days: 2 }, 1, 0);
    clock.run([0], 40 * HOUR, []);
    expect(clock.deadline(0, undefined, [])).toBe(48 * HOUR);
    clock.pay(0, 1);
    expect(clock.deadline(0, undefined, [])).toBe(88 * HOUR);
  });

  it("with days per turn has after undo what was left of that turn, and of the next one when it is played again", () => {
    const clock = new Clock({ type: "days", days: 2 }, 2, 0);
    clock.run([0], 40 * HOUR, []);
    clock.pay(0, 3);
    clock.run([0], 50 * HOUR, []);
    clock.pay(0, 6);
    clock.run([0], 51 * HOUR, []);
    clock.takeBack(0, 4);
    expect(clock.left[0]).toBe(38 * HOUR);
    clock.takeBack(0, 1);
    expect(clock.left[0]).toBe(8 * HOUR);
    clock.run([0], 53 * HOUR, []);
    clock.pay(0, 2);
    expect(clock.left[0]).toBe(38 * HOUR);
    clock.pay(0, 5);
    expect(clock.left[0]).toBe(47 * HOUR);
    clock.pay(0, 8);
    expect(clock.left[0]).toBe(48 * HOUR);
    clock.takeBack(1, 0);
    expect(clock.left[1]).toBe(48 * HOUR);
  });

  const at = (text: string) => Date.parse(text);
  it.each([
    ["in the evening", "2026-07-01T21:30:00Z", "Europe/Berlin", "2026-07-02T06:00:00Z"],
    ["in the small hours", "2026-07-02T01:15:10Z", "Europe/Berlin", "2026-07-02T06:00:00Z"],
    ["at their end", "2026-07-02T06:00:00Z", "Europe/Berlin", "2026-07-02T06:00:00Z"],
    ["in daylight", "2026-07-02T10:00:00Z", "Europe/Berlin", "2026-07-02T10:00:00Z"],
    ["in daylight elsewhere", "2026-07-01T21:30:00Z", "America/New_York", "2026-07-01T21:30:00Z"],
    ["the night summer time begins", "2026-03-28T22:00:00Z", "Europe/Berlin", "2026-03-29T06:00:00Z"],
    ["the night it ends", "2026-10-24T21:00:00Z", "Europe/Berlin", "2026-10-25T07:00:00Z"],
    ["the night it ends, after its end", "2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T07:00:00Z"],
    ["at night elsewhere", "2026-07-02T10:00:00Z", "America/New_York", "2026-07-02T12:00:00Z"],
  ])("puts a deadline %s off to the end of the quiet hours of its player", (_, due, zone, end) => {
    expect(new Date(afterQuietHours(at(due), { from: 22, to: 8 }, zone))).toEqual(new Date(at(end)));
  });
});

describe("at a table", () => {
  const folder = mkdtempSync(join(tmpdir(), "montan-clock-"));
  let server: TableServer;
  beforeAll(async () => {
    server = await startTableServer({ folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const clock = { type: "live", minutes: 0.02, increment: 0 } as const;

  it("a bot plays on when time is up, and gives the seat back when its person returns", async () => {
    const settings = { clock, substitute: "random" } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const seat = players[0]?.see(table, 0).asked[0] ?? 0;
    const [late, other] = [players[seat], players[1 - seat]];
    if (late === undefined || other === undefined) throw new Error("nobody there");
    const flag = await late.message("update", ({ happening }) => happening.type === "time-up");
    expect(flag.happening).toEqual({ type: "time-up", seat });
    await late.until(() => late.see(table, seat).info.chairs[seat]?.bot === "random");
    const version = late.see(table, seat).version;
    const decide = { type: "decide", seat, id: randomUUID(), expect: version, move: { type: "pass" } } as const;
    expect(await late.tryTo(table, decide)).toMatchObject({ code: "bot-plays" });
    await late.act(table, { type: "return", seat });
    const back = await late.until(() => {
      const { info } = late.see(table, seat);
      return info.chairs[seat]?.bot === undefined && info;
    });
    expect(back.clock?.left[seat]).toBe(MINUTE);
  });

  it("gives no time for resigning and returning before the bot has decided anything", async () => {
    const settings = { clock: { type: "live", minutes: 0.5, increment: 0 }, substitute: "random" } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const waiting = 1 - (players[0]?.see(table, 0).asked[0] ?? 0);
    const player = players[waiting];
    if (player === undefined) throw new Error("nobody there");
    await player.act(table, { type: "resign", seat: waiting });
    await player.act(table, { type: "return", seat: waiting });
    const { body } = await player.get<TableInfo>(`/api/tables/${table}`);
    expect(body.clock?.left[waiting]).toBeLessThanOrEqual(MINUTE / 2);
  });

  it("gives some for returning after it has", async () => {
    const settings = { clock: { type: "live", minutes: 0.5, increment: 0 }, substitute: "random" } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const seat = players[0]?.see(table, 0).asked[0] ?? 0;
    const player = players[seat];
    if (player === undefined) throw new Error("nobody there");
    await player.act(table, { type: "resign", seat });
    await player.message("update", ({ happening }) => happening.type === "decided" && happening.seat === seat);
    await player.act(table, { type: "return", seat });
    const { body } = await player.get<TableInfo>(`/api/tables/${table}`);
    expect(body.clock?.left[seat]).toBe(MINUTE);
  });

  it("undo in a game with days per turn restores what was left of the turn", async () => {
    const settings = { clock: { type: "days", days: 2 } } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const [ann, bob] = players as [Player, Player];
    const room = server.node.tables.room(table);
    for (;;) {
      const asked = ann.see(table, 0).asked;
      const seat = asked[0] ?? 0;
      const player = seat === 0 ? ann : bob;
      const before = (await ann.get<TableInfo>(`/api/tables/${table}`)).body.clock?.left[seat] ?? 0;
      const { info, view, version } = player.see(table, seat);
      const [move] = (gameOf(info.game) as AnyGame).legalMoves(view, seat) as ActionOf<"decide">["move"][];
      if (move === undefined) throw new Error("nothing to decide");
      const done = await player.act(table, { type: "decide", seat, id: randomUUID(), expect: version, move });
      for (const [own, one] of players.entries()) await one.until(() => one.see(table, own).version === done.version);
      const couldGoBack = await room.enter(({ log }) => (log?.undoable(seat) ?? 0) > 0);
      if (ann.see(table, 0).asked.includes(seat) || !couldGoBack) continue;
      await player.act(table, { type: "undo", seat, id: randomUUID(), expect: done.version });
      const { left } = (await ann.get<TableInfo>(`/api/tables/${table}`)).body.clock ?? { left: [] };
      expect(left[seat]).toBeLessThanOrEqual(before);
      expect(left[seat]).toBeLessThan(48 * HOUR);
      return;
    }
  });

  it("uses the quiet hours of the table's creator, and of people who return from another time zone", async () => {
    const host = new Player(server.address, "Hedda");
    const clock = { type: "days", days: 2, quiet: { from: 22, to: 8 } } as const;
    const { table } = await host.create({ game: "gluckauf", seats: 2, settings: { clock }, zone: "Europe/Berlin" });
    const zone = () => server.node.tables.room(table).enter(({ chairs }) => chairs[0]?.zone);
    expect(await zone()).toBe("Europe/Berlin");
    const { version } = await host.act(table, { type: "join", zone: "Europe/Berlin" });
    expect(version).toBe(2);
    expect(await host.act(table, { type: "join", zone: "Asia/Tokyo" })).toMatchObject({ seat: 0, version: 3 });
    expect(await zone()).toBe("Asia/Tokyo");
    expect(await host.act(table, { type: "join", seat: 0, zone: "Asia/Seoul" })).toMatchObject({ seat: 0, version: 4 });
    expect(await zone()).toBe("Asia/Seoul");
  });

  it("or the game ends without a result, if set so", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings: { clock, absence: "end" } });
    const [ann] = players;
    await ann?.until(() => ann.see(table, 0).info.ending === "unfinished");
    expect(await ann?.tryTo(table, { type: "return", seat: 0 })).toMatchObject({ code: "not-running" });
  });

  it("does not run while the server does not", async () => {
    const place = { folder: join(folder, "restarted") };
    const first = await startTableServer(place);
    const settings = { clock: { type: "live", minutes: 0.05, increment: 0 } } as const;
    const { table, players } = await seated(first.address, ["Ann", "Bob"], { settings });
    const seat = players[0]?.see(table, 0).asked[0] ?? 0;
    const player = players[seat];
    if (player === undefined) throw new Error("nobody there");
    await first.stop();
    await new Promise((resolve) => setTimeout(resolve, 3_200));
    const again = await startTableServer(place);
    player.address = again.address;
    const { body } = await player.get<TableInfo>(`/api/tables/${table}`);
    expect(body.clock?.deadlines[0]?.at).toBeGreaterThan(Date.now() + 500);
    await player.connect();
    player.subscribe(table, seat);
    const version = player.see(table, seat).version;
    const flag = await player.message("update", ({ happening }) => happening.type === "time-up");
    expect(flag.version).toBe(version + 1);
    await again.stop();
  });

  it("runs in games of two with an increment until the end, and never for bots", async () => {
    const settings = { clock: { type: "live", minutes: 5, increment: 2 } } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    await players[1]?.act(table, { type: "resign", seat: 1 });
    const [ann] = players;
    await ann?.play(table, 0, chooser("clock"));
    const info = ann?.see(table, 0).info;
    expect(info?.ending).toBe("finished");
    expect(info?.clock?.left[0]).toBeGreaterThan(5 * MINUTE);
    expect(info?.clock?.left[1]).toBeLessThanOrEqual(5 * MINUTE);
    const jobs = await server.database.db.selectFrom("jobs").selectAll().where("table_id", "=", table).execute();
    expect(jobs).toEqual([]);
  });
});
