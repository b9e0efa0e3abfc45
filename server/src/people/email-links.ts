import { Refusal } from "../http/refusal.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { Statement } from "../storage/database.ts";
import { keepIdentity } from "./accounts.ts";
import type { Person } from "./contract.ts";
import { EMAIL_TEXTS } from "./email-texts.ts";
import type { Mailer } from "./mailer.ts";
import type { Means } from "./means.ts";

type Language = keyof typeof EMAIL_TEXTS;
type Purpose = "add" | "sign-in";

const LINK_MS = 30 * 60_000;

/** All common mail providers ignore case in addresses. */
export function tidyEmail(email: string): string {
  return email.trim().toLowerCase();
}

function mailerOf({ mailer }: Means): Mailer {
  if (mailer === undefined) throw new Refusal(409, "no-mail-here");
  return mailer;
}

/** Sends a link that adds an address to a person's account. */
export async function mailLinkToAdd(means: Means, person: Person, email: string, language: Language): Promise<void> {
  mailerOf(means);
  await mailLink(means, { personId: person.id, email: tidyEmail(email), purpose: "add" }, language);
}

/**
 * Sends a link to sign in, if the address belongs to an account. The caller does not learn whether it does, not even by
 * timing.
 */
export function mailLinkToSignIn(means: Means, email: string, language: Language): void {
  mailerOf(means);
  const send = async () => {
    const { db } = means.database;
    const owner = await db.selectFrom("people").select("id").where("email", "=", tidyEmail(email)).executeTakeFirst();
    if (owner === undefined) return;
    await mailLink(means, { personId: owner.id, email: tidyEmail(email), purpose: "sign-in" }, language);
  };
  send().catch((error: unknown) => means.log.debug({ err: error }, "nobody can sign in by mail just now"));
}

interface Link {
  readonly personId: string;
  readonly email: string;
  readonly purpose: Purpose;
}

/** Scanners that fetch it get only a page; the token is in the fragment, which is not sent to servers. */
async function mailLink(means: Means, { personId, email, purpose }: Link, language: Language): Promise<void> {
  const { db, now, commit } = means.database;
  const token = newSecret();
  const row = { hash: hashOf(token), person_id: personId, email, purpose, until_at: now() + LINK_MS };
  await commit([db.insertInto("email_links").values(row)]);
  const { subject, text } = EMAIL_TEXTS[language][purpose];
  try {
    await mailerOf(means).send({ to: email, subject, text: text(`${means.address}/#/email-link/${token}`) });
  } catch (error) {
    means.log.warn({ err: error }, "a mail could not be sent");
    throw new Refusal(502, "mail-not-sent");
  }
}

/** The link behind a token, and the statement that uses it up. */
export async function readLink({ database: { db, now } }: Means, token: string): Promise<Link & { used: Statement }> {
  const hash = hashOf(token);
  const row = await db
    .selectFrom("email_links")
    .selectAll()
    .where("hash", "=", hash)
    .where("until_at", ">", now())
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(403, "link-over");
  const used = { query: db.deleteFrom("email_links").where("hash", "=", hash), rows: 1 };
  return { personId: row.person_id, email: row.email, purpose: row.purpose, used };
}

export async function addEmail(
  means: Means,
  person: Person,
  { email, used }: Link & { used: Statement },
): Promise<Person> {
  const { db } = means.database;
  const owner = await db.selectFrom("people").select("id").where("email", "=", email).executeTakeFirst();
  if (owner !== undefined && owner.id !== person.id) throw new Refusal(409, "email-taken");
  return await keepIdentity(means, person, [used, db.updateTable("people").set({ email }).where("id", "=", person.id)]);
}
