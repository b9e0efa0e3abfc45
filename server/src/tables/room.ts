import { EventEmitter } from "node:events";
import type { ChatLine } from "@montan/protocol";
import type { Database, Statement } from "../storage/database.ts";
import { Conflict } from "../storage/errors.ts";
import { type Created, type Entry, FORMAT, type Stamped } from "./entry.ts";
import { hintFor, hintText, LISTED } from "./listing.ts";
import type { Outage } from "./outages.ts";
import { Refused } from "./refused.ts";
import { type Drawn, draw, unitFor } from "./rows.ts";
import { type Step, Table } from "./table.ts";

export interface Member {
  readonly name: string;
  readonly muted: boolean;
  /** Let in by a link that lets nobody sit down. */
  readonly watches: boolean;
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
  /** A bot turn that this node has taken on with a write. */
  readonly onBotTurn: (table: string, seat: number) => void;
}

interface RoomEvents {
  readonly step: [Step, Table];
  readonly chat: [ChatLine];
}

/** How often a write is tried again that others were faster than. */
const ATTEMPTS = 8;

/**
 * A table in memory: a cache of its rows. Everything that reads or changes it goes through `enter`, one after the
 * other; what other nodes have written meanwhile is read in first when somebody says so, or when a write collides.
 */
export class Room {
  readonly id: string;
  readonly events = new EventEmitter<RoomEvents>();
  readonly #context: RoomContext;
  #table: Table | undefined;
  #members = new Map<string, Member>();
  #line: Promise<unknown> = Promise.resolve();
  /** Told to the listeners so far. */
  #told = 0;
  usedAt = performance.now();

  constructor(id: string, context: RoomContext) {
    this.id = id;
    this.#context = context;
    this.events.setMaxListeners(0);
  }

  /** Waits for its turn. Where others were faster the job is done again on what is there then. */
  enter<Value>(job: (table: Table) => Promise<Value> | Value): Promise<Value> {
    this.usedAt = performance.now();
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

  /** What others have written since; `version`: there is at least so much. */
  refresh(version: number): Promise<void> {
    return this.enter(async (table) => {
      if (table.version < version) await this.#read(table);
    });
  }

  member(person: string): Member | undefined {
    return this.#members.get(person);
  }

  get members(): ReadonlyMap<string, Member> {
    return this.#members;
  }

  async readMembers(): Promise<void> {
    const { db } = this.#context.database;
    const rows = await db
      .selectFrom("members")
      .select(["person_id", "name", "muted", "watches"])
      .where("table_id", "=", this.id)
      .execute();
    this.#members = new Map(
      rows.map(({ person_id, name, muted, watches }) => [
        person_id,
        { name, muted: muted === 1, watches: watches === 1 },
      ]),
    );
  }

  /**
   * Inside `enter`: makes these entries happen, durably, and tells everybody who listens. What stands in `beside` is
   * written with them or not at all.
   */
  async write(table: Table, proposals: readonly Proposal[], beside: readonly Statement[] = []): Promise<void> {
    const { database, node } = this.#context;
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
    await this.#tell(table);
    database.bus.publish("table", `${this.id} ${table.version}`);
    this.#tellLists(
      table,
      before,
      proposals.every(({ entry }) => isPlay(entry)),
    );
    this.#beginBotTurns(table, before);
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
    const nothing: Drawn = { version: 0, members: new Map(), jobs: new Map(), questions: new Map(), asked: [] };
    const unit = unitFor(
      database,
      table,
      nothing,
      [first, ...steps].map((step) => ({ step })),
      node,
      now,
    );
    await database.commit([...beside, ...unit]);
    this.#table = table;
    this.#told = table.version;
    await this.readMembers();
    this.#tellLists(table, nothing, false);
    this.#beginBotTurns(table, nothing);
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
    const { db } = this.#context.database;
    const row = await db.selectFrom("tables").select("format").where("id", "=", this.id).executeTakeFirst();
    if (row === undefined) throw new Refused("no-table");
    if (row.format > FORMAT) throw new Refused("newer-version");
    const [first] = await this.#rows(0, 1);
    if (first === undefined) throw new Refused("no-table");
    const table = new Table(this.id, JSON.parse(first.body) as Created, first.at, this.#context.outages);
    // After a failed write listeners are told from where they were; a room that is new has told everything.
    if (this.#told === 0) this.#told = Number.POSITIVE_INFINITY;
    await this.#read(table);
    this.#told = Math.min(this.#told, table.version);
    await this.readMembers();
    this.#table = table;
    return table;
  }

  async #read(table: Table): Promise<void> {
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

  #rows(after: number, limit = 1_000_000) {
    return this.#context.database.db
      .selectFrom("entries")
      .select(["at", "body", "decision_id"])
      .where("table_id", "=", this.id)
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(limit)
      .execute();
  }
}

function isPlay({ type }: Entry): boolean {
  return type === "decided" || type === "took-back";
}

function isAboutPeople({ type }: Entry): boolean {
  return type === "seated" || type === "muted" || type === "host";
}
