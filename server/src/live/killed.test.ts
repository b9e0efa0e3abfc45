import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame } from "@montan/engine";
import type { ActionOf } from "@montan/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { gameOf } from "../tables/games.ts";
import { chooser, seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { startProcess, type TableProcess } from "../testing/processes.ts";

const KILLS = process.env.MONTAN_LONG === "1" ? 12 : 2;
const running: TableProcess[] = [];
let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "montan-killed-"));
  postgres = await startPostgres();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.kill()));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function started(place: { folder: string; url?: string }, under: readonly string[] = []): Promise<TableProcess> {
  const one = await startProcess(place, under);
  running.push(one);
  return one;
}

interface Acknowledged {
  readonly action: ActionOf<"decide">;
  readonly version: number;
  readonly player: Player;
}

/** Decides over HTTP as fast as possible until the game is over or the server gone, and notes what was acknowledged. */
async function decideUntilGone(players: readonly Player[], table: string, done: Acknowledged[]): Promise<void> {
  const choose = chooser(table);
  try {
    for (let before = -1; before < done.length; ) {
      before = done.length;
      for (const [seat, player] of players.entries()) {
        const { body } = await player.get<{ version: number; moves: unknown[] }>(
          `/api/tables/${table}/moves?seat=${seat}`,
        );
        if (body.moves.length === 0) continue;
        const move = choose(body.moves) as Record<string, unknown>;
        const action = { type: "decide", seat, id: randomUUID(), expect: body.version, move } as const;
        const { version } = await player.act(table, action);
        done.push({ action, version, player });
      }
    }
  } catch {
    // Killed in the middle of it: whether the last decision counts is unknown.
  }
}

const PLACES = {
  SQLite: async () => ({ folder: mkdtempSync(join(folder, "sqlite-")) }),
  PostgreSQL: async () => ({ folder, url: await postgres.fresh() }),
} as const;

describe.each(Object.entries(PLACES))("a server on %s killed in the middle of games", (_, place) => {
  it("has everything it has acknowledged, gives the same answers again, and plays on to the end", async () => {
    const where = await place();
    let server = await started(where);
    const tables = await Promise.all([1, 2, 3].map((each) => seated(server.address, [`Ann${each}`, `Bob${each}`])));
    const done = tables.map((): Acknowledged[] => []);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = done.flat().length;
      const games = tables.map(({ players, table }, index) => decideUntilGone(players, table, done[index] ?? []));
      const enough = () => done.flat().length >= before + 15;
      let over = false;
      void Promise.all(games).then(() => {
        over = true;
      });
      while (!enough() && !over) await new Promise((resolve) => setTimeout(resolve, 5));
      await server.kill();
      await Promise.all(games);
      server = await started(where);
      for (const { players } of tables) for (const player of players) player.address = server.address;
      for (const [index, { table }] of tables.entries()) {
        for (const { player, action, version } of done[index] ?? []) {
          expect(await player.act(table, action)).toEqual({ version });
        }
      }
    }
    const [{ table, players } = { table: "", players: [] }] = tables;
    await Promise.all(
      players.map(async (player, seat) => {
        await player.connect();
        // What was missed arrives in order, without gaps (the player checks that), or as a snapshot.
        player.subscribe(table, seat, player.see(table, seat).version);
        await player.play(table, seat, chooser(`end ${seat}`));
      }),
    );
    expect(players[0]?.see(table, 0).info.ending).toBe("finished");
  });
});

describe("two nodes on one PostgreSQL", () => {
  it("play one game together; one dies, and the other continues with its people and its bots", async () => {
    const where = { folder, url: await postgres.fresh() };
    const [one, two] = await Promise.all([started(where), started(where)]);
    const ann = new Player(one.address, "Ann");
    const bob = new Player(two.address, "Bob");
    const { table, link } = await ann.create({ game: "gluckauf", seats: 3 });
    await bob.act(table, { type: "join", link });
    await ann.act(table, { type: "seat-bot", seat: 2, bot: "random" });
    for (const [seat, player] of [ann, bob].entries()) {
      await player.connect();
      player.subscribe(table, seat);
      await player.message("snapshot");
    }
    await ann.act(table, { type: "start" });
    const game = gameOf("gluckauf") as AnyGame;
    expect(game.seats.max).toBe(4);
    const bobPlays = bob.play(table, 1, chooser("bob"));
    const annPlays = ann.play(table, 0, chooser("ann")).catch(() => "killed");
    await bob.until(() => bob.see(table, 1).version > 60);
    await one.kill();
    expect(await annPlays).toBe("killed");
    ann.address = two.address;
    await ann.connect();
    ann.subscribe(table, 0, ann.see(table, 0).version);
    await Promise.all([bobPlays, ann.play(table, 0, chooser("ann again"))]);
    expect(ann.see(table, 0).info.ending).toBe("finished");
    expect(bob.see(table, 1).version).toBe(ann.see(table, 0).version);
  });
});

const NO_STRACE = "there is no strace here, and nothing else sees the order in which the kernel was called";

interface Traced {
  /** Lines of the trace where the call began and where it ended. */
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly text: string;
}

/** The calls of a trace; one that another thread interrupted is put together again. */
function callsIn(trace: string): Traced[] {
  const begun = new Map<string, { from: number; name: string; text: string }>();
  return trace.split("\n").flatMap((line, at): Traced[] => {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const before = begun.get(thread);
    if (rest.startsWith("<...") && before !== undefined) {
      begun.delete(thread);
      return [{ ...before, to: at, text: before.text + rest }];
    }
    const name = /^\w+/.exec(rest)?.[0] ?? "";
    if (!rest.includes("<unfinished ...>")) return [{ from: at, to: at, name, text: rest }];
    begun.set(thread, { from: at, name, text: rest });
    return [];
  });
}

// Linux only: strace shows the order of calls.
it("no decision is acknowledged or broadcast before it is on disk", async ({ skip }) => {
  if (spawnSync("strace", ["-V"]).status !== 0) skip(NO_STRACE);
  const trace = join(folder, "trace");
  // Whole pages of the database, and the file of each call.
  const options = ["-f", "-y", "-s", "5000", "-e", "trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg"];
  const server = await started({ folder: join(folder, "traced") }, ["strace", ...options, "-o", trace]);
  const { table, players } = await seated(server.address, ["Ann", "Bob"]);
  const done: { id: string; version: number }[] = [];
  const choose = chooser("traced");
  while (done.length < 20) {
    for (const [seat, player] of players.entries()) {
      const { body } = await player.get<{ version: number; moves: unknown[] }>(
        `/api/tables/${table}/moves?seat=${seat}`,
      );
      if (body.moves.length === 0) continue;
      const move = choose(body.moves) as Record<string, unknown>;
      const id = randomUUID();
      const { version } = await player.act(table, { type: "decide", seat, id, expect: body.version, move });
      await player.until(() => player.see(table, seat).version >= version);
      done.push({ id, version });
    }
  }
  await server.kill();
  const calls = callsIn(readFileSync(trace, "utf8"));
  const onLog = calls.filter(({ text }) => /^\w+\(\d+<[^>]*montan\.sqlite-wal>/.test(text));
  const sockets = calls.filter(({ text }) => /^\w+\(\d+<(socket|TCP)/.test(text));
  for (const { id, version } of done) {
    const written = onLog.find(({ name, text }) => name === "pwrite64" && text.includes(id));
    expect(written, `version ${version} is written`).toBeDefined();
    const synced = onLog.find(
      ({ name, from, text }) => /^f(data)?sync$/.test(name) && from > (written?.to ?? 0) && text.endsWith("= 0"),
    );
    expect(synced, `version ${version} is on the disk`).toBeDefined();
    // The answer, and the broadcast to both seats.
    const told = sockets.filter(
      ({ text }) =>
        text.includes(String.raw`{\"version\":${version}}`) ||
        (text.includes(String.raw`\"type\":\"update\"`) && text.includes(String.raw`\"version\":${version},`)),
    );
    expect(told.length, `version ${version} is told`).toBeGreaterThanOrEqual(2);
    for (const { from } of told) expect(from, `version ${version} in the trace`).toBeGreaterThan(synced?.to ?? from);
  }
});
