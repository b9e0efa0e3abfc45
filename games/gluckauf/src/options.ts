import { InvalidOptions, type Json, type Seat } from "@montan/engine";
import { innovationOf } from "./cards.ts";
import { INNOVATION_KINDS, INNOVATIONS, LORRIES_PER_CREST, ORDERS_PER_DESTINATION } from "./data/components.ts";
import {
  type Components,
  type InnovationRow,
  type LorryRow,
  type OrderRow,
  RECONSTRUCTED,
  reconstructedUnder,
} from "./data/reconstructed.ts";

import type { OptionError } from "./text/codes.ts";

export interface Options {
  /** The replaced tables; the others stay as they are. */
  readonly components?: Partial<Components>;
  /** Who begins the first shift; absent: drawn (G-S4). */
  readonly firstPlayer?: Seat;
}

export const SEATS = { min: 2, max: 4 } as const;

export function readOptions(input: unknown, seats: number): Options {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new InvalidOptions("seats-out-of-range", { ...SEATS });
  }
  if (input === undefined) return {};
  const { components, firstPlayer, ...unknown } = readObject(input, "options");
  refuseUnknown(unknown, "options");
  return {
    ...(components !== undefined && { components: readComponents(components) }),
    ...(firstPlayer !== undefined && { firstPlayer: readCount(firstPlayer, "options.firstPlayer", 0, seats - 1) }),
  };
}

/** All tables under these rules, replaced where the options say so. */
export function componentsOf(rules: number, replaced: Partial<Components> | undefined): Components {
  const tables = reconstructedUnder(rules);
  return replaced === undefined ? tables : { ...tables, ...replaced };
}

function readComponents(input: unknown): Partial<Components> {
  const { lorriesPerCrest, ordersPerDestination, innovations, ...unknown } = readObject(input, "components");
  refuseUnknown(unknown, "components");
  return {
    ...(lorriesPerCrest !== undefined && { lorriesPerCrest: readLorries(lorriesPerCrest) }),
    ...(ordersPerDestination !== undefined && { ordersPerDestination: readOrders(ordersPerDestination) }),
    ...(innovations !== undefined && { innovations: readInnovations(innovations) }),
  };
}

function readLorries(input: unknown): LorryRow[] {
  const table = "components.lorriesPerCrest";
  const rows = readRows(input, table, ["lorries", "vp", "count"]).map((row, index) => {
    const where = `${table}[${index}]`;
    const lorries = readCount(row.lorries, `${where}.lorries`, 1, 2) as LorryRow["lorries"];
    // G-F1: only single lorries score.
    return { lorries, vp: readCount(row.vp, `${where}.vp`, 0, lorries === 1 ? 9 : 0), count: readRowCount(row, where) };
  });
  refuseTwice(rows, table);
  refuseTotal(rows, table, LORRIES_PER_CREST);
  return rows;
}

function readOrders(input: unknown): OrderRow[] {
  const table = "components.ordersPerDestination";
  const rows = readRows(input, table, ["lorries", "vp", "count"]).map((row, index) => {
    const where = `${table}[${index}]`;
    const lorries = readCount(row.lorries, `${where}.lorries`, 1, 4) as OrderRow["lorries"];
    return { lorries, vp: readCount(row.vp, `${where}.vp`, 1, 20), count: readRowCount(row, where) };
  });
  refuseTwice(rows, table);
  refuseTotal(rows, table, ORDERS_PER_DESTINATION);
  return rows;
}

/** Every one of the ten kinds, sixteen cards in all. */
function readInnovations(input: unknown): InnovationRow[] {
  const table = "components.innovations";
  const rows = readRows(input, table, ["kind", "min", "max", "steps", "count"]);
  const found = rows.map((row, index) => {
    const where = `${table}[${index}]`;
    const known = RECONSTRUCTED.innovations.find((kind) => saysTheSame(kind, row));
    if (known === undefined) throw invalid("option-unknown-innovation", where);
    return { ...known, count: readRowCount(row, where) };
  });
  const kinds = new Set(found.map(innovationOf));
  if (kinds.size < found.length) throw invalid("option-row-twice", table);
  const missing = INNOVATION_KINDS.find((kind) => !kinds.has(kind));
  if (missing !== undefined) throw invalid("option-row-missing", table, { kind: missing });
  refuseTotal(found, table, INNOVATIONS);
  return found;
}

/** Compares all fields but the number of cards. Printed values are not nested, so nothing deeper is compared. */
function saysTheSame(printed: InnovationRow, row: Record<string, unknown>): boolean {
  const wanted: Record<string, unknown> = { ...printed, count: row.count };
  return Object.keys({ ...wanted, ...row }).every((field) => wanted[field] === row[field]);
}

/** Rows as in the tables. Where a row comes from is not part of it: the mark `reconstructed` is dropped. */
function readRows(input: unknown, where: string, known: readonly string[]): Record<string, unknown>[] {
  if (!Array.isArray(input)) throw invalid("option-not-a-list", where);
  if (input.length > LORRIES_PER_CREST) throw invalid("option-too-long", where, { max: LORRIES_PER_CREST });
  return input.map((row, index) => {
    const { reconstructed, ...fields } = readObject(row, `${where}[${index}]`);
    const mark = reconstructed === undefined || typeof reconstructed === "boolean" ? {} : { reconstructed };
    const unknown = Object.entries(fields).filter(([key]) => !known.includes(key));
    refuseUnknown({ ...Object.fromEntries(unknown), ...mark }, `${where}[${index}]`);
    return fields;
  });
}

function readRowCount(row: Record<string, unknown>, where: string): number {
  return readCount(row.count, `${where}.count`, 1, LORRIES_PER_CREST);
}

function readCount(value: unknown, where: string, min: number, max: number): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalid("option-out-of-range", where, { min, max });
}

function readObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalid("option-not-an-object", where);
}

function refuseUnknown(fields: Record<string, unknown>, where: string): void {
  const [name] = Object.keys(fields);
  if (name !== undefined) throw invalid("option-unknown", where, { name });
}

function refuseTwice(rows: readonly { lorries: number; vp: number }[], where: string): void {
  const keys = rows.map(({ lorries, vp }) => `${lorries}-${vp}`);
  if (new Set(keys).size < keys.length) throw invalid("option-row-twice", where);
}

function refuseTotal(rows: readonly { count: number }[], where: string, total: number): void {
  const found = rows.reduce((sum, { count }) => sum + count, 0);
  if (found !== total) throw invalid("option-wrong-total", where, { total, found });
}

function invalid(code: OptionError, where: string, params: { readonly [name: string]: Json } = {}): InvalidOptions {
  return new InvalidOptions(code, { where, ...params });
}
