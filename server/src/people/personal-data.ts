import { proofsOf } from "./accounts.ts";
import { botsOf } from "./bot-accounts.ts";
import { conductOf, forgetConduct } from "./conduct.ts";
import { REVOKED } from "./contract.ts";
import type { Means } from "./means.ts";
import { listSessions, SESSION_DAYS } from "./sessions.ts";

const DAY = 24 * 3_600_000;
/** Guests whose last browser was signed out. */
const GUEST_DAYS = 30;
const AT_ONCE = 100;

/** Everything the server knows about a person, as JSON. */
export async function exportOf(means: Means, personId: string): Promise<Record<string, unknown>> {
  const { database, holders } = means;
  const [person, sessions, { passkeys, recoveryKey }, bots, conduct] = await Promise.all([
    database.db
      .selectFrom("people")
      .select(["id", "kind", "name", "email", "created_at", "seen_at", "preferences"])
      .where("id", "=", personId)
      .executeTakeFirst(),
    listSessions(database, personId),
    proofsOf(means, personId),
    botsOf(database, personId),
    conductOf(database, personId),
  ]);
  const others = await Promise.all(
    holders.map(async (holder) => [holder.name, await holder.exportOf(personId)] as const),
  );
  return { person, sessions, passkeys, recoveryKey, bots, ...conduct, ...Object.fromEntries(others) };
}

/** Other parts delete first: if this is interrupted, the person still exists and can request it again. */
export async function forget(means: Means, personId: string): Promise<void> {
  const { database, holders } = means;
  const { db, bus } = database;
  const ids = [...(await botsOf(database, personId)).map(({ id }) => id), personId];
  for (const id of ids) for (const holder of holders) await holder.forget(id);
  await database.commit([
    ...(["sessions", "passkeys", "recovery_keys", "challenges", "email_links", "bot_tokens"] as const).map((rows) =>
      db.deleteFrom(rows).where("person_id", "in", ids),
    ),
    ...forgetConduct(database, ids),
    db.deleteFrom("people").where("id", "in", ids),
  ]);
  for (const id of ids) bus.publish(REVOKED, id);
}

/** Removes what has expired: old sessions, links, passkey challenges, and guests without a session. */
export async function sweep(means: Means): Promise<void> {
  const { db, commit, now } = means.database;
  await commit([
    db.deleteFrom("challenges").where("until_at", "<", now()),
    db.deleteFrom("email_links").where("until_at", "<", now()),
    db.deleteFrom("sessions").where("seen_at", "<", now() - SESSION_DAYS * DAY),
  ]);
  const gone = await db
    .selectFrom("people")
    .select("id")
    .where("kind", "=", "guest")
    .where("seen_at", "<", now() - GUEST_DAYS * DAY)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("sessions").select("hash").whereRef("sessions.person_id", "=", "people.id"))),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { id } of gone) await forget(means, id);
}
