import type { Channel, PushBody } from "@montan/protocol";
import { Refusal } from "../http/refusal.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { Database, Statement } from "../storage/database.ts";
import { MOST_CHANNELS } from "./limits.ts";
import type { ReminderRows } from "./schema.ts";
import { touchSettings } from "./settings.ts";

const DAY = 24 * 3_600_000;
/** How long the link in a confirmation mail is valid. */
const CONFIRM_MS = DAY;

type Row = ReminderRows["reminder_channels"];
type Problem = NonNullable<Channel["problem"]>["code"];

export type Target =
  | ({ readonly kind: "push" } & PushBody)
  | { readonly kind: "mail"; readonly email: string }
  | { readonly kind: "webhook"; readonly url: string };

export interface KnownChannel {
  readonly person: string;
  readonly id: string;
  readonly target: Target;
  readonly state: Row["state"];
  readonly origin: string;
}

/** The sessions a channel depends on: only push belongs to one. */
interface Owner {
  readonly person: string;
  readonly session: string;
}

export interface NewChannel {
  readonly target: Target;
  readonly label: string;
  /** The key to look it up by. */
  readonly key: string;
  readonly state: "on" | "asked";
  readonly origin: string;
}

/** The same target again replaces the existing channel; returns its id. */
export async function addChannel(database: Database, owner: Owner, channel: NewChannel): Promise<string> {
  const { db, commit, now } = database;
  const { target, label, state, origin } = channel;
  const { kind } = target;
  const key = hashOf(channel.key);
  const own = await db.selectFrom("reminder_channels").selectAll().where("person_id", "=", owner.person).execute();
  const same = own.find((row) => row.kind === kind && (kind === "mail" || row.key === key));
  const others = own.filter((row) => row.kind === kind && row !== same);
  if (others.length >= MOST_CHANNELS[kind]) throw new Refusal(429, "too-many", { limit: MOST_CHANNELS[kind] });
  const id = newSecret(12);
  const row: Row = {
    person_id: owner.person,
    id,
    kind,
    label,
    target: JSON.stringify(target),
    key,
    session_id: kind === "push" ? owner.session : null,
    state,
    origin,
    created_at: now(),
    problem: null,
    problem_at: null,
  };
  // A browser belongs to whoever is signed in there now.
  const taken = db.deleteFrom("reminder_channels").where("kind", "=", "push").where("key", "=", key);
  const replaced =
    same && db.deleteFrom("reminder_channels").where("person_id", "=", owner.person).where("id", "=", same.id);
  await commit([
    ...(kind === "push" ? [taken] : []),
    ...(replaced === undefined ? [] : [replaced]),
    db.insertInto("reminder_channels").values(row),
    ...touchSettings(database, owner.person),
  ]);
  return id;
}

/** The address is confirmed: from now on reminders go there. undefined: the token is unknown or too old. */
export async function confirmMail(database: Database, token: string): Promise<string | undefined> {
  const { db, commit, now } = database;
  const row = await db
    .selectFrom("reminder_channels")
    .selectAll()
    .where("key", "=", hashOf(token))
    .where("kind", "=", "mail")
    .where("state", "=", "asked")
    .where("created_at", ">", now() - CONFIRM_MS)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { person_id, id, target } = row;
  const { email } = JSON.parse(target) as { email: string };
  const on = ofChannel(database, person_id, id).set({ state: "on", key: hashOf(email) });
  await commit([{ query: on, rows: 1 }, ...touchSettings(database, person_id)]);
  return email;
}

export async function removeChannel({ db }: Database, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("reminder_channels")
    .where("person_id", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Stops the mails, for anybody with the link from one. */
export async function stopMail({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom("reminder_channels").where("id", "=", id).where("kind", "=", "mail").execute();
}

/** A browser that its person has signed out of gets nothing more. */
async function forgetSignedOut({ db }: Database, person: string): Promise<void> {
  const signedIn = db.selectFrom("sessions").select("id").where("person_id", "=", person);
  await db
    .deleteFrom("reminder_channels")
    .where("person_id", "=", person)
    .where("kind", "=", "push")
    .where("session_id", "not in", signedIn)
    .execute();
}

/** Channels that messages may go to. */
export async function channelsInUse(database: Database, person: string): Promise<KnownChannel[]> {
  await forgetSignedOut(database, person);
  const rows = await database.db
    .selectFrom("reminder_channels")
    .selectAll()
    .where("person_id", "=", person)
    .where("state", "=", "on")
    .execute();
  return rows.map(knownChannel);
}

export async function channelById({ db }: Database, person: string, id: string): Promise<KnownChannel | undefined> {
  const row = await db
    .selectFrom("reminder_channels")
    .selectAll()
    .where("person_id", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && knownChannel(row);
}

function knownChannel({ person_id, id, target, state, origin }: Row): KnownChannel {
  return { person: person_id, id, target: JSON.parse(target) as Target, state, origin };
}

export async function listChannels(database: Database, { person, session }: Owner): Promise<Channel[]> {
  await forgetSignedOut(database, person);
  const rows = await database.db
    .selectFrom("reminder_channels")
    .selectAll()
    .where("person_id", "=", person)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, kind, label, state, session_id, created_at, problem, problem_at }) => ({
    id,
    kind,
    label,
    state,
    here: session_id === session,
    createdAt: created_at,
    ...(problem !== null && { problem: { code: problem as Problem, at: problem_at ?? 0 } }),
  }));
}

/** The result of the last message; `ends`: no more are sent there. A browser that is gone is forgotten. */
export async function noteDelivery(
  database: Database,
  { person, id, target }: KnownChannel,
  problem: Problem | undefined,
  ends: boolean,
): Promise<void> {
  if (ends && target.kind === "push") return void (await removeChannel(database, person, id));
  const noted = { problem: problem ?? null, problem_at: problem === undefined ? null : database.now() };
  await ofChannel(database, person, id)
    .set(ends ? { ...noted, state: "ended" as const } : noted)
    .execute();
}

function ofChannel({ db }: Database, person: string, id: string) {
  return db.updateTable("reminder_channels").where("person_id", "=", person).where("id", "=", id);
}

export function forgetChannels({ db }: Database, person: string): Statement[] {
  return [
    db.deleteFrom("reminder_channels").where("person_id", "=", person),
    db.deleteFrom("reminder_settings").where("person_id", "=", person),
    db.deleteFrom("questions").where("person_id", "=", person),
  ];
}
