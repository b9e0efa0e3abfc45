import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createdSchema, type Settings } from "@montan/protocol";
import { buildApp } from "../http/app.ts";
import { callersBehind } from "../http/caller.ts";
import { newLog } from "../http/log.ts";
import { newRegistry } from "../http/metrics.ts";
import { startTableNode } from "../live/node.ts";
import { tablePart } from "../live/part.ts";
import { PEOPLE_ALLOWANCES, type PeopleAllowances } from "../people/limits.ts";
import { openMailer } from "../people/mailer.ts";
import { people } from "../people/people.ts";
import { remindersOfPeople } from "../reminders/personal.ts";
import { startReminders } from "../reminders/reminders.ts";
import { listen } from "../serve.ts";
import type { Database } from "../storage/database.ts";
import { openDatabase } from "../storage/open.ts";
import { tablesOfPeople } from "../tables/personal.ts";
import { Visitor } from "./visitor.ts";

interface Wishes {
  readonly url?: string | undefined;
  /** Folder of its files; if missing, a temporary one. */
  readonly folder?: string;
  readonly mailServer?: string;
  /** Messages go to the public internet only, as in the default settings. */
  readonly refusesPrivate?: boolean;
}

export interface ReminderServer {
  readonly origin: string;
  readonly database: Database;
  guest(name: string): Promise<Guest>;
  /** A visitor who is not signed in. */
  stranger(): Visitor;
  stop(): Promise<void>;
}

export type Guest = Visitor & { readonly id: string };

const ENOUGH = { size: 10_000, perSecond: 1_000 };

/** A whole server, which reminds at once. */
export async function startReminderServer(wishes: Wishes): Promise<ReminderServer> {
  const { url, mailServer, refusesPrivate = false } = wishes;
  const folder = wishes.folder ?? mkdtempSync(join(tmpdir(), "montan-reminders-"));
  writeFileSync(join(folder, "index.html"), "the page");
  const database = await openDatabase({ folder: join(folder, "data"), ...(url !== undefined && { url }) });
  const log = newLog("silent");
  const registry = newRegistry();
  // Mails contain the public address; requests still go to its port.
  const address = mailServer === undefined ? undefined : "http://montan.test";
  const mailer = mailServer === undefined ? undefined : openMailer({ server: mailServer, from: "montan@example.org" });
  const node = await startTableNode(database, { threads: 1 });
  const { tables, presence } = node;
  const means = { database, log, address, mailer };
  const reminders = await startReminders({ ...means, tables, presence, allowsPrivate: !refusesPrivate, grace: 0 });
  const usual = Object.fromEntries(Object.keys(PEOPLE_ALLOWANCES).map((name) => [name, ENOUGH])) as PeopleAllowances;
  const holders = [remindersOfPeople(database), tablesOfPeople(tables)];
  const { whoIs, part } = people({ ...means, holders }, callersBehind([]), usual);
  const { app, stop } = await buildApp({
    config: { proxies: [], ...(address !== undefined && { address }) },
    log,
    registry,
    page: folder,
    parts: [part, tablePart(node, whoIs, { log, registry }), reminders.part],
    allowances: { files: ENOUGH, address: ENOUGH, session: ENOUGH },
  });
  const local = await listen(app, 0);
  const newVisitor = () => new Visitor(local, undefined, address ?? local);
  return {
    origin: local,
    database,
    stranger: newVisitor,
    async guest(name) {
      const visitor = newVisitor();
      const { body } = await visitor.post<{ person: { id: string } }>("/api/people", { name });
      return Object.assign(visitor, { id: body.person.id });
    },
    async stop() {
      await stop();
      await reminders.stop();
      mailer?.close();
      await node.stop();
      await database.close();
      if (wishes.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A running game of these people, the host first; nobody looks at it. */
export async function playedBy(
  [host, ...others]: readonly [Guest, ...Guest[]],
  { game = "gluckauf", settings = {} }: { game?: "carnegie" | "gluckauf"; settings?: Partial<Settings> } = {},
): Promise<string> {
  const created = await host.post("/api/tables", { game, seats: others.length + 1, settings });
  const { table, link } = createdSchema.parse(created.body);
  for (const other of others) await act(other, table, { type: "join", link });
  await act(host, table, { type: "start" });
  return table;
}

export async function act(guest: Visitor, table: string, action: Record<string, unknown>): Promise<void> {
  const { status, body } = await guest.post(`/api/tables/${table}/actions`, action);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The first of the legal moves of a seat that is asked. */
export async function decide(guest: Visitor, table: string, seat: number): Promise<void> {
  type Moves = { version: number; moves: readonly unknown[] };
  const { version, moves } = (await guest.get<Moves>(`/api/tables/${table}/moves?seat=${seat}`)).body;
  await act(guest, table, { type: "decide", seat, id: `decision-${version}`, expect: version, move: moves[0] });
}
