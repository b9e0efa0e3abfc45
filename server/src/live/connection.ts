import {
  type ChatLine,
  type ClientMessage,
  clientMessageSchema,
  type ListName,
  PROTOCOL,
  type ServerMessage,
} from "@montan/protocol";
import type { WebSocket } from "ws";
import type { Person } from "../people/contract.ts";
import { mayWatch, viewerOf } from "../tables/access.ts";
import { refusalOf } from "../tables/refusals.ts";
import { refuseUnless } from "../tables/refused.ts";
import type { Room } from "../tables/room.ts";
import { malformed } from "../tables/routes.ts";
import { infoOf, undoableFor, type Viewer, viewFor } from "../tables/shown.ts";
import type { Step, Table } from "../tables/table.ts";
import type { Tables } from "../tables/tables.ts";
import { LINES, readChat, roomsHeard, tellChat } from "../tables/talking.ts";
import { frameFor } from "./frames.ts";
import type { Lists } from "./lists.ts";
import type { Looker, Presence, Present } from "./presence.ts";

/** Bytes a client may leave unread before its streams are cut and its messages wait. */
export const MOST_UNREAD = 512 * 1024;
/** What is sent to many must not fill the memory because one does not read. */
const MOST_BUFFERED = 2 * 1024 * 1024;
/** A client that has missed more than this asks for a snapshot. */
const MOST_MISSED = 300;
const MOST_SUBSCRIPTIONS = 40;
/** Messages of a client that may queue up. */
const MOST_WAITING = 120;
const TOO_FAST = 4008;
const TOO_SLOW = 4009;
/** A client that is told to close and does not is disconnected after this time. */
const LAST_WORDS_MS = 1_000;
/** Computing moves is expensive; everything else costs next to nothing. */
const COST: Partial<Record<ClientMessage["type"], number>> = { moves: 4 };

/** What a client already has. */
interface Has {
  readonly from?: number | undefined;
  readonly line?: number | undefined;
}

interface Subscription {
  readonly table: string;
  readonly viewer: Viewer;
  readonly looker: Looker;
  stop(): void;
}

export interface ConnectionContext {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly lists: Lists;
  readonly mostUnread: number;
  /** Takes this many of the person's tokens, or returns false. */
  readonly take: (tokens: number) => boolean;
  readonly onFailure: (error: unknown) => void;
}

/** One socket of one person; its requests are handled in order. */
export class Connection {
  readonly person: Person;
  readonly #socket: WebSocket;
  readonly #context: ConnectionContext;
  readonly #subscriptions = new Map<string, Subscription>();
  #line: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Nothing that arrives after we have closed it counts. */
  #isOver = false;
  #unfollow = () => {};
  #isLooking = true;

  constructor(socket: WebSocket, person: Person, context: ConnectionContext) {
    this.#socket = socket;
    this.person = person;
    this.#context = context;
    socket.on("message", (data, isBinary) => this.#hear((data as Buffer).toString(), isBinary));
    socket.on("close", () => this.#leave());
    const { id, name } = person;
    this.#send({ type: "hello", protocol: PROTOCOL, at: context.tables.database.now(), person: { id, name } });
  }

  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  close(code: number, reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), LAST_WORDS_MS).unref();
    this.#leave();
  }

  #leave(): void {
    for (const { stop } of this.#subscriptions.values()) stop();
    this.#subscriptions.clear();
    this.#unfollow();
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.unread > MOST_BUFFERED) this.#socket.terminate();
    else this.#socket.send(text);
  }

  #hear(text: string, isBinary: boolean): void {
    if (this.#isOver) return;
    if (this.#waiting >= MOST_WAITING || !this.#context.take(1)) return this.close(TOO_FAST, "too fast");
    this.#waiting++;
    this.#line = this.#line.then(async () => {
      await this.#beRead();
      this.#waiting--;
      await this.#answer(text, isBinary);
    });
  }

  /** The next request waits until the client has read enough of what was sent. */
  async #beRead(): Promise<void> {
    if (this.unread > this.#context.mostUnread)
      await new Promise<void>((resolve) => this.#socket.ping(undefined, undefined, () => resolve()));
  }

  async #answer(text: string, isBinary: boolean): Promise<void> {
    if (this.#isOver) return;
    const message = isBinary ? undefined : parsed(text);
    const checked = clientMessageSchema.safeParse(message);
    if (!checked.success) {
      this.#send({ type: "refused", ...requestOf(message), ...malformed(checked.error.issues) });
      return;
    }
    const { data } = checked;
    if (!this.#context.take((COST[data.type] ?? 1) - 1)) return this.close(TOO_FAST, "too fast");
    const about = data.type === "subscribe" ? placeOf(data.table, data.seat) : requestOf(data);
    try {
      await this.#carryOut(data);
    } catch (error) {
      const known = refusalOf(error);
      if (known === undefined) this.#context.onFailure(error);
      this.#send({ type: "refused", ...about, ...(known?.refusal ?? { code: "internal" }) });
    }
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    const { tables } = this.#context;
    switch (message.type) {
      case "subscribe":
        return this.#subscribe(message.table, message.seat, message);
      case "unsubscribe":
        return this.#unsubscribe(keyOf(message.table, message.seat));
      case "act": {
        const done = await tables.act(this.person, message.table, message.action);
        return this.#send({ type: "done", request: message.request, ...done });
      }
      case "moves": {
        const { version, moves } = await tables.moves(this.person, message.table, message.seat);
        return this.#send({ type: "moves", request: message.request, version, moves: [...moves] });
      }
      case "ping":
        return this.#send({ type: "pong", request: message.request });
      case "follow":
        return this.#follow(message.lists);
      case "look":
        this.#isLooking = message.looking;
        for (const { looker } of this.#subscriptions.values()) looker.look(message.looking);
        return;
    }
  }

  #follow(lists: readonly ListName[]): void {
    this.#unfollow();
    this.#unfollow = () => {};
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const send = (message: ServerMessage) => {
      // The stream of a table can be resumed where it was cut; lists start again with the next socket.
      if (this.unread > this.#context.mostUnread) this.close(TOO_SLOW, "too slow");
      else this.#send(message);
    };
    this.#unfollow = this.#context.lists.follow({ person: this.person, lists, send });
  }

  #unsubscribe(key: string): void {
    this.#subscriptions.get(key)?.stop();
    this.#subscriptions.delete(key);
  }

  /** Inside `enter`, so that nothing happens between what is sent now and what is heard from then on. */
  async #subscribe(id: string, seat: Viewer, { from, line }: Has): Promise<void> {
    const { tables } = this.#context;
    const key = keyOf(id, seat);
    this.#unsubscribe(key);
    refuseUnless(this.#subscriptions.size < MOST_SUBSCRIPTIONS, "too-many", { limit: MOST_SUBSCRIPTIONS });
    await tables.look(this.person, id, async (table, room) => {
      const viewer = viewerOf(table, this.person, seat);
      await tellChat(tables.database, room);
      if (from === undefined) await this.#sendSnapshot(table, room, viewer);
      else {
        // Another node may have told them already.
        if (from > table.version) await room.readOn(table);
        refuseUnless(from <= table.version, "no-version", { version: table.version });
        if (table.version - from > MOST_MISSED || !sawAll(table, viewer, from)) return this.#sendReload(id, viewer);
        const missed = line === undefined ? [] : await this.#chatSince(table, room, line);
        if (missed.length > LINES) return this.#sendReload(id, viewer);
        for (const step of table.steps.slice(from)) this.#sendText(frameFor(table, room, step, viewer));
        for (const said of missed) this.#send({ type: "chat", ...placeOf(id, viewer), line: said });
      }
      if (this.#socket.readyState === this.#socket.OPEN) this.#listen(key, room, table, viewer);
    });
  }

  async #sendSnapshot(table: Table, room: Room, viewer: Viewer): Promise<void> {
    const view = viewFor(table, viewer);
    const rooms = this.#roomsHeard(table);
    const chat = await readChat(this.#context.tables.database, room, { rooms });
    const undoable = undoableFor(table, viewer);
    this.#send({
      type: "snapshot",
      ...placeOf(table.id, viewer),
      version: table.version,
      info: infoOf(table, room),
      ...(view !== undefined && { view }),
      ...(undoable > 0 && { undoable }),
      chat,
    });
  }

  #chatSince(table: Table, room: Room, since: number): Promise<ChatLine[]> {
    const rooms = this.#roomsHeard(table);
    return readChat(this.#context.tables.database, room, { rooms, since, limit: LINES + 1 });
  }

  /** By identity: a player who watches without a seat still counts as a player. */
  #roomsHeard(table: Table) {
    return roomsHeard(table, table.seatsOf(this.person.id).length > 0);
  }

  #sendReload(table: string, viewer: Viewer, version?: number): void {
    this.#send({ type: "reload", ...placeOf(table, viewer), ...(version !== undefined && { version }) });
  }

  #listen(key: string, room: Room, first: Table, viewer: Viewer): void {
    const { id } = room;
    let table = first;
    const onStep = (step: Step, now: Table) => {
      table = now;
      if (this.unread > this.#context.mostUnread) {
        this.#unsubscribe(key);
        this.#sendReload(id, viewer, step.version - 1);
        return;
      }
      this.#sendText(frameFor(table, room, step, viewer));
      if (viewer !== undefined && table.chairs[viewer]?.person !== this.person.id) {
        this.#unsubscribe(key);
        this.#send({ type: "refused", ...placeOf(id, viewer), code: "not-your-seat", params: { seat: viewer } });
      } else if (!sawAll(table, viewer, step.version - 1)) {
        // What only the end reveals does not count as a change of what was seen before.
        this.#unsubscribe(key);
        this.#sendReload(id, viewer);
      }
    };
    const onChat: Parameters<typeof room.events.on<"chat">>[1] = (line) => {
      if (this.#roomsHeard(table).includes(line.room)) this.#send({ type: "chat", ...placeOf(id, viewer), line });
    };
    const onPresent = ({ people, watching }: Present) =>
      this.#send({ type: "present", ...placeOf(id, viewer), people: [...people], watching });
    room.events.on("step", onStep);
    room.events.on("chat", onChat);
    const person = this.person.id;
    const who = { person, isSeated: table.seatsOf(person).length > 0, isLooking: this.#isLooking };
    const looker = this.#context.presence.enter(id, who, onPresent);
    this.#subscriptions.set(key, {
      table: id,
      viewer,
      looker,
      stop() {
        room.events.off("step", onStep);
        room.events.off("chat", onChat);
        looker.leave();
      },
    });
  }
}

/** Whoever had this version saw then what they may see now. */
function sawAll(table: Table, viewer: Viewer, version: number): boolean {
  if (viewer !== undefined || version === 0) return true;
  const then = table.steps[version - 1]?.status ?? "open";
  return then !== "running" || mayWatch(table.settings, then) === mayWatch(table.settings, table.status);
}

function keyOf(table: string, seat: Viewer): string {
  return `${table} ${seat ?? "-"}`;
}

function placeOf(table: string, viewer: Viewer): { table: string; seat?: number } {
  return { table, ...(viewer !== undefined && { seat: viewer }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** So that even an invalid message gets an answer. */
function requestOf(message: unknown): { request?: number } {
  const request = (message as { request?: unknown } | undefined | null)?.request;
  return typeof request === "number" && Number.isSafeInteger(request) && request >= 0 ? { request } : {};
}
