import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runningTime } from "../tables/outages.ts";
import { bothDatabases } from "../testing/both-databases.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const CLOCK_MS = 1_200;
const ASLEEP_MS = 1_600;
const clock = { type: "live", minutes: CLOCK_MS / 60_000, increment: 0 } as const;

/** As if the computer had been asleep: nothing in this process runs. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

async function beatOf({ database }: TableServer): Promise<number> {
  const last = database.db.selectFrom("nodes").select(({ fn }) => fn.max("seen_at").as("at"));
  return (await last.executeTakeFirstOrThrow()).at ?? 0;
}

describe.each(bothDatabases())("a computer that was asleep, on %s", (_, place) => {
  let server: TableServer;
  beforeAll(async () => {
    server = await startTableServer(await place(), { beats: { everyMs: 600, silenceMs: 900 } });
  });
  afterAll(() => server.stop());

  /** A game of two whose clocks run for a short while before everything stops, just after a sign of life. */
  async function fallAsleep() {
    const [ann, bob] = [new Player(server.address, "Ann"), new Player(server.address, "Bob")];
    const { table, link } = await ann.create({ game: "gluckauf", seats: 2, settings: { clock } });
    await bob.act(table, { type: "join", link });
    await ann.connect();
    ann.subscribe(table, 0);
    await ann.message("snapshot");
    const before = await beatOf(server);
    while ((await beatOf(server)) === before);
    await ann.act(table, { type: "start" });
    sleep(ASLEEP_MS);
    return { table, ann, bob, wokenAt: server.database.now() };
  }

  it("lets nobody's time pass meanwhile", async () => {
    const { ann, wokenAt } = await fallAsleep();
    const flag = await ann.message("update", ({ happening }) => happening.type === "time-up");
    expect(flag.at).toBeGreaterThanOrEqual(wokenAt + CLOCK_MS);
    ann.close();
  });

  it("not even for a decision that comes before anything else", async () => {
    const { table, ann, bob, wokenAt } = await fallAsleep();
    await bob.act(table, { type: "abandon", seat: 1, agree: true });
    const rows = await server.database.db.selectFrom("outages").selectAll().execute();
    const outages = rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }));
    await server.node.tables.room(table).enter(({ steps, clock: face }) => {
      const startedAt = steps.find(({ entry }) => entry.type === "started")?.at ?? 0;
      const passed = runningTime(startedAt, face?.at ?? 0, outages);
      expect(passed).toBeLessThanOrEqual((face?.at ?? 0) - wokenAt);
      expect(face?.left).toContain(CLOCK_MS - passed);
    });
    ann.close();
  });
});
