import type { LinkKind } from "@montan/protocol";
import { hashOf } from "../secrets.ts";
import type { Database, Statement } from "../storage/database.ts";

export interface Link {
  readonly kind: LinkKind;
  readonly seat?: number;
}

export async function readLink({ db }: Database, table: string, secret: string): Promise<Link | undefined> {
  const row = await db
    .selectFrom("links")
    .select(["kind", "seat"])
    .where("table_id", "=", table)
    .where("hash", "=", hashOf(secret))
    .executeTakeFirst();
  return row === undefined ? undefined : { kind: row.kind, ...(row.seat !== null && { seat: row.seat }) };
}

export function revokeLink({ db }: Database, table: string, { kind, seat }: Link): Statement {
  const links = db.deleteFrom("links").where("table_id", "=", table).where("kind", "=", kind);
  return seat === undefined ? links : links.where("seat", "=", seat);
}

/** From now on the only link of its kind and seat. */
export function makeLink(database: Database, table: string, link: Link, secret: string): Statement[] {
  return [
    revokeLink(database, table, link),
    database.db.insertInto("links").values({
      table_id: table,
      hash: hashOf(secret),
      kind: link.kind,
      seat: link.seat ?? null,
      created_at: database.now(),
    }),
  ];
}
