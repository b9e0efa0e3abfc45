import type { ActionOf, Done, Settings } from "@montan/protocol";
import { isBlockedBy } from "../people/conduct.ts";
import type { Person } from "../people/contract.ts";
import { distinctName } from "../people/names.ts";
import type { Statement } from "../storage/database.ts";
import { nextHost } from "./absence.ts";
import { hostOnly, inStatus, mayWatch } from "./access.ts";
import type { Acting } from "./acts.ts";
import { LIMITS } from "./limits.ts";
import { readLink } from "./links.ts";
import { Refused, refuseUnless } from "./refused.ts";
import type { Proposal } from "./room.ts";
import type { Table } from "./table.ts";

export async function join(acting: Acting, { seat, link, zone }: ActionOf<"join">): Promise<Done> {
  const { table, person, tables } = acting;
  const opened = await admit(acting, link, seat ?? "any");
  const wanted = opened?.kind === "seat" ? opened.seat : seat;
  const own = table.seatsOf(person.id)[0];
  if (wanted === undefined && own !== undefined) return settle(acting, own, zone);
  const free = wanted ?? (table.status === "open" ? freeSeat(table) : undefined);
  if (free === undefined) return watch(acting, { type: "watch", ...(link !== undefined && { link }) });
  refuseUnless(free < table.chairs.length, "no-seat", { seat: free });
  const chair = table.chairs[free];
  if (chair?.person === person.id) return settle(acting, free, zone);
  // The link of a seat opens it for anybody who has it, as long as the game lasts.
  if (opened?.kind === "seat") refuseUnless(table.status !== "ended", "not-running");
  else {
    inStatus(table, "open");
    refuseUnless(chair?.person === undefined && chair?.bot === undefined, "seat-taken", { seat: free });
  }
  await tables.checkCaps(person);
  const beside = membership(acting);
  const seated: Proposal = {
    entry: { type: "seated", seat: free, person: person.id, ...(zone !== undefined && { zone }) },
  };
  await acting.room.write(table, [seated, ...newHost(table, free, person), ...startIfFull(table, free)], beside);
  return { version: table.version, seat: free };
}

/** A person comes back to their own seat, perhaps in another time zone. */
async function settle({ table, room, person }: Acting, seat: number, zone: string | undefined): Promise<Done> {
  const chair = table.chairs[seat];
  if (zone !== undefined && zone !== chair?.zone && table.status !== "ended")
    await room.write(table, [{ entry: { type: "seated", seat, ...chair, person: person.id, zone } }]);
  return { version: table.version, seat };
}

export async function watch(acting: Acting, { link }: ActionOf<"watch">): Promise<Done> {
  const { table, room, person } = acting;
  const opened = await admit(acting, link, "none");
  const { settings } = table;
  if (settings.spectators === "off") throw new Refused("full");
  if (table.status === "ended") refuseUnless(mayWatch(settings, table.status), "full");
  if (room.member(person.id) !== undefined) return { version: table.version };
  await room.writeMembers(membership(acting, opened?.kind === "watch"));
  return { version: table.version };
}

export async function leave(acting: Acting, { seat }: ActionOf<"leave">): Promise<Done> {
  const { table, room, person, database } = acting;
  const seats = table.seatsOf(person.id).filter((own) => seat === undefined || own === seat);
  if (seats.length === 0) {
    refuseUnless(seat === undefined, "not-your-seat", { seat: seat ?? 0 });
    await room.writeMembers([await goneFrom(database, table, person.id)]);
    return { version: table.version };
  }
  inStatus(table, "open");
  const staying = table.playing.filter((own) => !seats.includes(own));
  const proposals: Proposal[] = seats.map((own) => ({ entry: { type: "left", seat: own } }));
  const end: Proposal[] =
    staying.length === 0 ? [{ entry: { type: "ended", ending: "expired" } }] : nextHost(table, staying);
  await room.write(table, [...proposals, ...end]);
  return { version: table.version };
}

export async function start(acting: Acting): Promise<Done> {
  const { table, person, room } = acting;
  inStatus(table, "open");
  hostOnly(table, person);
  refuseUnless(freeSeat(table) === undefined, "seats-empty");
  await room.write(table, [{ entry: { type: "started" } }]);
  return { version: table.version };
}

export async function seatBot(acting: Acting, { seat, bot }: ActionOf<"seat-bot">): Promise<Done> {
  const { table, person, room, tables } = acting;
  inStatus(table, "open");
  hostOnly(table, person);
  const chair = table.chairs[seat];
  refuseUnless(chair !== undefined, "no-seat", { seat });
  refuseUnless(chair.person === undefined, "seat-taken", { seat });
  await tables.checkBotCap(person, table.id);
  await room.write(table, [{ entry: { type: "seated", seat, bot } }, ...startIfFull(table, seat)]);
  return { version: table.version };
}

/** The host removes a bot or a person from a seat; the person then leaves the table. */
export async function clearSeat(acting: Acting, { seat }: ActionOf<"clear-seat">): Promise<Done> {
  const { table, person, room, database } = acting;
  inStatus(table, "open");
  hostOnly(table, person);
  const chair = table.chairs[seat];
  refuseUnless(chair?.person !== undefined || chair?.bot !== undefined, "seat-empty", { seat });
  refuseUnless(chair.person !== person.id, "own-seat", { seat });
  const { person: other } = chair;
  const beside = other !== undefined && table.seatsOf(other).length === 1 ? [putOut(database, table, other)] : [];
  await room.write(table, [{ entry: { type: "left", seat, by: person.id } }], beside);
  return { version: table.version };
}

/** Whether a person may join, to take a seat or only to watch, and by which link. */
async function admit(acting: Acting, secret: string | undefined, seat: number | "any" | "none") {
  const { table, room, person, database } = acting;
  const link = secret === undefined ? undefined : await readLink(database, table.id, secret);
  if (secret !== undefined) refuseUnless(link !== undefined, "no-link");
  if (link?.kind === "seat" && typeof seat === "number") refuseUnless(link.seat === seat, "no-link");
  if (link?.kind === "watch") refuseUnless(seat === "none", "no-link");
  const member = room.member(person.id);
  const isIn = member !== undefined && (seat === "none" || !member.watches);
  const { visibility } = table.settings satisfies Settings;
  const open = visibility === "open" || isIn || link?.kind === "seat" || link?.kind === "watch";
  refuseUnless(open || (visibility === "link" && link !== undefined), "no-table");
  if (table.seatsOf(person.id).length === 0) {
    const seated = table.chairs.flatMap(({ person: other }) => (other === undefined ? [] : [other]));
    refuseUnless(!(await isBlockedBy(database, seated, person.id)), "blocked");
  }
  return link;
}

/** A new person gets a name that nobody else at the table has. */
function membership({ table, room, person, database }: Acting, watches = false): Statement[] {
  const member = room.member(person.id);
  if (member !== undefined) {
    if (member.watches === watches) return [];
    const { db } = database;
    const row = db.updateTable("members").set({ watches: watches ? 1 : 0 });
    return [row.where("table_id", "=", table.id).where("person_id", "=", person.id)];
  }
  refuseUnless(room.members.size < LIMITS.members, "too-many", { limit: LIMITS.members });
  const others = [...room.members].filter(([id]) => id !== person.id);
  const name = distinctName(
    person.name,
    others.map(([, other]) => other.name),
  );
  return [memberRow(database, table.id, { id: person.id, name, isBot: person.kind === "bot" }, watches)];
}

export function memberRow(
  { db, now }: Acting["database"],
  table: string,
  { id, name, isBot }: { id: string; name: string; isBot: boolean },
  watches = false,
): Statement {
  const nothing = { seats: 0, asked: 0, status: "open", muted: 0, touched_at: now() } as const;
  const kinds = { watches: watches ? 1 : 0, is_bot: isBot ? 1 : 0, is_out: 0 };
  return db
    .insertInto("members")
    .values({ ...nothing, ...kinds, table_id: table, person_id: id, name })
    .onConflict((conflict) => conflict.columns(["table_id", "person_id"]).doUpdateSet({ ...kinds, name }));
}

/** Only their name stays beside what they have written, for which they can be reported. */
async function goneFrom(database: Acting["database"], table: Table, person: string): Promise<Statement> {
  const { db } = database;
  const said = await db
    .selectFrom("chat")
    .select("line")
    .where("table_id", "=", table.id)
    .where("person_id", "=", person)
    .limit(1)
    .executeTakeFirst();
  if (said !== undefined) return putOut(database, table, person);
  return db.deleteFrom("members").where("table_id", "=", table.id).where("person_id", "=", person);
}

function putOut({ db }: Acting["database"], { id }: Table, person: string): Statement {
  const row = db.updateTable("members").set({ is_out: 1 });
  return row.where("table_id", "=", id).where("person_id", "=", person);
}

/** The host is back in another session when the link of their last seat is used. */
function newHost(table: Table, seat: number, { id }: Person): Proposal[] {
  const isLast = table.seatsOf(table.host).every((own) => own === seat);
  return isLast && table.chairs[seat]?.person === table.host ? [{ entry: { type: "host", person: id } }] : [];
}

function freeSeat({ chairs }: Table): number | undefined {
  const seat = chairs.findIndex(({ person, bot }) => person === undefined && bot === undefined);
  return seat === -1 ? undefined : seat;
}

function startIfFull(table: Table, taken: number): Proposal[] {
  const isFull = table.chairs.every(
    ({ person, bot }, seat) => seat === taken || person !== undefined || bot !== undefined,
  );
  return table.settings.start === "full" && table.status === "open" && isFull ? [{ entry: { type: "started" } }] : [];
}
