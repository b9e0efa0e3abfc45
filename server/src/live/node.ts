import { randomBytes } from "node:crypto";
import { type BotLimits, BotPool } from "../bots/pool.ts";
import type { Database } from "../storage/database.ts";
import { Tables } from "../tables/tables.ts";
import { Jobs } from "./jobs.ts";
import { Presence } from "./presence.ts";
import { type Beats, Uptime } from "./uptime.ts";

const SWEEP_MS = 5_000;

/** One of several nodes that share a database: tables, their due jobs, and the bots that play there. */
export interface TableNode {
  readonly tables: Tables;
  readonly bots: BotPool;
  readonly presence: Presence;
  stop(): Promise<void>;
}

export async function startTableNode(
  database: Database,
  limits: Partial<BotLimits> = {},
  beats?: Beats,
): Promise<TableNode> {
  const node = randomBytes(8).toString("hex");
  const uptime = new Uptime(database, node, beats);
  await uptime.start();
  const bots = new BotPool(limits);
  const presence = new Presence(database.bus);
  const { awake, outages } = uptime;
  const jobs = new Jobs({ database, node, awake, tables: () => tables, bots });
  const tables = new Tables({ database, node, awake, outages, onBotTurn: jobs.takeOn });
  await jobs.start();
  const sweep = setInterval(() => {
    tables.sweep();
    if (database.kind === "postgres") void tables.catchUp().catch(() => {});
  }, SWEEP_MS).unref();
  return {
    tables,
    bots,
    presence,
    async stop() {
      presence.stop();
      clearInterval(sweep);
      jobs.stop();
      await bots.close();
      await uptime.stop();
    },
  };
}
