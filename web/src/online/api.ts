import type {
  Action,
  Created,
  CreateTable,
  Done,
  History,
  Invitation,
  Known,
  List,
  Refusal as Refused,
  TableInfo,
} from "@montan/protocol";

/** A refusal by the server: a stable code, and what a sentence needs. */
export class Refusal extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Of a stale decision: the table's current version and view. */
  readonly version: number | undefined;

  constructor({ code, params, version }: Refused) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.params = (params ?? {}) as Readonly<Record<string, unknown>>;
    this.version = version;
  }
}

/** No answer, or not from our server: trying again may help. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super("no server answers", { cause });
    this.name = "Unreachable";
  }
}

/** Refusals after which repeating the request is safe and may help. */
export const PASSING: readonly string[] = ["unavailable", "too-busy", "newer-version"];

/** Loading again may help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === "too-many-requests" || PASSING.includes(error.code);
  return error instanceof Unreachable;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * A request to the server that has served the page: `ask("POST", "people", { name })`. Throws Refusal or Unreachable.
 * Answers are trusted: page and server belong together, and a server of another protocol version says so.
 */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const text = await textOf(method, path, body);
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    throw new Unreachable(error);
  }
}

async function textOf(method: Method, path: string, body?: unknown): Promise<string> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  let text: string;
  try {
    response = await fetch(`./api/${path}`, { method, ...sent });
    text = await response.text();
  } catch (error) {
    throw new Unreachable(error);
  }
  if (response.ok) return text;
  throw refusalIn(text) ?? new Unreachable(response.status);
}

function refusalIn(text: string): Refusal | undefined {
  try {
    const refused = JSON.parse(text) as Refused;
    return typeof refused.code === "string" ? new Refusal(refused) : undefined;
  } catch {
    // A proxy in between, or not our server.
    return undefined;
  }
}

export const becomeGuest = (name: string) => ask<Known>("POST", "people", { name });

export const createTable = (wish: CreateTable) => ask<Created>("POST", "tables", wish);
export const readTable = (table: string) => ask<TableInfo>("GET", `tables/${table}`);
export const actAt = (table: string, action: Action) => ask<Done>("POST", `tables/${table}/actions`, action);

export const tableNow = (table: string) => ask<TableInfo>("GET", `tables/${encodeURIComponent(table)}`);

/** Where a link leads; also for people without a name here. */
export const whereLeads = (table: string, link: string) =>
  ask<Invitation>("POST", `tables/${encodeURIComponent(table)}/invitation`, { link });

/** `before`: the `next` of the page before. */
export const myEndedTables = (before?: string) => ask<List>("GET", `tables/mine${query({ before, ended: 1 })}`);

/** A page of the past, as the seat or (undefined) a spectator has seen it; `from`: the `next` of the page before. */
export const historyOf = (table: string, seat: number | undefined, from?: number) =>
  ask<History>("GET", `tables/${table}/history${query({ seat, from })}`);

export const readNote = async (table: string) => (await ask<{ text: string }>("GET", `tables/${table}/note`)).text;
export const writeNote = (table: string, text: string) => ask("PUT", `tables/${table}/note`, { text });

/** The record of an ended game. */
export const recordOf = (table: string) => textOf("GET", `tables/${table}/record`);

function query(fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
}
