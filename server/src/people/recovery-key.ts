import { randomInt } from "node:crypto";
import { hashOf } from "../secrets.ts";
import { keepIdentity } from "./accounts.ts";
import type { Person } from "./contract.ts";
import type { Means } from "./means.ts";

/** Crockford's alphabet: no letters that are confused when read aloud or written by hand. 26 of them are 130 bits. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 26;
const GROUP = /(.{4})(?=.)/g;

function newKey(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** The key however somebody writes it: lower case, other groups, an O for the zero. */
function readKey(text: string): string {
  return text
    .toUpperCase()
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
    .replace(/[^0-9A-Z]/g, "");
}

/** Makes a new key that replaces the old one; it cannot be shown again. */
export async function makeRecoveryKey(means: Means, person: Person): Promise<{ person: Person; key: string }> {
  const { db, now } = means.database;
  const key = newKey();
  const row = { hash: hashOf(key), created_at: now() };
  const kept = await keepIdentity(means, person, [
    db
      .insertInto("recovery_keys")
      .values({ ...row, person_id: person.id })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row)),
  ]);
  return { person: kept, key: key.replace(GROUP, "$1-") };
}

export async function ownerOfRecoveryKey({ database: { db } }: Means, text: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("recovery_keys")
    .select("person_id")
    .where("hash", "=", hashOf(readKey(text)))
    .executeTakeFirst();
  return row?.person_id;
}
