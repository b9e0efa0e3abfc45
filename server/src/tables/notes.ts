import type { Person } from "../people/contract.ts";
import type { Database } from "../storage/database.ts";
import { refuseUnless } from "./refused.ts";
import type { Tables } from "./tables.ts";

/** A person's private note at a table; nobody else ever sees it. */
export async function readNote(tables: Tables, person: Person, table: string): Promise<{ text: string }> {
  await atTable(tables, person, table);
  return { text: await noteOf(tables.database, table, person.id) };
}

export async function writeNote(tables: Tables, person: Person, table: string, text: string): Promise<object> {
  await atTable(tables, person, table);
  const { db, commit } = tables.database;
  const own = { table_id: table, person_id: person.id };
  await commit([
    text === ""
      ? db.deleteFrom("notes").where("table_id", "=", table).where("person_id", "=", person.id)
      : db
          .insertInto("notes")
          .values({ ...own, text })
          .onConflict((conflict) => conflict.columns(["table_id", "person_id"]).doUpdateSet({ text })),
  ]);
  return {};
}

/** Only for people of the table, so that nobody fills the database with notes about tables they merely found. */
async function atTable(tables: Tables, person: Person, id: string): Promise<void> {
  await tables.look(person, id, (_, room) => refuseUnless(room.member(person.id) !== undefined, "no-table"));
}

async function noteOf({ db }: Database, table: string, person: string): Promise<string> {
  const row = await db
    .selectFrom("notes")
    .select("text")
    .where("table_id", "=", table)
    .where("person_id", "=", person)
    .executeTakeFirst();
  return row?.text ?? "";
}
