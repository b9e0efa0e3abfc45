import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "../http/app.ts";
import { callersBehind } from "../http/caller.ts";
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
  /** PostgreSQL; without it a file of its own. */
  readonly url?: string | undefined;
  readonly mailServer?: string;
  readonly holders?: readonly PersonalData[];
  readonly allowances?: Partial<PeopleAllowances>;
}

export interface PeopleServer {
  readonly origin: string;
  readonly database: Database;
  readonly whoIs: People["whoIs"];
  readonly visitor: () => Visitor;
  /** Somebody who has come in by a name. */
  guest(name: string): Promise<Visitor & { id: string }>;
  stop(): Promise<void>;
}

/** Tests come from one address and are many. */
const ENOUGH = { size: 10_000, perSecond: 1_000 };

/** A whole server about people, on a database of its own or a shared one. */
export async function startPeopleServer({ url, mailServer, holders = [], allowances }: Wishes): Promise<PeopleServer> {
  const folder = mkdtempSync(join(tmpdir(), "montan-people-"));
  writeFileSync(join(folder, "index.html"), "the page");
  const database = await openDatabase({ folder: join(folder, "data"), ...(url !== undefined && { url }) });
  const log = pino({ level: "silent" });
  const mailer = mailServer === undefined ? undefined : openMailer({ server: mailServer, from: "montan@example.org" });
  const callerOf = callersBehind([]);
  const usual = Object.fromEntries(Object.keys(PEOPLE_ALLOWANCES).map((name) => [name, ENOUGH])) as PeopleAllowances;
  const { whoIs, part } = people({ database, log, address: undefined, mailer, holders }, callerOf, {
    ...usual,
    ...allowances,
  });
  const { app, stop } = await buildApp({
    config: { proxies: [] },
    log,
    registry: newRegistry(),
    page: folder,
    ready: [() => database.check()],
    parts: [part],
    allowances: { files: ENOUGH, address: ENOUGH, session: ENOUGH },
  });
  const origin = await listen(app, 0);
  return {
    origin,
    database,
    whoIs,
    visitor: () => new Visitor(origin),
    async guest(name) {
      const visitor = new Visitor(origin);
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
