import { Refusal } from "../http/refusal.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { Database } from "../storage/database.ts";
import { commitNamed, insertPerson } from "./accounts.ts";
import { type Person, REVOKED } from "./contract.ts";
import type { Means } from "./means.ts";
import { tidyName } from "./names.ts";

const MOST_BOTS = 5;
const BEARER = "Bearer ";

/** Tokens have a recognizable prefix, for people who find one and for programs that scan for leaked ones. */
const newToken = () => `montan_bot_${newSecret()}`;

export async function botOfToken({ db }: Database, authorization: string): Promise<Person | undefined> {
  if (!authorization.startsWith(BEARER)) return undefined;
  return await db
    .selectFrom("bot_tokens")
    .innerJoin("people", "people.id", "bot_tokens.person_id")
    .select(["people.id", "people.name", "people.kind"])
    .where("bot_tokens.hash", "=", hashOf(authorization.slice(BEARER.length)))
    .executeTakeFirst();
}

export async function botsOf({ db }: Database, ownerId: string) {
  return await db
    .selectFrom("people")
    .select(["id", "name", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .execute();
}

export async function createBot(means: Means, owner: Person, name: string): Promise<{ person: Person; token: string }> {
  if (owner.kind !== "account") throw new Refusal(403, "account-needed");
  const bots = await botsOf(means.database, owner.id);
  if (bots.length >= MOST_BOTS) throw new Refusal(429, "too-many", { limit: MOST_BOTS });
  const person: Person = { id: newSecret(12), name: tidyName(name), kind: "bot" };
  const token = newToken();
  const { db } = means.database;
  await commitNamed(means, person, [
    insertPerson(means, person, owner.id),
    db.insertInto("bot_tokens").values({ person_id: person.id, hash: hashOf(token) }),
  ]);
  return { person, token };
}

export async function botOf({ database: { db } }: Means, owner: Person, id: string): Promise<Person> {
  const bot = await db
    .selectFrom("people")
    .select(["id", "name", "kind"])
    .where("id", "=", id)
    .where("owner_id", "=", owner.id)
    .executeTakeFirst();
  if (bot === undefined) throw new Refusal(404, "not-found");
  return bot;
}

/** The previous token stops working at once on every node. */
export async function renewToken(means: Means, bot: Person): Promise<string> {
  const token = newToken();
  const { db, bus, commit } = means.database;
  const query = db
    .updateTable("bot_tokens")
    .set({ hash: hashOf(token) })
    .where("person_id", "=", bot.id);
  await commit([{ query, rows: 1 }]);
  bus.publish(REVOKED, bot.id);
  return token;
}
