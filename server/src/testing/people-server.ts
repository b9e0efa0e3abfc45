import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../http/app.ts";
import { callersBehind } from "../http/caller.ts";
import { newLog } from "../http/log.ts";
import { newRegistry } from "../http/metrics.ts";
import type { PersonalData } from "../people/contract.ts";
import { PEOPLE_ALLOWANCES, type PeopleAllowances } from "../people/limits.ts";
import { openMailer } from "../people/mailer.ts";
import { type People, people } from "../people/people.ts";
import { listen } from "../serve.ts";
import type { Database } from "../storage/database.ts";
import { openDatabase } from "../storage/open.ts";
import { Visitor } from "./visitor.ts";

interface Wishes {
  /** PostgreSQL; if missing, a SQLite file of its own. */
  readonly url?: string | undefined;
  readonly mailServer?: string;
  /** The public address; requests still go to its own port. */
  readonly address?: string;
  /** What it writes to its log, down to the last detail. */
  readonly heard?: (line: string) => void;
  readonly holders?: readonly PersonalData[];
  readonly allowances?: Partial<PeopleAllowances>;
  readonly operatorToken?: string;
}

export interface PeopleServer {
  readonly origin: string;
  readonly database: Database;
  readonly whoIs: People["whoIs"];
  readonly visitor: () => Visitor;
  /** Somebody who has joined with a name. */
  guest(name: string): Promise<Visitor & { id: string }>;
  stop(): Promise<void>;
}

/** Limits for tests, where many people come from one address. */
const ENOUGH = { size: 10_000, perSecond: 1_000 };

/** A whole server for people, with its own or a shared database. */
export async function startPeopleServer(wishes: Wishes): Promise<PeopleServer> {
  const { url, mailServer, address, heard = () => {}, holders = [], allowances, operatorToken } = wishes;
  const folder = mkdtempSync(join(tmpdir(), "montan-people-"));
  writeFileSync(join(folder, "index.html"), "the page");
  const database = await openDatabase({ folder: join(folder, "data"), ...(url !== undefined && { url }) });
  const log = newLog("debug", { write: heard });
  const mailer = mailServer === undefined ? undefined : openMailer({ server: mailServer, from: "montan@example.org" });
  const callerOf = callersBehind([]);
  const usual = Object.fromEntries(Object.keys(PEOPLE_ALLOWANCES).map((name) => [name, ENOUGH])) as PeopleAllowances;
  const { whoIs, part } = people({ database, log, address, mailer, holders, operatorToken }, callerOf, {
    ...usual,
    ...allowances,
  });
  const { app, stop } = await buildApp({
    config: { proxies: [], ...(address !== undefined && { address }) },
    log,
    registry: newRegistry(),
    page: folder,
    ready: [() => database.check()],
    parts: [part],
    allowances: { files: ENOUGH, address: ENOUGH, session: ENOUGH },
  });
  const local = await listen(app, 0);
  const newVisitor = () => new Visitor(local, undefined, address ?? local);
  return {
    origin: address ?? local,
    database,
    whoIs,
    visitor: newVisitor,
    async guest(name) {
      const visitor = newVisitor();
      const { body } = await visitor.post<{ person: { id: string } }>("/api/people", { name });
      return Object.assign(visitor, { id: body.person.id });
    },
    async stop() {
      await stop();
      mailer?.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
