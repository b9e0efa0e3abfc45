import { Refusal } from "../http/refusal.ts";
import { newSecret } from "../secrets.ts";
import type { Statement } from "../storage/database.ts";
import { Conflict } from "../storage/errors.ts";
import type { Person } from "./contract.ts";
import type { Means } from "./means.ts";
import { isReserved, nameKey, tidyName } from "./names.ts";
import { newSession } from "./sessions.ts";

/** A new person with a name and a session. */
export async function createGuest({ database }: Means, name: string, device: string) {
  const person: Person = { id: newSecret(12), name: tidyName(name), kind: "guest" };
  const { secret, statement } = newSession(database, person.id, device);
  await database.commit([insertPerson({ database }, person), statement]);
  return { person, secret };
}

export function insertPerson({ database: { db, now } }: Pick<Means, "database">, person: Person, ownerId?: string) {
  return db.insertInto("people").values({
    ...person,
    name_key: person.kind === "guest" ? null : accountKey(person.name),
    email: null,
    owner_id: ownerId ?? null,
    created_at: now(),
    seen_at: now(),
    preferences: null,
  });
}

/** The name's key, which is unique on this server. */
function accountKey(name: string): string {
  if (isReserved(name)) throw new Refusal(409, "name-taken", { name });
  return nameKey(name);
}

export async function rename(means: Means, person: Person, text: string): Promise<Person> {
  const name = tidyName(text);
  const name_key = person.kind === "guest" ? null : accountKey(name);
  const { db } = means.database;
  const changed = db.updateTable("people").set({ name, name_key }).where("id", "=", person.id);
  await commitNamed(means, { ...person, name }, [changed]);
  return { ...person, name };
}

/**
 * Stores a way to sign in; with the first one a guest becomes an account and keeps all games, if the name is still
 * free.
 */
export async function keepIdentity(means: Means, person: Person, proof: readonly Statement[]): Promise<Person> {
  if (person.kind !== "guest") {
    await commitNamed(means, person, proof);
    return person;
  }
  const named = { kind: "account", name_key: accountKey(person.name) } as const;
  const query = means.database.db
    .updateTable("people")
    .set(named)
    .where("id", "=", person.id)
    .where("kind", "=", "guest");
  await commitNamed(means, person, [{ query, rows: 1 }, ...proof]);
  return { ...person, kind: "account" };
}

/** A conflict is either about the name, or another request (perhaps of the same person) was faster. */
export async function commitNamed({ database }: Means, person: Person, unit: readonly Statement[]): Promise<void> {
  try {
    await database.commit(unit);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const other = await database.db
      .selectFrom("people")
      .select("id")
      .where("name_key", "=", nameKey(person.name))
      .where("id", "!=", person.id)
      .executeTakeFirst();
    if (other !== undefined) throw new Refusal(409, "name-taken", { name: person.name });
    throw new Refusal(409, "try-again");
  }
}

/** The person's ways to sign in, apart from open sessions. */
export async function proofsOf({ database: { db } }: Means, personId: string) {
  const [passkeys, recoveryKey, row] = await Promise.all([
    db
      .selectFrom("passkeys")
      .select(["id", "device", "created_at", "used_at"])
      .where("person_id", "=", personId)
      .orderBy("created_at")
      .execute(),
    db.selectFrom("recovery_keys").select("created_at").where("person_id", "=", personId).executeTakeFirst(),
    db.selectFrom("people").select("email").where("id", "=", personId).executeTakeFirst(),
  ]);
  return { passkeys, recoveryKey, email: row?.email ?? undefined };
}

/** An account without a way to sign in would be lost with its last browser. */
export async function refuseLastProof(means: Means, personId: string): Promise<void> {
  const { passkeys, recoveryKey, email } = await proofsOf(means, personId);
  const count = passkeys.length + (recoveryKey === undefined ? 0 : 1) + (email === undefined ? 0 : 1);
  if (count <= 1) throw new Refusal(409, "last-proof");
}
