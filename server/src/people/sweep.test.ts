import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../storage/database.ts";
import { openDatabase } from "../storage/open.ts";
import { createGuest } from "./accounts.ts";
import type { Means } from "./means.ts";
import { sweep } from "./personal-data.ts";
import { makeRecoveryKey } from "./recovery-key.ts";
import { sessionOf } from "./sessions.ts";

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

let folder: string;
let database: Database;
let means: Means;
const forgotten: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "montan-sweep-"));
  database = await openDatabase({ folder });
  const holder = { name: "tables", exportOf: async () => [], forget: async (id: string) => void forgotten.push(id) };
  means = { database, log: pino({ level: "silent" }), address: undefined, mailer: undefined, holders: [holder] };
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As if their last visit had been this many days ago. */
async function comeLast(personId: string, days: number): Promise<void> {
  const seen_at = database.now() - days * DAY;
  await database.commit([
    database.db.updateTable("people").set({ seen_at }).where("id", "=", personId),
    database.db.updateTable("sessions").set({ seen_at }).where("person_id", "=", personId),
  ]);
}

it("sessions end after 400 days, guests without one are forgotten, accounts are kept", async () => {
  const [fresh, old, ancient, account] = await Promise.all(
    ["Anna", "Berta", "Carla", "Dora"].map((name) => createGuest(means, name, "")),
  );
  if (!fresh || !old || !ancient || !account) throw new Error("four came");
  await makeRecoveryKey(means, account.person);
  await comeLast(old.person.id, 399);
  await comeLast(ancient.person.id, 401);
  await comeLast(account.person.id, 401);
  expect(await sessionOf(database, ancient.secret)).toBeUndefined();
  await sweep(means);
  expect(forgotten).toEqual([ancient.person.id]);
  expect(await sessionOf(database, old.secret)).toMatchObject({ person: { name: "Berta" } });
  const left = await database.db.selectFrom("people").select("name").orderBy("name").execute();
  expect(left.map(({ name }) => name)).toEqual(["Anna", "Berta", "Dora"]);
});

it("a visit starts the period again, noted once an hour", async () => {
  const { person, secret } = await createGuest(means, "Emma", "");
  const visit = async (days: number) => {
    await comeLast(person.id, days);
    await sessionOf(database, secret);
    const { seen_at } = await database.db
      .selectFrom("sessions")
      .select("seen_at")
      .where("person_id", "=", person.id)
      .executeTakeFirstOrThrow();
    return Math.round((database.now() - seen_at) / MINUTE);
  };
  expect([await visit(300), await visit(2 / 24), await visit(0.5 / 24)]).toEqual([0, 0, 30]);
});
