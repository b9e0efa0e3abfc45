import { randomUUID } from "node:crypto";
import type { AnyGame } from "@montan/engine";
import {
  type Action,
  type Created,
  type CreateTable,
  createdSchema,
  type Done,
  doneSchema,
  PROTOCOL,
  patched,
  type Refusal,
  type ServerMessage,
  serverMessageSchema,
  type TableInfo,
} from "@montan/protocol";
import { WebSocket } from "ws";
import { SESSION_COOKIE } from "../people/contract.ts";
import { gameOf } from "../tables/games.ts";

type MessageOf<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;

/** What a client keeps of one subscription. */
export interface Seen {
  version: number;
  view: unknown;
  info: TableInfo;
  asked: readonly number[];
  updates: MessageOf<"update">[];
  reloads: number;
}

/** A person at a client of their own that accepts nothing the schema does not allow. */
export class Player {
  readonly name: string;
  address: string;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly seen = new Map<string, Seen>();
  #socket: WebSocket | undefined;
  #waiting: (() => void)[] = [];
  closed: number | undefined;

  constructor(address: string, name: string) {
    this.address = address;
    this.name = name;
  }

  get headers(): Record<string, string> {
    return { cookie: `${SESSION_COOKIE}=${encodeURIComponent(this.name)}` };
  }

  async get<Answer>(path: string): Promise<{ status: number; body: Answer }> {
    const response = await fetch(`${this.address}${path}`, { headers: this.headers });
    const text = await response.text();
    this.frames.push(text);
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Answer };
  }

  post<Answer>(path: string, body: unknown): Promise<{ status: number; body: Answer }> {
    return this.#send("POST", path, body);
  }

  put<Answer>(path: string, body: unknown): Promise<{ status: number; body: Answer }> {
    return this.#send("PUT", path, body);
  }

  async #send<Answer>(method: string, path: string, body: unknown): Promise<{ status: number; body: Answer }> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { ...this.headers, "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    this.frames.push(text);
    return { status: response.status, body: JSON.parse(text) as Answer };
  }

  async create(input: CreateTable): Promise<Created> {
    const { status, body } = await this.post<Created>("/api/tables", input);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return createdSchema.parse(body);
  }

  async tryTo(table: string, action: Action): Promise<Done | Refusal> {
    return (await this.post<Done | Refusal>(`/api/tables/${table}/actions`, action)).body;
  }

  async act(table: string, action: Action): Promise<Done> {
    const done = await this.tryTo(table, action);
    if ("code" in done) throw new Error(`${this.name}: ${action.type}: ${JSON.stringify(done)}`);
    return doneSchema.parse(done);
  }

  async connect(): Promise<void> {
    const address = `${this.address.replace("http", "ws")}/api/live?protocol=${PROTOCOL}`;
    const socket = new WebSocket(address, { headers: this.headers });
    this.#socket = socket;
    this.closed = undefined;
    socket.on("message", (data) => this.#hear((data as Buffer).toString()));
    socket.on("close", (code) => {
      this.closed = code;
      this.#wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.on("open", () => resolve());
      socket.on("error", reject);
    });
  }

  /** Cuts the connection without closing it. */
  cut(): void {
    this.#socket?.terminate();
  }

  get socket(): WebSocket {
    if (this.#socket === undefined) throw new Error("not connected");
    return this.#socket;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  subscribe(table: string, seat?: number, from?: number): void {
    this.send({ type: "subscribe", table, ...(seat !== undefined && { seat }), ...(from !== undefined && { from }) });
  }

  see(table: string, seat?: number): Seen {
    const seen = this.seen.get(keyOf(table, seat));
    if (seen === undefined) throw new Error(`${this.name} has no view of ${table} ${seat}`);
    return seen;
  }

  /** Waits until a condition is true, checking after every message. */
  async until<Value>(look: () => Value | undefined | false, what = "something"): Promise<Value> {
    const end = Date.now() + 20_000;
    for (;;) {
      const value = look();
      if (value !== undefined && value !== false) return value;
      if (this.closed !== undefined) throw new Error(`${this.name} is cut off`);
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${this.name} waited in vain for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 1_000));
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async message<Type extends ServerMessage["type"]>(
    type: Type,
    fits: (message: MessageOf<Type>) => boolean = () => true,
  ): Promise<MessageOf<Type>> {
    const found = await this.until(
      () => this.messages.find((message) => message.type === type && fits(message as MessageOf<Type>)),
      type,
    );
    return found as MessageOf<Type>;
  }

  /** Plays a seat at random until it is not asked any more; returns the number of decisions. */
  async play(table: string, seat: number, choose: (moves: readonly unknown[]) => unknown): Promise<number> {
    let decisions = 0;
    for (;;) {
      const seen = await this.until(() => {
        const now = this.see(table, seat);
        return (now.asked.includes(seat) || now.info.status === "ended") && now;
      }, "its turn");
      if (seen.info.status === "ended") return decisions;
      const game = gameOf(seen.info.game) as AnyGame;
      const move = choose(game.legalMoves(seen.view, seat)) as Record<string, unknown>;
      const { version } = seen;
      const done = await this.tryTo(table, { type: "decide", seat, id: randomUUID(), expect: version, move });
      if ("code" in done) {
        // The game went on, perhaps to its end, while this player was catching up.
        if (!["stale", "not-running"].includes(done.code)) throw new Error(`${this.name}: ${JSON.stringify(done)}`);
        await this.until(() => this.see(table, seat).version > version, "what it has missed");
        continue;
      }
      decisions++;
      await this.until(() => this.see(table, seat).version >= (done.version ?? 0), "its own decision");
    }
  }

  close(): void {
    this.#socket?.close();
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = serverMessageSchema.parse(JSON.parse(text));
    this.messages.push(message);
    this.#learn(message);
    this.#wake();
  }

  #learn(message: ServerMessage): void {
    if (message.type === "snapshot") {
      const { table, seat, version, view, info } = message;
      const updates = this.seen.get(keyOf(table, seat))?.updates ?? [];
      this.seen.set(keyOf(table, seat), { version, view, info, asked: info.asked, updates, reloads: 0 });
    }
    if (message.type === "update") {
      const seen = this.see(message.table, message.seat);
      if (message.version !== seen.version + 1) throw new Error(`version ${message.version} after ${seen.version}`);
      seen.version = message.version;
      seen.view = patched(seen.view, message.delta as Parameters<typeof patched>[1]);
      seen.asked = message.asked ?? [];
      if (message.info !== undefined) seen.info = message.info;
      seen.updates.push(message);
    }
    if (message.type === "reload") {
      const seen = this.see(message.table, message.seat);
      seen.reloads++;
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

function keyOf(table: string, seat: number | undefined): string {
  return `${table} ${seat ?? "-"}`;
}
