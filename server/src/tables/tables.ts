import { randomBytes } from "node:crypto";
import { recordText } from "@montan/engine";
import {
  type Action,
  type ChatPage,
  type Created as CreatedAnswer,
  type CreateTable,
  type Done,
  type History,
  type Invitation,
  settingsSchema,
  type TableInfo,
} from "@montan/protocol";
import { Lines } from "../lines.ts";
import type { Person } from "../people/contract.ts";
import { newSecret } from "../secrets.ts";
import type { Database } from "../storage/database.ts";
import { maySee, mayWatch, ownSeat, viewerOf } from "./access.ts";
import { carryOut, isCapped, isForStrangers, Paces } from "./acts.ts";
import { gameOf } from "./games.ts";
import { LIMITS } from "./limits.ts";
import { makeLink, readLink } from "./links.ts";
import { Refused, refuseUnless } from "./refused.ts";
import { MEMBERS, Room, type RoomContext } from "./room.ts";
import { historyFor, infoOf, type Viewer, viewFor } from "./shown.ts";
import { memberRow } from "./sitting.ts";
import type { Table } from "./table.ts";
import { olderChat, tellChat } from "./talking.ts";

const IDLE_MS = 5 * 60_000;
/** Tables per database query. */
const AT_ONCE = 500;

/** All tables of the server, as far as this node knows them. */
export class Tables {
  readonly database: Database;
  readonly #rooms = new Map<string, Room>();
  readonly #context: RoomContext;
  readonly #paces = new Paces();
  /** By person, for requests limited by what the person already has. */
  readonly #lines = new Lines();

  constructor(context: RoomContext) {
    const { database } = context;
    this.database = database;
    this.#context = context;
    database.bus.on("table", (text) => {
      const [id = "", version] = text.split(" ");
      this.#refresh(id, Number(version));
    });
    database.bus.on(
      MEMBERS,
      (id) =>
        void this.#rooms
          .get(id)
          ?.readMembers()
          .catch(() => {}),
    );
    database.bus.on("chat", (id) => void this.#tellChat(id));
    // If the database is still unavailable, the next regular check finds what was missed.
    database.bus.onGap(() => void this.catchUp().catch(() => {}));
  }

  room(id: string): Room {
    let room = this.#rooms.get(id);
    if (room === undefined) {
      room = new Room(id, this.#context);
      this.#rooms.set(id, room);
    }
    return room;
  }

  create(person: Person, input: CreateTable): Promise<CreatedAnswer> {
    return this.#lines.inLine(person.id, () => this.#create(person, input));
  }

  async #create(person: Person, input: CreateTable): Promise<CreatedAnswer> {
    const game = gameOf(input.game);
    refuseUnless(game !== undefined, "no-game");
    const { min, max } = game.seats;
    refuseUnless(input.seats >= min && input.seats <= max, "seats", { min, max });
    const options = game.options(input.options, input.seats);
    const settings = settingsSchema.parse(input.settings ?? {});
    await this.checkCaps(person);
    const id = randomBytes(12).toString("base64url");
    const link = newSecret();
    const { seats } = input;
    const created = { type: "created", by: person.id, game: game.id, rules: game.version, seats, options } as const;
    const table = await this.room(id).create(
      { ...created, seed: newSecret(), settings },
      [
        {
          entry: { type: "seated", seat: 0, person: person.id, ...(input.zone !== undefined && { zone: input.zone }) },
        },
        ...(seats === 1 && settings.start === "full" ? [{ entry: { type: "started" } as const }] : []),
      ],
      [
        memberRow(this.database, id, { ...person, isBot: person.kind === "bot" }),
        ...makeLink(this.database, id, { kind: "invite" }, link),
      ],
    );
    return { table: id, version: table.version, seat: 0, link };
  }

  act(person: Person, id: string, action: Action): Promise<Done> {
    const act = () => {
      const room = this.room(id);
      let isCounted = false;
      return this.#enter(id, async (table) => {
        if (!isForStrangers(action)) await this.#refuseStrangers(table, room, person);
        // Once, however often others are faster.
        if (!isCounted) this.#paces.keep(action, id, person.id);
        isCounted = true;
        return await carryOut({ tables: this, database: this.database, room, table, person }, action);
      });
    };
    return isCapped(action) ? this.#lines.inLine(person.id, act) : act();
  }

  info(person: Person, id: string): Promise<TableInfo> {
    return this.look(person, id, (table, room) => infoOf(table, room));
  }

  /** Where a link leads, for anybody who has it, including people the server does not know yet. */
  invitation(id: string, secret: string): Promise<Invitation> {
    const room = this.room(id);
    return this.#enter(id, async (table) => {
      const link = await readLink(this.database, id, secret);
      refuseUnless(link !== undefined, "no-link");
      refuseUnless(link.kind !== "invite" || table.settings.visibility !== "private", "no-link");
      return { ...link, info: infoOf(table, room) };
    });
  }

  view(person: Person, id: string, seat: Viewer): Promise<{ version: number; view: unknown }> {
    return this.look(person, id, (table) => {
      refuseUnless(table.log !== undefined, "not-running");
      const view = viewFor(table, viewerOf(table, person, seat));
      refuseUnless(view !== undefined, "no-spectators");
      return { version: table.version, view };
    });
  }

  moves(person: Person, id: string, seat: number): Promise<{ version: number; moves: readonly unknown[] }> {
    return this.look(person, id, (table) => {
      ownSeat(table, person, seat);
      const view = viewFor(table, seat);
      refuseUnless(view !== undefined, "not-running");
      // Computed from the view, so that nothing hidden can leak.
      const moves = table.status === "running" ? table.game.legalMoves(view, seat) : [];
      return { version: table.version, moves };
    });
  }

  history(person: Person, id: string, seat: Viewer, from: number): Promise<History> {
    return this.look(person, id, (table, room) => historyFor(table, room, viewerOf(table, person, seat), from));
  }

  chat(person: Person, id: string, before: number | undefined): Promise<ChatPage> {
    return this.look(person, id, (table, room) => olderChat({ database: this.database, room, table, person }, before));
  }

  /** Contains the seed: for ended games only. */
  record(person: Person, id: string): Promise<string> {
    return this.look(person, id, (table, room) => {
      const { log, chairs } = table;
      refuseUnless(log !== undefined && table.status === "ended", "not-ended");
      const seated = table.seatsOf(person.id).length > 0;
      refuseUnless(seated || mayWatch(table.settings, table.status), "no-spectators");
      const names = chairs.map(({ person: id, bot }) => (id && room.member(id)?.name) || bot || "–");
      const players = chairs.map(({ person: id, bot }) => (id === undefined ? (bot ?? "person") : "person"));
      return recordText(table.game.id, { ...log.setup, names, players }, log.decisions);
    });
  }

  /** For a person who may know that the table exists. */
  look<Value>(person: Person, id: string, job: (table: Table, room: Room) => Promise<Value> | Value): Promise<Value> {
    const room = this.room(id);
    return this.#enter(id, async (table) => {
      await this.#refuseStrangers(table, room, person);
      return await job(table, room);
    });
  }

  async #refuseStrangers(table: Table, room: Room, person: Person): Promise<void> {
    if (maySee(table, room, person)) return;
    // Another node may have admitted them.
    await room.readMembers();
    refuseUnless(maySee(table, room, person), "no-table");
  }

  async checkCaps({ id }: Person): Promise<void> {
    const { count } = await this.#going(id).executeTakeFirstOrThrow();
    refuseUnless(Number(count) < LIMITS.tables, "too-many-tables", { limit: LIMITS.tables });
  }

  /** `table`: the one that gets a bot; whether it has one already makes no difference. */
  async checkBotCap({ id }: Person, table: string): Promise<void> {
    const others = this.#going(id).where("tables.id", "!=", table);
    const { count } = await others.where("tables.summary", "like", '%"bot":%').executeTakeFirstOrThrow();
    refuseUnless(Number(count) < LIMITS.botTables, "too-many-tables", { limit: LIMITS.botTables });
  }

  #going(person: string) {
    return this.database.db
      .selectFrom("members")
      .innerJoin("tables", "tables.id", "members.table_id")
      .where("members.person_id", "=", person)
      .where("members.seats", ">", 0)
      .where("tables.status", "!=", "ended")
      .select(({ fn }) => fn.countAll<number>().as("count"));
  }

  /** Hints may have been lost: compares all tables known here with their rows. */
  async catchUp(): Promise<void> {
    const ids = [...this.#rooms.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const rows = await this.database.db.selectFrom("tables").select(["id", "seq"]).where("id", "in", some).execute();
      for (const { id, seq } of rows) this.#refresh(id, seq);
      for (const id of some) void this.#tellChat(id);
    }
  }

  /** Drops tables that nobody has used for a while; this is only a cache. */
  sweep(): void {
    for (const [id, { events, usedAt }] of this.#rooms) {
      if (events.listenerCount("step") > 0 || performance.now() - usedAt < IDLE_MS) continue;
      this.#rooms.delete(id);
    }
  }

  #enter<Value>(id: string, job: (table: Table) => Promise<Value> | Value): Promise<Value> {
    const done = this.room(id).enter(job);
    return done.catch((error: unknown) => {
      // An id without a table leaves nothing behind.
      if (error instanceof Refused && error.code === "no-table") this.#forgetIfUnknown(id);
      throw error;
    });
  }

  #forgetIfUnknown(id: string): void {
    const room = this.#rooms.get(id);
    if (room !== undefined && room.members.size === 0) this.#rooms.delete(id);
  }

  #refresh(id: string, version: number): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    room.refresh(version).catch(() => {});
  }

  async #tellChat(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined || room.events.listenerCount("chat") === 0) return;
    await room.enter(() => tellChat(this.database, room)).catch(() => {});
  }
}
