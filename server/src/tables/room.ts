import { EventEmitter } from "node:events";
import { isDeepStrictEqual } from "node:util";
import type { ChatLine } from "@montan/protocol";
import type { Database, Statement } from "../storage/database.ts";
import { Conflict, isUnavailable } from "../storage/errors.ts";
import { type Created, type Entry, FORMAT, type Stamped } from "./entry.ts";
import { hintFor, hintText, LISTED } from "./listing.ts";
import type { Outage } from "./outages.ts";
import { Refused } from "./refused.ts";
import { type Drawn, draw, NOTHING_DRAWN, unitFor } from "./rows.ts";
import { type Step, Table } from "./table.ts";

export interface Member {
  readonly name: string;
  /** Joined by a link that does not allow taking a seat. */
  readonly watches: boolean;
  /** A program's account. */
  readonly isBot: boolean;
  /** Removed by the host, or left after writing in the chat: only their name is still here. */
  readonly isOut: boolean;
}

export interface Proposal {
  readonly entry: Entry;
  /** Given by its sender. */
  readonly id?: string;
  /** The version it was made for. */
  readonly expected?: number;
}

export interface RoomContext {
  readonly database: Database;
  readonly node: string;
  readonly outages: () => readonly Outage[];
  /**
   * Finds out whether this node was silent until now, in which case nobody's time has run. Called before any clock is
   * judged.
   */
  readonly awake: () => Promise<void>;
  /** A bot turn that this node has claimed with a write. */
  readonly onBotTurn: (table: string, seat: number) => void;
}

interface RoomEvents {
  readonly step: [Step, Table];
  readonly chat: [ChatLine];
}

/** Published on the bus with the id of a table, after people came, went or lost their name without an entry. */
export const MEMBERS = "members";

/** How often a write that collided with another is tried again. */
const ATTEMPTS = 8;

/**
 * A table in memory: a cache of its rows. Everything that reads or changes it goes through `enter`, one after the
 * other. What other nodes have written is read when a hint says so, or when a write collides.
 */
export class Room {
  readonly id: string;
  readonly events = new EventEmitter<RoomEvents>();
  readonly #context: RoomContext;
  #table: Table | undefined;
  #members = new Map<string, Member>();
  #line: Promise<unknown> = Promise.resolve();
  /** The version that listeners have been told. */
  #told = 0;
  /** The last line of chat that was sent, as long as somebody listens. */
  heard = 0;
  usedAt = performance.now();

  constructor(id: string, context: RoomContext) {
    this.id = id;
    this.#context = context;
    this.events.setMaxListeners(0);
  }

  /** Runs the job when its turn comes; if other nodes were faster, runs it again on the new state. */
  enter<Value>(job: (table: Table) => Promise<Value> | Value): Promise<Value> {
    this.usedAt = performance.now();
    return this.#inLine(job);
  }

  #inLine<Value>(job: (table: Table) => Promise<Value> | Value): Promise<Value> {
    const turn = this.#line.then(async () => {
      for (let attempt = 1; ; attempt++) {
        const table = this.#table ?? (await this.#load());
        try {
          return await job(table);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          if (attempt === ATTEMPTS) throw new Refused("too-busy");
        }
      }
    });
    this.#line = turn.catch(() => {});
    return turn;
  }

  /** Reads what other nodes have written; `version`: the least that must exist. Does not count as using the table. */
  async refresh(version: number): Promise<void> {
    if (this.#table !== undefined && this.#told >= version) return;
    await this.#inLine(async (table) => {
      if (table.version < version) await this.readOn(table);
      else await this.#tell(table);
    });
  }

  /** Inside `enter`: reads what other nodes have written. */
  async readOn(table: Table): Promise<void> {
    try {
      for (const { at, body, decision_id } of await this.#rows(table.version)) {
        table.take(JSON.parse(body) as Stamped, at, decision_id ?? undefined);
      }
    } catch (error) {
      this.#table = undefined;
      throw error;
    }
    await this.#tell(table);
  }

  /**
   * Inside `enter`: changes other rows if the table is what the database has; otherwise throws Conflict and reads it
   * again.
   */
  async writeBeside(table: Table, statements: readonly Statement[]): Promise<void> {
    const { db, commit } = this.#context.database;
    const same = db.updateTable("tables").set({ seq: table.version });
    const query = same.where("id", "=", this.id).where("seq", "=", table.version);
    try {
      await commit([{ query, rows: 1 }, ...statements]);
    } catch (error) {
      if (error instanceof Conflict) this.#table = undefined;
      throw error;
    }
  }

  /** Inside `enter`: adds or removes people without an entry, and tells the other nodes. */
  async writeMembers(statements: readonly Statement[]): Promise<void> {
    const { database } = this.#context;
    await database.commit(statements);
    database.bus.publish(MEMBERS, this.id);
    await this.readMembers();
  }

  member(person: string): Member | undefined {
    const member = this.#members.get(person);
    return member?.isOut ? undefined : member;
  }

  /** Everybody whose name is known here, including those who were removed. */
  get members(): ReadonlyMap<string, Member> {
    return this.#members;
  }

  async readMembers(): Promise<void> {
    const { db } = this.#context.database;
    const rows = await db
      .selectFrom("members")
      .select(["person_id", "name", "watches", "is_bot", "is_out"])
      .where("table_id", "=", this.id)
      .execute();
    const members = new Map(
      rows.map(({ person_id, name, watches, is_bot, is_out }): [string, Member] => [
        person_id,
        { name, watches: watches === 1, isBot: is_bot === 1, isOut: is_out === 1 },
      ]),
    );
    // Frames made for these people stay valid as long as the people are the same.
    if (!isDeepStrictEqual(members, this.#members)) this.#members = members;
  }

  /**
   * Inside `enter`: appends these entries, durably, and tells all listeners. `beside` is written with them or not at
   * all.
   */
  async write(table: Table, proposals: readonly Proposal[], beside: readonly Statement[] = []): Promise<void> {
    const { database, node, awake } = this.#context;
    await awake();
    const now = Math.max(database.now(), table.touchedAt);
    const before = draw(table);
    const steps: { step: Step; id?: string }[] = [];
    try {
      for (const { entry, id, expected } of proposals) {
        const step = table.take(entry, now, id, expected);
        steps.push({ step, ...(id !== undefined && { id }) });
      }
      await database.commit([...beside, ...unitFor(database, table, before, steps, node, now)]);
    } catch (error) {
      // The table in memory may be ahead of what is durable: the rows decide.
      if (steps.length > 0) this.#table = undefined;
      throw error;
    }
    // It is written: nothing that may fail stands between that and telling whoever has to know.
    database.bus.publish("table", `${this.id} ${table.version}`);
    const isPlain = proposals.every(({ entry }) => isPlay(entry));
    this.#tellLists(table, before, isPlain);
    this.#beginBotTurns(table, before);
    await this.#tell(table).catch((error: unknown) => {
      // The hint above comes back and sends it again.
      if (!isUnavailable(error)) throw error;
    });
  }

  #tellLists(table: Table, before: Drawn, isPlain: boolean): void {
    const hint = hintFor(table, before, draw(table), isPlain);
    if (hint !== undefined) this.#context.database.bus.publish(LISTED, hintText(hint));
  }

  #beginBotTurns(table: Table, before: Drawn): void {
    for (const [key, { kind, seat }] of draw(table).jobs) {
      if (kind === "bot" && !before.jobs.has(key)) this.#context.onBotTurn(this.id, seat);
    }
  }

  /** A table that has just been made: nothing of it is written yet. */
  async create(created: Created, proposals: readonly Proposal[], beside: readonly Statement[]): Promise<Table> {
    const { database, node, outages } = this.#context;
    const now = database.now();
    const table = new Table(this.id, created, now, outages);
    const steps = proposals.map(({ entry }) => table.take(entry, now));
    const first = table.steps[0] as Step;
    const unit = unitFor(
      database,
      table,
      NOTHING_DRAWN,
      [first, ...steps].map((step) => ({ step })),
      node,
      now,
    );
    await database.commit([...beside, ...unit]);
    this.#table = table;
    this.#told = table.version;
    this.#tellLists(table, NOTHING_DRAWN, false);
    this.#beginBotTurns(table, NOTHING_DRAWN);
    await this.readMembers();
    return table;
  }

  tellChat(line: ChatLine): void {
    this.events.emit("chat", line);
  }

  async #tell(table: Table): Promise<void> {
    const fresh = table.steps.slice(this.#told);
    if (fresh.some(({ entry }) => isAboutPeople(entry))) await this.readMembers();
    this.#told = table.version;
    for (const step of fresh) this.events.emit("step", step, table);
  }

  async #load(): Promise<Table> {
    const [first] = await this.#rows(0, 1);
    if (first === undefined) throw new Refused("no-table");
    const table = new Table(this.id, JSON.parse(first.body) as Created, first.at, this.#context.outages);
    // After a failed write listeners are told from where they were; a table just loaded has told everything.
    if (this.#told === 0) this.#told = Number.POSITIVE_INFINITY;
    await this.readOn(table);
    this.#told = Math.min(this.#told, table.version);
    await this.readMembers();
    this.#table = table;
    return table;
  }

  async #rows(after: number, limit = 1_000_000) {
    const rows = await this.#context.database.db
      .selectFrom("entries")
      .innerJoin("tables", "tables.id", "entries.table_id")
      .select(["entries.at", "entries.body", "entries.decision_id", "tables.format"])
      .where("entries.table_id", "=", this.id)
      .where("entries.seq", ">", after)
      .orderBy("entries.seq")
      .limit(limit)
      .execute();
    if (rows.some(({ format }) => format > FORMAT)) throw new Refused("newer-version");
    return rows;
  }
}

function isPlay({ type }: Entry): boolean {
  return type === "decided" || type === "took-back";
}

function isAboutPeople({ type }: Entry): boolean {
  return type === "seated" || type === "left" || type === "host";
}
