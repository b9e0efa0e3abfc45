import type { Config } from "./config.ts";
import { buildApp } from "./http/app.ts";
import { callersBehind } from "./http/caller.ts";
import { newLog } from "./http/log.ts";
import { newRegistry } from "./http/metrics.ts";
import { startTableNode } from "./live/node.ts";
import { tablePart } from "./live/part.ts";
import { openMailer } from "./people/mailer.ts";
import { people } from "./people/people.ts";
import { remindersOfPeople } from "./reminders/personal.ts";
import { startReminders } from "./reminders/reminders.ts";
import { listen, type Serving } from "./serve.ts";
import { openDatabase } from "./storage/open.ts";
import { tablesOfPeople } from "./tables/personal.ts";

/** The whole server: page and API on one port, with the database that the settings name. */
export async function start(config: Config, page: string): Promise<Serving> {
  const log = newLog(config.logLevel);
  const registry = newRegistry();
  const { address, mail, databaseUrl, data, operatorToken } = config;
  const database = await openDatabase({ folder: data, ...(databaseUrl !== undefined && { url: databaseUrl }) });
  const node = await startTableNode(database);
  const mailer = mail === undefined ? undefined : openMailer(mail);
  const { tables, presence } = node;
  const allowsPrivate = config.privateTargets;
  const reminders = await startReminders({ database, log, address, mailer, tables, presence, allowsPrivate });
  const end = async () => {
    await reminders.stop();
    mailer?.close();
    await node.stop();
    await database.close();
  };
  try {
    const holders = [remindersOfPeople(database), tablesOfPeople(tables)];
    const means = { database, log, address, mailer, holders, operatorToken };
    const { whoIs, part } = people(means, callersBehind(config.proxies));
    const parts = [part, tablePart(node, whoIs, { log, registry }), reminders.part];
    const ready = [() => database.check()];
    const { app, stop } = await buildApp({ config, log, registry, page, ready, parts });
    const local = await listen(app, config.port, config.host);
    return { address: address ?? local, close: () => stop().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
