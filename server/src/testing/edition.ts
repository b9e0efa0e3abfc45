import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { type AnyGame, importRecord, type Seat } from "@montan/engine";
import type { TableInfo } from "@montan/protocol";
import { sql } from "kysely";
import { MIGRATIONS, migrate } from "../storage/migrate.ts";
import { openPostgres } from "../storage/postgres.ts";
import { gameOf } from "../tables/games.ts";
import { Player } from "./player.ts";

/** What an edition of Montan has stored: a database, and how the games in it continued with that edition. */
export interface Edition {
  readonly name: string;
  readonly tables: readonly EditionTable[];
}

export interface EditionTable {
  readonly table: string;
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  /** The decisions from the stored state to the end. */
  readonly decisions: readonly EditionDecision[];
  /** In the order of the score sheets. */
  readonly totals: readonly number[];
}

export interface EditionDecision {
  readonly seat: Seat;
  readonly move: Readonly<Record<string, unknown>>;
}

const FIXTURES = join(import.meta.dirname, "../../fixtures");
const DATABASE = "montan.sqlite";

export function readEdition(name: string): Edition {
  return JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), "utf8")) as Edition;
}

/** Writes the database of an edition into a folder. */
export function unpackEdition(name: string, folder: string): void {
  const packed = readFileSync(join(FIXTURES, `${name}.sqlite.gz`));
  writeFileSync(join(folder, DATABASE), gunzipSync(packed), { mode: 0o600 });
}

/** The migrations that an edition had applied. */
export function stepsOf(name: string): readonly string[] {
  return rowsOf(name, "migrations").map((row) => String(row.name));
}

/** Writes the games of an edition into an empty PostgreSQL, as if that edition had run on it. */
export async function loadEdition(name: string, url: string): Promise<void> {
  const database = await openPostgres(url);
  const steps = stepsOf(name);
  await migrate(
    database,
    MIGRATIONS.filter((step) => steps.includes(step.name)),
  );
  for (const { name: table } of await database.db.introspection.getTables()) {
    if (table === "migrations") continue;
    for (const row of rowsOf(name, table)) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(database.db);
    }
  }
  await database.close();
}

function rowsOf(name: string, table: string): Record<string, SQLOutputValue>[] {
  const folder = mkdtempSync(join(tmpdir(), "montan-edition-"));
  try {
    unpackEdition(name, folder);
    const file = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
    const rows = file.prepare(`SELECT * FROM ${table}`).all();
    file.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `folder`: of a database that is closed. */
export function packEdition(name: string, folder: string): void {
  const packed = gzipSync(readFileSync(join(folder, DATABASE)), { level: 9 });
  writeFileSync(join(FIXTURES, `${name}.sqlite.gz`), packed);
}

export function writeEdition(edition: Edition): void {
  const tables = edition.tables.map(({ decisions, ...table }) => {
    const lines = decisions.map((decision) => JSON.stringify(decision)).join(",\n");
    return `${JSON.stringify(table).slice(0, -1)},"decisions":[\n${lines}\n]}`;
  });
  const text = `{"name":${JSON.stringify(edition.name)},"tables":[\n${tables.join(",\n")}\n]}\n`;
  writeFileSync(join(FIXTURES, `${edition.name}.json`), text);
}

/** The seat that is asked first, and its moves; undefined when the game is over. */
export async function questionAt(address: string, { table, names }: Pick<EditionTable, "table" | "names">) {
  const { asked, status } = (await guest(address, names[0]).get<TableInfo>(`/api/tables/${table}`)).body;
  const seat = asked[0];
  if (status === "ended" || seat === undefined) return undefined;
  const path = `/api/tables/${table}/moves?seat=${seat}`;
  const { version, moves } = (await guest(address, names[seat]).get<Moves>(path)).body;
  return { seat, version, moves };
}

interface Moves {
  readonly version: number;
  readonly moves: readonly EditionDecision["move"][];
}

export async function decideAt(
  address: string,
  { table, names }: Pick<EditionTable, "table" | "names">,
  { seat, move }: EditionDecision,
  expect: number,
): Promise<number> {
  const decision = { type: "decide", seat, id: randomUUID(), expect, move } as const;
  return (await guest(address, names[seat]).act(table, decision)).version;
}

/** The total of every score sheet of an ended game, computed again from its record. */
export async function totalsAt(
  address: string,
  { table, game, names }: Pick<EditionTable, "table" | "game" | "names">,
): Promise<readonly number[]> {
  const record = (await guest(address, names[0]).get<string>(`/api/tables/${table}/record`)).body;
  const log = importRecord(record, [gameOf(game) as AnyGame]);
  return log.game.score(log.state).map(({ total }) => total);
}

function guest(address: string, name = ""): Player {
  return new Player(address, name);
}
