import type { ReminderSettings } from "@montan/protocol";
import type { Database, Statement } from "../storage/database.ts";
import { afterQuietHours } from "../tables/clock.ts";

const MINUTE = 60_000;

const USUAL: ReminderSettings = { delay: 15, zone: "UTC", language: "en" };

/** The settings of a person, and when they were last changed. */
export interface KnownSettings {
  readonly settings: ReminderSettings;
  readonly changedAt: number;
}

export async function settingsOf({ db }: Database, person: string): Promise<KnownSettings> {
  const row = await db.selectFrom("reminder_settings").selectAll().where("person_id", "=", person).executeTakeFirst();
  if (row === undefined) return { settings: USUAL, changedAt: 0 };
  const { delay, quiet_from: from, quiet_to: to, zone, language, changed_at } = row;
  const quiet = from !== null && to !== null && { quiet: { from, to } };
  return { settings: { delay, zone, language, ...quiet }, changedAt: changed_at };
}

export async function writeSettings(database: Database, person: string, settings: ReminderSettings): Promise<void> {
  await database.commit(settingStatements(database, person, settings));
}

/** After a channel was added: the tables that wait for the person are checked again, and delays count from now. */
export function touchSettings(database: Database, person: string): Statement[] {
  return settingStatements(database, person);
}

/** Without settings: the existing row only gets a new time. */
function settingStatements({ db, now }: Database, person: string, given?: ReminderSettings): Statement[] {
  const { delay, quiet, zone, language } = given ?? USUAL;
  const changed_at = now();
  const values = { delay, quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null, zone, language, changed_at };
  return [
    db
      .insertInto("reminder_settings")
      .values({ person_id: person, ...values })
      .onConflict((conflict) =>
        conflict.column("person_id").doUpdateSet(given === undefined ? { changed_at } : values),
      ),
    db
      .updateTable("questions")
      .set({ due_at: changed_at })
      .where("person_id", "=", person)
      .where("told", "=", "")
      .where("attempts", "=", 0),
  ];
}

/** When a question asked at that time may remind, by these settings; `now`: at once. */
export function dueAt({ settings, changedAt }: KnownSettings, askedAt: number, now: number): number {
  const { delay, quiet, zone } = settings;
  return afterQuietHours(Math.max(askedAt + delay * MINUTE, changedAt + delay * MINUTE, now), quiet, zone);
}
