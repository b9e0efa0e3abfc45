import type { Logger } from "pino";
import type { Part } from "../http/app.ts";
import type { Presence } from "../live/presence.ts";
import type { Mailer } from "../people/mailer.ts";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../tables/tables.ts";
import type { DeliveryMeans } from "./deliver.ts";
import { Due } from "./due.ts";
import { readSecrets } from "./kept-secrets.ts";
import { outgoing, outgoingAnywhere } from "./outgoing.ts";
import { reminderRoutes } from "./routes.ts";

export interface ReminderMeans extends DeliveryMeans {
  readonly database: Database;
  readonly log: Logger;
  readonly allowsPrivate: boolean;
}

interface Wishes {
  readonly database: Database;
  readonly log: Logger;
  readonly address: string | undefined;
  readonly mailer: Mailer | undefined;
  readonly tables: Tables;
  readonly presence: Presence;
  /** Whether messages may go into private and local networks. */
  readonly allowsPrivate: boolean;
  /** Milliseconds before the first one is sent. */
  readonly grace?: number;
}

export interface RemindersAtWork {
  /** For `buildApp`. */
  readonly part: Part;
  stop(): Promise<void>;
}

/** Starts reminding people of tables that wait for them. */
export async function startReminders(wishes: Wishes): Promise<RemindersAtWork> {
  const { database, allowsPrivate } = wishes;
  const secrets = await readSecrets(database);
  const means = { ...wishes, secrets, outgoing: allowsPrivate ? outgoingAnywhere() : outgoing() };
  const due = new Due(means);
  await due.start();
  return { part: (app) => reminderRoutes(app, means), stop: () => due.stop() };
}
