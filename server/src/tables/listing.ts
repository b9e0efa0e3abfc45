import type { Chair, List, Listed, ListName, SeatedPerson } from "@montan/protocol";
import type { Person } from "../people/contract.ts";
import type { Database } from "../storage/database.ts";
import { refuseUnless } from "./refused.ts";
import type { Drawn, Summary } from "./rows.ts";
import type { Table } from "./table.ts";

const PAGE = 50;

/**
 * Published on the bus after lists have changed: a table, whether its line in public lists has changed, and its people.
 */
export const LISTED = "listed";

export interface ListedHint {
  readonly table: string;
  readonly isPublic: boolean;
  readonly people: readonly string[];
}

export function hintText({ table, isPublic, people }: ListedHint): string {
  return [table, isPublic ? "public" : "own", ...people].join(" ");
}

export function readHint(text: string): ListedHint {
  const [table = "", audience, ...people] = text.split(" ");
  return { table, isPublic: audience === "public", people };
}

/** The people in whose lists the table's line has changed; `isPlain`: nothing but decisions happened. */
export function hintFor(table: Table, before: Drawn, after: Drawn, isPlain: boolean): ListedHint | undefined {
  if (isPlain && table.status !== "ended" && before.asked.join() === after.asked.join()) return undefined;
  const people = [...new Set([...before.members.keys(), ...after.members.keys()])];
  return { table: table.id, isPublic: table.settings.visibility === "open", people };
}

export function belongs(list: ListName, { status, settings, mine }: Listed): boolean {
  if (list === "mine") return mine.length > 0 && status !== "ended";
  return settings.visibility === "open" && status === list;
}

/** Tables that anybody may join or watch, the latest first. */
export async function publicTables(
  database: Database,
  person: Person,
  status: "open" | "running",
  before?: string,
): Promise<List> {
  const [, touched, id] = placeOf(before);
  const rows = await listed(database)
    .where("tables.visibility", "=", "open")
    .where("tables.status", "=", status)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("tables.touched_at", "tables.id"), "<", tuple(touched, id)))
    .orderBy("tables.touched_at", "desc")
    .orderBy("tables.id", "desc")
    .limit(PAGE)
    .execute();
  return page(database, person, rows);
}

/** The person's own tables; those that wait for them first. */
export async function tablesOf(database: Database, person: Person, ended: boolean, before?: string): Promise<List> {
  const place = placeOf(before);
  const rows = await listed(database)
    .innerJoin("members", "members.table_id", "tables.id")
    .select("members.asked")
    .where("members.person_id", "=", person.id)
    .where("members.seats", ">", 0)
    .where("tables.status", ended ? "=" : "!=", "ended")
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("members.asked", "tables.touched_at", "tables.id"), "<", tuple(...place)),
    )
    .orderBy("members.asked", "desc")
    .orderBy("tables.touched_at", "desc")
    .orderBy("tables.id", "desc")
    .limit(PAGE)
    .execute();
  return page(database, person, rows);
}

/** One table as a line of a list, for this person. */
export async function lineOf(database: Database, id: string): Promise<((person: Person) => Listed) | undefined> {
  const rows = await listed(database).where("tables.id", "=", id).execute();
  const [line] = await lines(database, rows);
  return line;
}

async function page(database: Database, person: Person, rows: readonly ListedRow[]): Promise<List> {
  const tables = (await lines(database, rows)).map((line) => line(person));
  const last = rows.at(-1);
  return { tables, ...(rows.length === PAGE && last !== undefined && { next: nextOf(last) }) };
}

/** Where the next page starts: after this line, in the order of the lists. */
function nextOf({ asked = 0, touched_at, id }: ListedRow): string {
  return `${asked}-${touched_at}-${id}`;
}

type Place = readonly [asked: number, touchedAt: number, id: string];

function placeOf(before: string | undefined): Place {
  if (before === undefined) return [2, Number.MAX_SAFE_INTEGER, ""];
  const [, asked, touched, id = ""] = /^([01])-(\d{1,15})-([\w-]{10,32})$/.exec(before) ?? [];
  refuseUnless(id !== "", "malformed", { at: "query" });
  return [Number(asked), Number(touched), id];
}

async function lines({ db }: Database, rows: readonly ListedRow[]): Promise<((person: Person) => Listed)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = await db
    .selectFrom("members")
    .select(["table_id", "person_id", "name", "is_bot"])
    .where("table_id", "in", ids)
    .execute();
  return rows.map((row) => {
    const own = members.filter(({ table_id }) => table_id === row.id);
    const people = new Map(
      own.map(({ person_id: id, name, is_bot }): [string, SeatedPerson] => [
        id,
        { id, name, ...(is_bot === 1 && { kind: "bot" }) },
      ]),
    );
    const { chairs, asked, askedSince, ending, settings, clock } = JSON.parse(row.summary) as Summary;
    const shown = chairs.map(
      ({ person, bot }): Chair => ({
        ...(person !== undefined && { person: people.get(person) ?? { id: person, name: "" } }),
        ...(bot !== undefined && { bot }),
      }),
    );
    return ({ id }): Listed => {
      const mine = [...chairs.keys()].filter((seat) => chairs[seat]?.person === id);
      const askedAt = sinceWhen(askedSince ?? [], mine);
      return {
        table: row.id,
        game: row.game,
        status: row.status,
        ...(ending !== undefined && { ending }),
        chairs: shown,
        asked: [...asked],
        ...(askedAt !== undefined && { askedAt }),
        mine,
        ...(clock !== undefined && { clock }),
        settings,
        createdAt: row.created_at,
        touchedAt: row.touched_at,
      };
    };
  });
}

/** The person's own questions come before those of others. */
function sinceWhen(since: Table["askedSince"], mine: readonly number[]): number | undefined {
  const own = since.filter(({ seat }) => mine.includes(seat));
  const times = (own.length > 0 ? own : since).map(({ at }) => at);
  return times.length === 0 ? undefined : Math.min(...times);
}

function listed({ db }: Database) {
  return db
    .selectFrom("tables")
    .select(["tables.id", "tables.game", "tables.status", "tables.created_at", "tables.touched_at", "tables.summary"]);
}

interface ListedRow {
  readonly id: string;
  readonly game: string;
  readonly status: Table["status"];
  readonly created_at: number;
  readonly touched_at: number;
  /** In the list of the person's own tables. */
  readonly asked?: number;
  readonly summary: string;
}
