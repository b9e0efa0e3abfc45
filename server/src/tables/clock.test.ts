import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooser, seated } from "../testing/games.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { afterQuietHours, Clock } from "./clock.ts";
import { runningTime } from "./outages.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE = { type: "live", minutes: 10, increment: 20 } as const;

describe("a clock", () => {
  it("runs for every asked seat at once, and for nobody else", () => {
    const clock = new Clock(LIVE, 3, 0);
    clock.run([0, 2], MINUTE, []);
    expect(clock.left).toEqual([9 * MINUTE, 10 * MINUTE, 9 * MINUTE]);
    expect(clock.deadline(0, undefined, [])).toBe(10 * MINUTE);
  });

  it("brings the increment once for a turn, not again after taking back", () => {
    const clock = new Clock(LIVE, 2, 0);
    clock.run([0], MINUTE, []);
    clock.pay(0, 4);
    expect(clock.left[0]).toBe(9 * MINUTE + 20_000);
    clock.pay(0, 4);
    expect(clock.left[0]).toBe(9 * MINUTE + 20_000);
    clock.pay(0, 5);
    expect(clock.left[0]).toBe(9 * MINUTE + 40_000);
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

  it("of days is full again with every turn", () => {
    const clock = new Clock({ type: "days", days: 2 }, 1, 0);
    clock.run([0], 40 * HOUR, []);
    expect(clock.deadline(0, undefined, [])).toBe(48 * HOUR);
    clock.pay(0, 1);
    expect(clock.deadline(0, undefined, [])).toBe(88 * HOUR);
  });

  const at = (text: string) => Date.parse(text);
  it.each([
    ["in the evening", "2026-07-01T21:30:00Z", "Europe/Berlin", "2026-07-02T06:00:00Z"],
    ["in the small hours", "2026-07-02T01:15:10Z", "Europe/Berlin", "2026-07-02T06:00:00Z"],
    ["at their end", "2026-07-02T06:00:00Z", "Europe/Berlin", "2026-07-02T06:00:00Z"],
    ["in daylight", "2026-07-02T10:00:00Z", "Europe/Berlin", "2026-07-02T10:00:00Z"],
    ["in daylight elsewhere", "2026-07-01T21:30:00Z", "America/New_York", "2026-07-01T21:30:00Z"],
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

  it("a bot plays on when time is up, and gives the seat back to whoever returns", async () => {
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

  it("or the game ends without a result, as agreed", async () => {
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
