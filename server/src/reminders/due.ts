import { randomBytes } from "node:crypto";
import type { ReminderSettings } from "@montan/protocol";
import { Buckets } from "../http/limits.ts";
import type { Presence } from "../live/presence.ts";
import type { Database } from "../storage/database.ts";
import { isKnownHere, LEASE_MS } from "../tables/rows.ts";
import type { Tables } from "../tables/tables.ts";
import { channelsInUse, noteDelivery } from "./channels.ts";
import { type DeliveryMeans, deliver } from "./deliver.ts";
import { AGAIN_MS, PRESENT_AGAIN_MS, REMINDER_ALLOWANCES } from "./limits.ts";
import { type Notice, noticeOf } from "./notice.ts";
import { dueAt, settingsOf } from "./settings.ts";

const LOOK_MS = 1_000;
const RENEW_MS = LEASE_MS / 3;
const REST_MS = 60_000;
/** How many one node sends at once: many quiet hours end at the same minute in the morning. */
const AT_ONCE = 20;
/** Nothing more has to be done about a question. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** After a start browsers need time to reconnect: whoever was at a table still is. */
const GRACE_MS = 10_000;

export interface DueContext extends DeliveryMeans {
  readonly database: Database;
  readonly tables: Tables;
  readonly presence: Pick<Presence, "of">;
  /** Milliseconds after the start before anybody is reminded. */
  readonly grace?: number;
}

interface Question {
  readonly table_id: string;
  readonly seat: number;
  readonly person_id: string;
  readonly version: number;
  readonly asked_at: number;
  readonly told: string;
  readonly attempts: number;
}

/** Due questions: each is claimed by exactly one node, and by another when that one dies. */
export class Due {
  readonly #context: DueContext;
  readonly #database: Database;
  readonly #node = randomBytes(8).toString("hex");
  readonly #running = new Map<Promise<void>, Question>();
  readonly #allowed = new Buckets(REMINDER_ALLOWANCES.reminders);
  readonly #timers: NodeJS.Timeout[] = [];
  #looking = false;
  #stopped = false;

  constructor(context: DueContext) {
    this.#context = context;
    this.#database = context.database;
  }

  async start(): Promise<void> {
    // With SQLite there is no other node.
    if (this.#database.kind === "sqlite")
      await this.#database.db.updateTable("questions").set({ claimed_by: null, claimed_until: 0 }).execute();
    const { grace = GRACE_MS } = this.#context;
    const begin = () => {
      this.#timers.push(setInterval(() => void this.#look().catch(() => {}), LOOK_MS).unref());
      this.#timers.push(setInterval(() => void this.#renew().catch(() => {}), RENEW_MS).unref());
    };
    this.#timers.push(setTimeout(begin, grace).unref());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.allSettled(this.#running.keys());
  }

  async #look(): Promise<void> {
    if (this.#looking || this.#stopped) return;
    this.#looking = true;
    try {
      const now = this.#database.now();
      const due = await this.#database.db
        .selectFrom("questions")
        .innerJoin("tables", "tables.id", "questions.table_id")
        .where(isKnownHere)
        .selectAll("questions")
        .where("due_at", "<=", now)
        .where("claimed_until", "<", now)
        .orderBy("due_at")
        .limit(AT_ONCE)
        .execute();
      if (due.length > 0) await this.#park(now);
      for (const question of due) {
        if (this.#stopped || this.#running.size >= AT_ONCE) break;
        if (!(await this.#claim(question, now))) continue;
        const job = this.#settle(question).finally(() => this.#running.delete(job));
        this.#running.set(job, question);
      }
    } finally {
      this.#looking = false;
    }
  }

  /** Most people want no reminders: their questions are set aside all at once, until they do. */
  async #park(now: number): Promise<void> {
    const { db } = this.#database;
    await db
      .updateTable("questions")
      .set({ due_at: NEVER })
      .where("due_at", "<=", now)
      .where("person_id", "not in", db.selectFrom("reminder_channels").select("person_id"))
      .execute();
  }

  async #claim(question: Question, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#row(question)
      .set({ claimed_by: this.#node, claimed_until: now + LEASE_MS })
      .where("claimed_until", "<", now)
      .where("due_at", "<=", now)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Renews claims of what is under way only: a row claimed by mistake is free again when its claim expires. */
  async #renew(): Promise<void> {
    const claimed_until = this.#database.now() + LEASE_MS;
    const renewed = [...this.#running.values()].map((question) =>
      this.#row(question).set({ claimed_until }).where("claimed_by", "=", this.#node),
    );
    if (renewed.length > 0) await this.#database.commit(renewed);
  }

  /** Does what is due and returns when to check again. Failures are tried again later. */
  async #settle(question: Question): Promise<void> {
    try {
      await this.#leave(question, await this.#remind(question));
    } catch {
      await this.#leave(question, this.#database.now() + REST_MS).catch(() => {});
    }
  }

  /** Returns when to check the question again. */
  async #remind(question: Question): Promise<number> {
    const { database, presence } = this.#context;
    const { person_id: person, table_id, asked_at, told } = question;
    const [known, all] = await Promise.all([settingsOf(database, person), channelsInUse(database, person)]);
    const channels = all.filter(({ id }) => !told.includes(`${id} `));
    if (channels.length === 0) return NEVER;
    const now = database.now();
    const due = dueAt(known, asked_at, now);
    if (due > now) return due;
    if (presence.of(table_id).people.includes(person)) return now + PRESENT_AGAIN_MS;
    const notice = await this.#noticeFor(question, known.settings);
    if (notice === undefined) return NEVER;
    const wait = this.#allowed.take(person);
    if (wait > 0) return now + wait * 1_000;
    const waiting = await waitingFor(database, person);
    const again = await Promise.all(
      channels.map(async (channel) => {
        const { problem, again, ends } = await deliver(this.#context, channel, notice, waiting);
        await noteDelivery(database, channel, problem, ends);
        // Noted at once: if this node dies now, another reminds only the remaining channels.
        if (!again) await this.#noteTold(question, channel.id);
        return again;
      }),
    );
    const rest = again.includes(true) ? AGAIN_MS[question.attempts] : undefined;
    await this.#row(question)
      .set({ attempts: question.attempts + 1 })
      .execute();
    return rest === undefined ? NEVER : database.now() + rest;
  }

  /** undefined: the table has moved on. */
  async #noticeFor({ table_id, seat, version }: Question, reader: ReminderSettings): Promise<Notice | undefined> {
    const { tables, database } = this.#context;
    const room = tables.room(table_id);
    const row = await database.db.selectFrom("tables").select("seq").where("id", "=", table_id).executeTakeFirst();
    // This node may not have heard what another has written.
    await room.refresh(row?.seq ?? 0);
    return await room.enter((table) =>
      table.questions.get(seat)?.version === version ? noticeOf(table, room, seat, reader) : undefined,
    );
  }

  async #noteTold(question: Question, channel: string): Promise<void> {
    await this.#row(question)
      .set(({ eb }) => ({ told: eb("told", "||", `${channel} `) }))
      .execute();
  }

  async #leave(question: Question, due_at: number): Promise<void> {
    await this.#row(question)
      .set({ claimed_by: null, claimed_until: 0, due_at })
      .where("claimed_by", "=", this.#node)
      .execute();
  }

  /** Of exactly this question: a later one at the same seat is a different one. */
  #row({ table_id, seat, version }: Question) {
    return this.#database.db
      .updateTable("questions")
      .where("table_id", "=", table_id)
      .where("seat", "=", seat)
      .where("version", "=", version);
  }
}

/** Tables that wait for the person, for the badge of the app. */
export async function waitingFor({ db }: Database, person: string): Promise<number> {
  const { count } = await db
    .selectFrom("members")
    .where("person_id", "=", person)
    .where("status", "=", "running")
    .where("asked", "=", 1)
    .where("seats", ">", 0)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
