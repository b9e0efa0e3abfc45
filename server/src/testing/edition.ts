import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type AnyGame, importRecord, type Seat } from "@montan/engine";
import type { TableInfo } from "@montan/protocol";
import { gameOf } from "../tables/games.ts";
import { Player } from "./player.ts";

/** What an edition of Montan has stored: a database, and how the games in it went on with that edition. */
export interface Edition {
  readonly name: string;
  readonly tables: readonly EditionTable[];
}

export interface EditionTable {
  readonly table: string;
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  /** From where the database has it to the end. */
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

/** Lays the database of an edition into a folder. */
export function unpackEdition(name: string, folder: string): void {
  const packed = readFileSync(join(FIXTURES, `${name}.sqlite.gz`));
  writeFileSync(join(folder, DATABASE), gunzipSync(packed), { mode: 0o600 });
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

/** The total of every score sheet of an ended game, counted anew from its record. */
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
