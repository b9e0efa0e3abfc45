import { IllegalMove, type Seat } from "@montan/engine";
import type { BotPool } from "../bots/pool.ts";
import type { Database } from "../storage/database.ts";
import { absent } from "../tables/absence.ts";
import { Refused } from "../tables/refused.ts";
import { draw, isKnownHere, LEASE_MS } from "../tables/rows.ts";
import type { Table } from "../tables/table.ts";
import type { Tables } from "../tables/tables.ts";

const LOOK_MS = 500;
const RENEW_MS = LEASE_MS / 3;
/** After a failure no node touches the job for this long. */
const REST_MS = 5_000;
/** A table that this node cannot read may be one for newer nodes. */
const LONG_REST_MS = 60_000;
const AT_ONCE = 50;

interface Job {
  readonly table: string;
  readonly kind: "bot" | "flag" | "expire";
  readonly seat: Seat;
}

/** Due jobs: rows that exactly one node claims, and that another takes over when it dies. */
export class Jobs {
  readonly #database: Database;
  readonly #node: string;
  readonly #awake: () => Promise<void>;
  readonly #tables: () => Tables;
  readonly #bots: BotPool;
  readonly #running = new Map<string, Job>();
  readonly #timers: NodeJS.Timeout[] = [];
  #stopped = false;

  constructor(context: {
    database: Database;
    node: string;
    awake: () => Promise<void>;
    tables: () => Tables;
    bots: BotPool;
  }) {
    this.#database = context.database;
    this.#node = context.node;
    this.#awake = context.awake;
    this.#tables = context.tables;
    this.#bots = context.bots;
  }

  async start(): Promise<void> {
    // With SQLite there is no other node: what was under way when the last process ended starts again at once.
    if (this.#database.kind === "sqlite") {
      await this.#database.db.updateTable("jobs").set({ claimed_by: null, claimed_until: 0 }).execute();
    }
    const every = (milliseconds: number, job: () => Promise<void>) =>
      this.#timers.push(setInterval(() => void job().catch(() => {}), milliseconds).unref());
    every(LOOK_MS, () => this.#look());
    every(RENEW_MS, () => this.#renew());
    await this.#look();
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** A bot turn whose row this node has claimed already. */
  readonly takeOn = (table: string, seat: Seat): void => {
    void this.#run({ table, kind: "bot", seat });
  };

  async #look(): Promise<void> {
    const now = this.#database.now();
    const due = await this.#database.db
      .selectFrom("jobs")
      .innerJoin("tables", "tables.id", "jobs.table_id")
      .where(isKnownHere)
      .select(["table_id", "kind", "seat"])
      .where("due_at", "<=", now)
      .where("claimed_until", "<", now)
      .orderBy("due_at")
      .limit(AT_ONCE)
      .execute();
    for (const { table_id, kind, seat } of due) {
      const job = { table: table_id, kind, seat };
      if (this.#running.has(keyOf(job)) || this.#stopped) continue;
      const { numUpdatedRows } = await this.#row(job)
        .set({ claimed_by: this.#node, claimed_until: now + LEASE_MS })
        .where("claimed_until", "<", now)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) void this.#run(job);
    }
  }

  /** Renews claims of what is under way only: a row claimed by mistake is free again when its claim expires. */
  async #renew(): Promise<void> {
    const claimed_until = this.#database.now() + LEASE_MS;
    const renewed = [...this.#running.values()].map((job) =>
      this.#row(job).set({ claimed_until }).where("claimed_by", "=", this.#node),
    );
    if (renewed.length > 0) await this.#database.commit(renewed);
  }

  async #run(job: Job): Promise<void> {
    const key = keyOf(job);
    if (this.#running.has(key)) return;
    this.#running.set(key, job);
    try {
      let isOpen = true;
      while (isOpen && !this.#stopped) {
        if (job.kind === "bot") await this.#playTurn(job);
        else if (job.kind === "flag") await this.#lowerFlag(job);
        else await this.#expire(job);
        isOpen = await this.#settle(job);
      }
    } catch (error) {
      const rest = error instanceof Refused && error.code === "newer-version" ? LONG_REST_MS : REST_MS;
      this.#running.delete(key);
      await this.#leave(job, rest).catch(() => {});
    }
  }

  /** Decision by decision, queued behind those of other tables each time, until the seat is not asked any more. */
  async #playTurn({ table: id, seat }: Job): Promise<void> {
    const room = this.#tables().room(id);
    while (!this.#stopped) {
      const question = await room.enter((table) => botQuestion(table, seat));
      if (question === undefined) return;
      const move = await this.#bots.think(question);
      if (this.#stopped) return;
      await room.enter(async (table) => {
        // Taken back, or decided by a node that took us for dead: look again.
        if (botQuestion(table, seat) === undefined) return;
        try {
          await room.write(table, [{ entry: { type: "decided", seat, move }, expected: question.version }]);
        } catch (error) {
          if (!(error instanceof IllegalMove) || error.code !== "stale") throw error;
        }
      });
    }
  }

  async #lowerFlag({ table: id, seat }: Job): Promise<void> {
    await this.#awake();
    const room = this.#tables().room(id);
    await room.enter(async (table) => {
      const due =
        table.asked.includes(seat) && table.chairs[seat]?.bot === undefined ? table.deadline(seat) : undefined;
      if (due === undefined || due > this.#database.now()) return;
      await room.write(table, absent(table, [seat], "time-up"));
    });
  }

  async #expire({ table: id }: Job): Promise<void> {
    const room = this.#tables().room(id);
    await room.enter(async (table) => {
      if (table.status === "open") await room.write(table, [{ entry: { type: "ended", ending: "expired" } }]);
    });
  }

  /**
   * Inside `enter` and for the table as the database has it, so that no new job can appear unnoticed: removes a row the
   * table no longer needs; true: the bot turn is due again. A clock's row is due again when the table says so.
   */
  #settle(job: Job): Promise<boolean> {
    const room = this.#tables().room(job.table);
    return room.enter(async (table) => {
      const wanted = draw(table).jobs.get(jobKey(job));
      if (wanted !== undefined && job.kind === "bot") return true;
      await room.writeBeside(table, [
        wanted === undefined
          ? this.#database.db
              .deleteFrom("jobs")
              .where("table_id", "=", job.table)
              .where("kind", "=", job.kind)
              .where("seat", "=", job.seat)
              .where("claimed_by", "=", this.#node)
          : this.#row(job)
              .set({ claimed_by: null, claimed_until: 0, due_at: wanted.due })
              .where("claimed_by", "=", this.#node),
      ]);
      this.#running.delete(keyOf(job));
      return false;
    });
  }

  async #leave(job: Job, rest: number): Promise<void> {
    await this.#row(job)
      .set({ claimed_by: null, claimed_until: this.#database.now() + rest })
      .where("claimed_by", "=", this.#node)
      .execute();
  }

  #row({ table, kind, seat }: Job) {
    return this.#database.db
      .updateTable("jobs")
      .where("table_id", "=", table)
      .where("kind", "=", kind)
      .where("seat", "=", seat);
  }
}

function keyOf({ table, kind, seat }: Job): string {
  return `${table} ${kind} ${seat}`;
}

function jobKey({ kind, seat }: Job): string {
  return `${kind} ${seat}`;
}

/** What a bot is given: its view and nothing else. */
function botQuestion(table: Table, seat: Seat) {
  const bot = table.chairs[seat]?.bot;
  if (bot === undefined || table.log === undefined || !table.asked.includes(seat)) return undefined;
  const view = table.game.view(table.log.state, seat);
  return { game: table.game, bot, seat, view, version: table.version };
}
