import type { Database } from "../storage/database.ts";
import type { Outage } from "../tables/outages.ts";

const BEAT_MS = 4_000;
/** No sign of life from any node for so long: none was there. */
const SILENCE_MS = 12_000;
const DAY = 24 * 60 * 60 * 1_000;
/** Longer than any clock runs. */
const REMEMBERED = 120 * DAY;

/** Signs of life of this node, and the times without any of any node. */
export class Uptime {
  readonly #database: Database;
  readonly #node: string;
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, node: string) {
    this.#database = database;
    this.#node = node;
  }

  readonly outages = (): readonly Outage[] => this.#outages;

  /** Before anything else looks at a clock. */
  async start(): Promise<void> {
    // With SQLite there is nobody else: however short it was, nobody could play.
    await this.#beat(this.#database.kind === "sqlite" ? 0 : SILENCE_MS);
    this.#timer = setInterval(() => void this.#beat(SILENCE_MS).catch(() => {}), BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beat(SILENCE_MS).catch(() => {});
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
  }
}
