import type { Database } from "../storage/database.ts";
import type { Outage } from "../tables/outages.ts";

export interface Beats {
  readonly everyMs: number;
  /** Without a sign of life from any node for this long, none was running. */
  readonly silenceMs: number;
}

const BEATS: Beats = { everyMs: 4_000, silenceMs: 12_000 };
const DAY = 24 * 60 * 60 * 1_000;
/** Longer than any clock runs. */
const REMEMBERED = 120 * DAY;

/** Records this node's signs of life, and the times without any node. */
export class Uptime {
  readonly #database: Database;
  readonly #node: string;
  readonly #beats: Beats;
  #outages: readonly Outage[] = [];
  #beatAt = 0;
  #waking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, node: string, beats: Beats = BEATS) {
    this.#database = database;
    this.#node = node;
    this.#beats = beats;
  }

  readonly outages = (): readonly Outage[] => this.#outages;

  /** Runs before anything else looks at a clock. */
  async start(): Promise<void> {
    // With SQLite there is no other node: however short the gap was, nobody could play.
    const { everyMs, silenceMs } = this.#beats;
    await this.#beat(this.#database.kind === "sqlite" ? 0 : silenceMs);
    this.#timer = setInterval(() => void this.#beat(silenceMs).catch(() => {}), everyMs).unref();
  }

  /**
   * Called before a clock is judged: a node that was silent for long, because the computer slept or the database did
   * not answer, first finds out whether another node was running.
   */
  readonly awake = async (): Promise<void> => {
    const { silenceMs } = this.#beats;
    if (this.#database.now() - this.#beatAt <= silenceMs) return;
    this.#waking ??= this.#beat(silenceMs).finally(() => {
      this.#waking = undefined;
    });
    await this.#waking;
  };

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beat(this.#beats.silenceMs).catch(() => {});
  }

  async #beat(silence: number): Promise<void> {
    const { db } = this.#database;
    const now = this.#database.now();
    const last = await db
      .selectFrom("nodes")
      .select(({ fn }) => fn.max("seen_at").as("seen_at"))
      .executeTakeFirst();
    const seen = last?.seen_at ?? undefined;
    const isGap = seen !== undefined && seen !== null && now - seen > silence;
    await this.#database.commit([
      ...(isGap
        ? [
            db
              .insertInto("outages")
              .values({ from_at: seen, until_at: now })
              .onConflict((conflict) => conflict.column("from_at").doNothing()),
          ]
        : []),
      db
        .insertInto("nodes")
        .values({ id: this.#node, seen_at: now })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: now })),
      db.deleteFrom("nodes").where("seen_at", "<", now - DAY),
    ]);
    const rows = await db
      .selectFrom("outages")
      .selectAll()
      .where("until_at", ">", now - REMEMBERED)
      .execute();
    this.#outages = rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }));
    this.#beatAt = now;
  }
}
