import { hashOf, newSecret } from "../secrets.ts";
import type { Database, Statement } from "../storage/database.ts";
import { Conflict } from "../storage/errors.ts";
import { type Person, REVOKED } from "./contract.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The longest time browsers keep a cookie, counted from the last visit. */
export const SESSION_DAYS = 400;
const MOST_SESSIONS = 100;

/** Whose session it is, and which. Looked up by its hash, so that timing reveals nothing about the secret. */
export interface Session {
  readonly id: string;
  readonly person: Person;
}

/** A session that exists once the statement is written. */
export function newSession(
  { db, now }: Database,
  personId: string,
  device: string,
): { secret: string; statement: Statement } {
  const secret = newSecret();
  const row = {
    hash: hashOf(secret),
    id: newSecret(12),
    person_id: personId,
    device,
    created_at: now(),
    seen_at: now(),
  };
  return { secret, statement: db.insertInto("sessions").values(row) };
}

export async function sessionOf(database: Database, secret: string): Promise<Session | undefined> {
  const now = database.now();
  const hash = hashOf(secret);
  const row = await database.db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person_id")
    .select(["sessions.id as session_id", "people.id", "people.name", "people.kind", "sessions.seen_at"])
    .where("sessions.hash", "=", hash)
    .where("sessions.seen_at", ">", now - SESSION_DAYS * DAY)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { session_id, seen_at, ...person } = row;
  if (seen_at < now - HOUR) await noteVisit(database, hash, person.id, now);
  return { id: session_id, person };
}

async function noteVisit({ db, commit }: Database, hash: string, personId: string, now: number): Promise<void> {
  await commit([
    db.updateTable("sessions").set({ seen_at: now }).where("hash", "=", hash),
    db.updateTable("people").set({ seen_at: now }).where("id", "=", personId),
  ]);
}

export async function listSessions({ db }: Database, personId: string) {
  return await db
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "seen_at"])
    .where("person_id", "=", personId)
    .orderBy("seen_at", "desc")
    .limit(MOST_SESSIONS)
    .execute();
}

/** false: there is no such session of this person. */
export async function revokeSession(database: Database, personId: string, id: string): Promise<boolean> {
  const gone = database.db.deleteFrom("sessions").where("person_id", "=", personId).where("id", "=", id);
  try {
    await database.commit([{ query: gone, rows: 1 }]);
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
  database.bus.publish(REVOKED, personId);
  return true;
}

export async function revokeOtherSessions(database: Database, { id, person }: Session): Promise<void> {
  const { db } = database;
  await database.commit([db.deleteFrom("sessions").where("person_id", "=", person.id).where("id", "!=", id)]);
  database.bus.publish(REVOKED, person.id);
}
