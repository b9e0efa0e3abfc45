import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Bus, LocalBus } from "./bus.ts";

const CHANNEL = "montan";
const SEPARATOR = " ";
const BATCH = "\n";
/** PostgreSQL accepts less than 8,000 bytes. */
const LONGEST = 7_000;
const RETRY_MS = 500;
/** Hints kept while the database does not answer. */
const MOST_KEPT = 10_000;
/** A broken connection reports nothing, so it is probed at this interval, and an answer may take this long. */
const BEAT = "beat";
const BEAT_MS = 10_000;
const PATIENCE_MS = 5_000;

/**
 * Between nodes, by LISTEN and NOTIFY on a connection of its own: inside the transactions they report, notifications
 * would serialize all commits.
 */
export class ListeningBus implements Bus {
  readonly #url: string;
  readonly #patience: number;
  readonly #beat: NodeJS.Timeout;
  readonly #local = new LocalBus();
  #client: pg.Client | undefined;
  readonly #outgoing: string[] = [];
  #sending = false;
  #stopped = false;

  constructor(url: string, { beat = BEAT_MS, patience = PATIENCE_MS } = {}) {
    this.#url = url;
    this.#patience = patience;
    this.#beat = setInterval(() => this.#client && this.publish(BEAT, ""), beat).unref();
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: this.#patience,
      query_timeout: this.#patience,
    });
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ payload }) => {
      for (const line of (payload ?? "").split(BATCH)) {
        const at = line.indexOf(SEPARATOR);
        this.#local.hear(line.slice(0, at), line.slice(at + 1));
      }
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  publish(topic: string, text: string): void {
    this.#outgoing.push(`${topic}${SEPARATOR}${text}`);
    if (this.#outgoing.length > MOST_KEPT) this.#outgoing.shift();
    void this.#send();
  }

  on(topic: string, listener: (text: string) => void): void {
    this.#local.on(topic, listener);
  }

  onGap(listener: () => void): void {
    this.#local.onGap(listener);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#beat);
    await this.#client?.end().catch(() => {});
  }

  /**
   * Hints that gather while one batch is under way go out with the next. A lost batch is sent again after the
   * reconnect, since the other nodes have noticed no gap.
   */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    const client = this.#client;
    try {
      while (client !== undefined && this.#outgoing.length > 0) {
        const batch = this.#outgoing.splice(0, fitting(this.#outgoing));
        try {
          await client.query("SELECT pg_notify($1, $2)", [CHANNEL, batch.join(BATCH)]);
        } catch (error) {
          this.#outgoing.unshift(...batch);
          throw error;
        }
      }
    } catch {
      if (client !== undefined) this.#lost(client);
    } finally {
      this.#sending = false;
    }
    // The next connection may have opened while this one was still thought to work.
    if (this.#client !== client) void this.#send();
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void client.end().catch(() => {});
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#stopped && this.#client === undefined) {
      await wait(RETRY_MS, undefined, { ref: false });
      await this.start().catch(() => {});
    }
    if (this.#stopped) return;
    this.#local.gap();
    void this.#send();
  }
}

/** How many of the hints, at least one, fit into one notification. */
function fitting(lines: readonly string[]): number {
  let length = 0;
  let count = 0;
  for (const line of lines) {
    length += Buffer.byteLength(line) + BATCH.length;
    if (length > LONGEST) break;
    count++;
  }
  return Math.max(1, count);
}
