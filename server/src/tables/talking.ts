import type { ActionOf, ChatLine, ChatPage, Done } from "@montan/protocol";
import { newSecret } from "../secrets.ts";
import type { Database } from "../storage/database.ts";
import { hostOnly, inStatus, ownSeat } from "./access.ts";
import type { Acting } from "./acts.ts";
import { LIMITS } from "./limits.ts";
import { makeLink, revokeLink } from "./links.ts";
import { refuseUnless } from "./refused.ts";
import type { Room } from "./room.ts";
import { personShown } from "./shown.ts";
import type { Table } from "./table.ts";

export type ChatRoom = ChatLine["room"];
const ROOMS: readonly ChatRoom[] = ["players", "spectators"];
/** Lines per answer. */
export const LINES = 100;
/** More than both chat rooms have together. */
const MOST_LINES = 3 * LIMITS.chatLines;

/** The chat rooms a person may read: their own, and after the end both. */
export function roomsHeard(table: Table, isSeated: boolean): readonly ChatRoom[] {
  if (table.status === "ended") return ROOMS;
  return [isSeated ? "players" : "spectators"];
}

export async function say(acting: Acting, { room: where, text }: ActionOf<"say">): Promise<Done> {
  const { table, person, room, database } = acting;
  const member = room.member(person.id);
  refuseUnless(member !== undefined, "no-table");
  refuseUnless(!table.muted.has(person.id), "muted");
  const isSeated = table.seatsOf(person.id).length > 0;
  refuseUnless(where === (isSeated ? "players" : "spectators"), "wrong-room");
  const { db } = database;
  // Each chat room has its own limit, so that nobody can fill the other one.
  const { count } = await db
    .selectFrom("chat")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("table_id", "=", table.id)
    .where("room", "=", where)
    .executeTakeFirstOrThrow();
  refuseUnless(Number(count) < LIMITS.chatLines, "too-many", { limit: LIMITS.chatLines });
  const line = (await lastLine(database, table.id)) + 1;
  await database.commit([
    db
      .insertInto("chat")
      .values({ table_id: table.id, line, room: where, person_id: person.id, at: database.now(), text }),
  ]);
  database.bus.publish("chat", table.id);
  return { version: table.version };
}

export async function deleteLine(acting: Acting, { line }: ActionOf<"delete-line">): Promise<Done> {
  const { table, person, room, database } = acting;
  hostOnly(table, person);
  const remove = database.db
    .updateTable("chat")
    .set({ text: null })
    .where("table_id", "=", table.id)
    .where("line", "=", line)
    .where("text", "is not", null);
  const there = await database.db
    .selectFrom("chat")
    .select("line")
    .where("table_id", "=", table.id)
    .where("line", "=", line)
    .where("text", "is not", null)
    .executeTakeFirst();
  refuseUnless(there !== undefined, "no-line", { line });
  await room.write(table, [{ entry: { type: "line-deleted", line } }], [remove]);
  return { version: table.version };
}

export async function mute(acting: Acting, { person: other, muted }: ActionOf<"mute">): Promise<Done> {
  const { table, person, room } = acting;
  hostOnly(table, person);
  const isKnown = room.member(other) !== undefined || table.muted.has(other);
  refuseUnless(other !== person.id && isKnown, "no-person");
  await room.write(table, [{ entry: { type: "muted", person: other, muted } }]);
  return { version: table.version };
}

export async function newLink(acting: Acting, action: ActionOf<"make-link">): Promise<Done> {
  const { table, room, database } = acting;
  const link = linkOf(acting, action);
  const secret = newSecret();
  await room.write(
    table,
    [{ entry: { type: "link", ...link, made: true } }],
    makeLink(database, table.id, link, secret),
  );
  return { version: table.version, link: secret };
}

export async function dropLink(acting: Acting, action: ActionOf<"revoke-link">): Promise<Done> {
  const { table, room, database } = acting;
  const link = linkOf(acting, action);
  await room.write(table, [{ entry: { type: "link", ...link, made: false } }], [revokeLink(database, table.id, link)]);
  return { version: table.version };
}

/**
 * Invitations and watch links belong to the host; the link of a taken seat to its person, of a free one to the host.
 */
function linkOf({ table, person }: Acting, { kind, seat }: ActionOf<"make-link" | "revoke-link">) {
  if (kind !== "seat") {
    hostOnly(table, person);
    refuseUnless(kind !== "watch" || table.settings.spectators !== "off", "no-spectators");
    return { kind };
  }
  refuseUnless(seat !== undefined && seat < table.chairs.length, "no-seat");
  if (table.chairs[seat]?.person !== undefined) ownSeat(table, person, seat);
  else {
    hostOnly(table, person);
    inStatus(table, "open");
  }
  return { kind, seat };
}

interface Lines {
  readonly rooms?: readonly ChatRoom[];
  /** The first ones after this line; without it the latest. */
  readonly since?: number;
  readonly before?: number | undefined;
  readonly limit?: number;
}

/** Lines, the oldest first. */
export async function readChat({ db }: Database, room: Room, lines: Lines = {}): Promise<ChatLine[]> {
  const { rooms = ROOMS, since = 0, before = MOST_LINES, limit = LINES } = lines;
  const rows = await db
    .selectFrom("chat")
    .selectAll()
    .where("table_id", "=", room.id)
    .where("room", "in", rooms)
    .where("line", ">", since)
    .where("line", "<", Math.min(before, MOST_LINES))
    .orderBy("line", lines.since === undefined ? "desc" : "asc")
    .limit(limit)
    .execute();
  if (rows.some(({ person_id }) => !room.members.has(person_id))) await room.readMembers();
  const told = rows.map(
    ({ line, room: where, person_id, at, text }): ChatLine => ({
      line,
      room: where,
      by: personShown(person_id, room),
      at,
      ...(text !== null && { text }),
    }),
  );
  return told.sort((one, other) => one.line - other.line);
}

/** Inside `enter`: sends listeners what they have not got, so that a new listener gets the same from here on. */
export async function tellChat(database: Database, room: Room): Promise<void> {
  if (room.events.listenerCount("chat") === 0) {
    room.heard = await lastLine(database, room.id);
    return;
  }
  let lines: ChatLine[];
  do {
    lines = await readChat(database, room, { since: room.heard });
    for (const line of lines) {
      room.heard = line.line;
      room.tellChat(line);
    }
  } while (lines.length > 0);
}

/** Lines before one, the latest page of them. */
export async function olderChat(acting: Omit<Acting, "tables">, before: number | undefined): Promise<ChatPage> {
  const { table, room, person, database } = acting;
  const rooms = roomsHeard(table, table.seatsOf(person.id).length > 0);
  const lines = await readChat(database, room, { rooms, before });
  const [first] = lines;
  return { lines, ...(lines.length === LINES && first !== undefined && { next: first.line }) };
}

async function lastLine({ db }: Database, table: string): Promise<number> {
  const last = await db
    .selectFrom("chat")
    .select(({ fn }) => fn.max("line").as("line"))
    .where("table_id", "=", table)
    .executeTakeFirst();
  return last?.line ?? 0;
}
