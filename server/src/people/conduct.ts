import type { Blocks, ReportBody, Reports } from "@montan/protocol";
import { Refusal } from "../http/refusal.ts";
import { newSecret } from "../secrets.ts";
import type { Database } from "../storage/database.ts";
import type { Person } from "./contract.ts";

const MOST_BLOCKS = 500;
const MOST_REPORTS_A_DAY = 20;
const DAY = 24 * 3_600_000;
const PAGE = 50;

/** Whether one of these people has blocked this person. */
export async function isBlockedBy({ db }: Database, people: readonly string[], person: string): Promise<boolean> {
  if (people.length === 0) return false;
  const found = await db
    .selectFrom("blocks")
    .select("person_id")
    .where("person_id", "in", people)
    .where("blocked_id", "=", person)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function blocksOf({ db }: Database, person: string): Promise<Blocks["people"]> {
  return await db
    .selectFrom("blocks")
    .innerJoin("people", "people.id", "blocks.blocked_id")
    .select(["people.id", "people.name"])
    .where("blocks.person_id", "=", person)
    .orderBy("blocks.created_at", "desc")
    .execute();
}

export async function block(database: Database, { id }: Person, other: string): Promise<void> {
  const { db, now } = database;
  if (other === id) throw new Refusal(409, "yourself");
  if (!(await isKnown(database, other))) throw new Refusal(404, "not-found");
  const blocked = await blocksOf(database, id);
  if (blocked.length >= MOST_BLOCKS) throw new Refusal(429, "too-many", { limit: MOST_BLOCKS });
  const row = { person_id: id, blocked_id: other, created_at: now() };
  await database.commit([
    db
      .insertInto("blocks")
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  ]);
}

export async function unblock({ db, commit }: Database, { id }: Person, other: string): Promise<void> {
  await commit([db.deleteFrom("blocks").where("person_id", "=", id).where("blocked_id", "=", other)]);
}

/** Only people met at a table can be reported; knowing somebody's id is not enough. */
export async function report(database: Database, { id }: Person, { person, table, line, text }: ReportBody) {
  const { db, now } = database;
  if (person === id) throw new Refusal(409, "yourself");
  const met = await db
    .selectFrom("members")
    .select("person_id")
    .where("table_id", "=", table)
    .where("person_id", "in", [id, person])
    .execute();
  if (met.length < 2) throw new Refusal(404, "not-found");
  const { count } = await db
    .selectFrom("reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("by_id", "=", id)
    .where("created_at", ">", now() - DAY)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_REPORTS_A_DAY) throw new Refusal(429, "too-many", { limit: MOST_REPORTS_A_DAY });
  const said = line === undefined ? null : await saidAt(database, table, line, person);
  const row = { id: newSecret(12), by_id: id, person_id: person, table_id: table, said, text, created_at: now() };
  await database.commit([db.insertInto("reports").values(row)]);
}

/** The latest first; `before`: the `next` of the page before. */
export async function reportsFor({ db }: Database, before: string | undefined): Promise<Reports> {
  const from =
    before === undefined
      ? undefined
      : await db.selectFrom("reports").select(["created_at", "id"]).where("id", "=", before).executeTakeFirst();
  const all = db
    .selectFrom("reports")
    .leftJoin("people as reporter", "reporter.id", "reports.by_id")
    .leftJoin("people as reported", "reported.id", "reports.person_id")
    .select(["reports.id", "by_id", "person_id", "table_id", "said", "text", "reports.created_at"])
    .select(["reporter.name as by_name", "reported.name as person_name"])
    .orderBy("reports.created_at", "desc")
    .orderBy("reports.id", "desc")
    .limit(PAGE + 1);
  const older =
    from === undefined
      ? all
      : all.where(({ eb, or, and }) =>
          or([
            eb("reports.created_at", "<", from.created_at),
            and([eb("reports.created_at", "=", from.created_at), eb("reports.id", "<", from.id)]),
          ]),
        );
  const rows = await older.execute();
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    reports: page.map(({ id, by_id, by_name, person_id, person_name, table_id, said, text, created_at }) => ({
      id,
      at: created_at,
      by: { id: by_id, name: by_name ?? "" },
      person: { id: person_id, name: person_name ?? "" },
      table: table_id,
      ...(said !== null && { said }),
      text,
    })),
    ...(last !== undefined && { next: last.id }),
  };
}

/** Everything stored here about a person, for their export. */
export async function conductOf(database: Database, person: string) {
  const reports = await database.db
    .selectFrom("reports")
    .select(["person_id", "table_id", "text", "created_at"])
    .where("by_id", "=", person)
    .execute();
  return { blocks: await blocksOf(database, person), reports };
}

/** The statements that forget these people: whom they block, who blocks them, what was reported by or about them. */
export function forgetConduct({ db }: Database, people: readonly string[]) {
  return [
    db.deleteFrom("blocks").where("person_id", "in", people),
    db.deleteFrom("blocks").where("blocked_id", "in", people),
    db.deleteFrom("reports").where("by_id", "in", people),
    db.deleteFrom("reports").where("person_id", "in", people),
  ];
}

async function isKnown({ db }: Database, person: string): Promise<boolean> {
  return (await db.selectFrom("people").select("id").where("id", "=", person).executeTakeFirst()) !== undefined;
}

async function saidAt({ db }: Database, table: string, line: number, by: string): Promise<string | null> {
  const row = await db
    .selectFrom("chat")
    .select("text")
    .where("table_id", "=", table)
    .where("line", "=", line)
    .where("person_id", "=", by)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(404, "not-found");
  return row.text;
}
