import {
  type Action,
  type ClientMessage,
  type Done,
  type ListName,
  PROTOCOL,
  type ServerMessage,
} from "@montan/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { PASSING, Refusal, Unreachable } from "./api.ts";

/** The state of the connection as shown to the person. */
export type Status =
  /** Nothing sent from here is still waiting for an answer. */
  | { readonly is: "safe" }
  | { readonly is: "sending" }
  | { readonly is: "reconnecting"; readonly since: number }
  /** Trying again is pointless: the session is gone, or the server speaks another version of the protocol. */
  | { readonly is: "over"; readonly why: "revoked" | "protocol" };

/** The callbacks of one subscription. */
export type TableMessage = Extract<ServerMessage, { type: "snapshot" | "update" | "reload" | "chat" | "present" }>;

/** The callbacks of a followed list of tables. */
export type ListMessage = Extract<ServerMessage, { type: "list" | "listed" }>;

interface Follower {
  readonly lists: readonly ListName[];
  readonly hear: (message: ListMessage) => void;
}

export interface Place {
  readonly table: string;
  /** Whose view; undefined: a spectator's. */
  readonly seat: number | undefined;
}

export interface Listener {
  /** What it already has: it is told what has happened since. */
  has(): { readonly from?: number; readonly line?: number };
  hear(message: TableMessage): void;
  /** There is no such table, or the person may not see it (any more). */
  refused(refusal: Refusal): void;
}

interface Request {
  readonly message: ClientMessage;
  /** Sent twice it counts once. */
  readonly safeAgain: boolean;
  sent: boolean;
  answer(answer: Answer): void;
  fail(error: unknown): void;
}

type Answer = Extract<ServerMessage, { type: "done" | "moves" | "pong" }>;

/** Closing codes after which trying again would not help. */
const ENDS: Readonly<Record<number, "revoked" | "protocol">> = { 4001: "revoked", 4002: "protocol" };
const SHORTEST_WAIT = 250;
/** The wait before a request that the server could not answer is repeated. */
const AGAIN = 1_000;
const LONGEST_WAIT = 8_000;
/** Milliseconds of silence after which the connection is probed, and how long an answer may take. */
const QUIET = 20_000;
const PATIENCE = 6_000;

export interface ConnectionOptions {
  /** Opens a socket; tests pass their own. */
  readonly open?: () => WebSocket;
  /** Whether the server still knows the person; undefined: it does not answer. */
  readonly isKnown?: () => Promise<boolean | undefined>;
}

/**
 * The only socket of the page. It opens when it is first needed, reconnects by itself, subscribes again from what each
 * listener has, and repeats requests that may be repeated.
 */
export class Connection {
  readonly status: ReadonlySignal<Status>;
  readonly #open: () => WebSocket;
  readonly #isKnown: () => Promise<boolean | undefined>;
  readonly #listeners = new Map<string, { readonly place: Place; readonly listener: Listener }>();
  readonly #followers = new Set<Follower>();
  readonly #requests = new Map<number, Request>();
  readonly #waiting = signal(0);
  readonly #since = signal<number | undefined>(undefined);
  readonly #over = signal<"revoked" | "protocol" | undefined>(undefined);
  /** How far the server's clock is ahead of ours. */
  #ahead = 0;
  #socket: WebSocket | undefined;
  #greeted = false;
  #attempts = 0;
  #isLooking = true;
  #number = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor({ open = openSocket, isKnown = async () => undefined }: ConnectionOptions = {}) {
    this.#open = open;
    this.#isKnown = isKnown;
    this.status = computed(() => {
      if (this.#over.value !== undefined) return { is: "over", why: this.#over.value };
      if (this.#since.value !== undefined) return { is: "reconnecting", since: this.#since.value };
      return { is: this.#waiting.value > 0 ? "sending" : "safe" };
    });
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Resolves when it is durable. Throws Refusal; Unreachable: whether it counts is unknown. */
  async act(table: string, action: Action): Promise<Done> {
    const safeAgain = "id" in action || action.type === "join" || action.type === "watch";
    const done = await this.#request((request) => ({ type: "act", request, table, action }), safeAgain);
    if (done.type !== "done") throw new Unreachable(done);
    const { type: _, request: __, ...answer } = done;
    return answer;
  }

  /**
   * From now on this listener gets the updates of the table; returns a function that stops it. One listener per viewer.
   */
  listen(place: Place, listener: Listener): () => void {
    const key = keyOf(place);
    this.#listeners.set(key, { place, listener });
    if (this.#greeted) this.#subscribe(place, listener);
    else this.connect();
    return () => {
      if (this.#listeners.get(key)?.listener !== listener) return;
      this.#listeners.delete(key);
      if (this.#greeted) this.#send({ type: "unsubscribe", ...placed(place) });
    };
  }

  /** A listener has lost track: subscribes again, from the start or from what it has. */
  again(place: Place): void {
    const found = this.#listeners.get(keyOf(place));
    if (found !== undefined && this.#greeted) this.#subscribe(place, found.listener);
  }

  /** Lists of tables, whole at first and after every gap, then their changes; returns a function that stops it. */
  follow(lists: readonly ListName[], hear: (message: ListMessage) => void): () => void {
    const follower = { lists, hear };
    this.#followers.add(follower);
    if (this.#greeted) this.#follow();
    else this.connect();
    return () => {
      this.#followers.delete(follower);
      if (this.#greeted) this.#follow();
    };
  }

  connect(): void {
    if (this.#socket !== undefined || this.#over.value !== undefined) return;
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.addEventListener("close", ({ code }) => this.#lost(socket, code));
    // A connection attempt without an answer may take minutes.
    this.#listenForLife(PATIENCE);
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  wake(): void {
    if (this.#since.value !== undefined && this.#socket === undefined) {
      this.#attempts = 0;
      this.connect();
    } else if (this.#greeted) void this.#probe();
  }

  /**
   * Whether somebody looks at this page: otherwise the person counts as absent from the table and may be reminded of
   * it.
   */
  look(isLooking: boolean): void {
    if (isLooking === this.#isLooking) return;
    this.#isLooking = isLooking;
    if (this.#greeted) this.#send({ type: "look", looking: isLooking });
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#listeners.clear();
    this.#followers.clear();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#greeted = false;
    socket?.close();
  }

  #request(make: (request: number) => ClientMessage, safeAgain: boolean): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const number = ++this.#number;
    const request: Request = { message: make(number), safeAgain, sent: false, answer: resolve, fail: reject };
    this.#requests.set(number, request);
    this.#count();
    if (this.#greeted) this.#ask(request);
    else this.connect();
    return promise;
  }

  #ask(request: Request): void {
    request.sent = true;
    this.#send(request.message);
    this.#listenForLife(PATIENCE);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #subscribe(place: Place, listener: Listener): void {
    this.#send({ type: "subscribe", ...placed(place), ...listener.has() });
  }

  #follow(): void {
    const lists = [...new Set([...this.#followers].flatMap((follower) => follower.lists))];
    this.#send({ type: "follow", lists });
  }

  #hear(message: ServerMessage): void {
    this.#listenForLife(this.#waiting.peek() > 0 ? PATIENCE : QUIET);
    switch (message.type) {
      case "hello":
        this.#ahead = message.at - Date.now();
        return this.#begin();
      case "done":
      case "moves":
      case "pong":
        return this.#settled(message.request)?.answer(message);
      case "refused":
        return this.#refused(message);
      case "list":
      case "listed":
        for (const { lists, hear } of this.#followers) if (lists.includes(message.list)) hear(message);
        return;
      default:
        this.#listeners.get(keyOf({ table: message.table, seat: message.seat }))?.listener.hear(message);
    }
  }

  #begin(): void {
    this.#greeted = true;
    this.#attempts = 0;
    this.#since.value = undefined;
    if (!this.#isLooking) this.#send({ type: "look", looking: false });
    for (const { place, listener } of this.#listeners.values()) this.#subscribe(place, listener);
    if (this.#followers.size > 0) this.#follow();
    for (const request of this.#requests.values()) this.#ask(request);
  }

  #refused(message: Extract<ServerMessage, { type: "refused" }>): void {
    const { request: number, table, seat } = message;
    if (number === undefined) {
      if (table !== undefined) this.#unsubscribed({ table, seat }, new Refusal(message));
      return;
    }
    const request = this.#requests.get(number);
    if (request?.safeAgain && PASSING.includes(message.code)) {
      setTimeout(() => this.#greeted && this.#requests.has(number) && this.#ask(request), AGAIN);
      return;
    }
    this.#settled(number)?.fail(new Refusal(message));
  }

  #unsubscribed(place: Place, refusal: Refusal): void {
    const found = this.#listeners.get(keyOf(place));
    if (found === undefined) return;
    if (!PASSING.includes(refusal.code)) return found.listener.refused(refusal);
    setTimeout(() => this.#listeners.get(keyOf(place)) === found && this.again(place), AGAIN);
  }

  #settled(number: number): Request | undefined {
    const request = this.#requests.get(number);
    this.#requests.delete(number);
    this.#count();
    return request;
  }

  /** What the person has sent and the server has not answered. */
  #count(): void {
    this.#waiting.value = [...this.#requests.values()].filter(({ message }) => message.type !== "ping").length;
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    const wasGreeted = this.#greeted;
    this.#socket = undefined;
    this.#greeted = false;
    clearTimeout(this.#beat);
    const end = ENDS[code];
    if (end !== undefined) return this.#end(end);
    this.#since.value ??= Date.now();
    for (const [number, { sent, safeAgain }] of this.#requests)
      if (sent && !safeAgain) this.#settled(number)?.fail(new Unreachable(code));
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => void this.#tryAgain(wasGreeted), wait * (0.5 + Math.random() / 2));
  }

  /** A browser does not learn why a socket was refused, so the page asks who it is. */
  async #tryAgain(wasGreeted: boolean): Promise<void> {
    if (!wasGreeted && this.#attempts > 2 && (await this.#isKnown()) === false) return this.#end("revoked");
    this.connect();
  }

  #end(why: "revoked" | "protocol"): void {
    this.#over.value = why;
    for (const number of [...this.#requests.keys()]) this.#settled(number)?.fail(new Unreachable(why));
  }

  /** A broken connection reports nothing: after a silence it is probed, and no answer means that it is broken. */
  #listenForLife(time: number): void {
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#beat = setTimeout(() => {
      if (time === PATIENCE) this.#drop(socket);
      else void this.#probe();
    }, time);
  }

  async #probe(): Promise<void> {
    const probe = this.#request((request) => ({ type: "ping", request }), false);
    this.#listenForLife(PATIENCE);
    await probe.catch(() => {});
  }

  /** Without waiting for the other side's close frame. */
  #drop(socket: WebSocket | undefined): void {
    if (socket === undefined || socket !== this.#socket) return;
    socket.close();
    this.#lost(socket, 1006);
  }
}

function openSocket(): WebSocket {
  const address = new URL(`./api/live?protocol=${PROTOCOL}`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}

function keyOf({ table, seat }: Place): string {
  return `${table} ${seat ?? "-"}`;
}

function placed({ table, seat }: Place): { table: string; seat?: number } {
  return { table, ...(seat !== undefined && { seat }) };
}
