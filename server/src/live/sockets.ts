import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { PROTOCOL } from "@montan/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { Buckets } from "../http/limits.ts";
import { type Person, REVOKED, SESSION_COOKIE, type WhoIs } from "../people/contract.ts";
import type { Tables } from "../tables/tables.ts";
import { Connection, MOST_UNREAD } from "./connection.ts";
import { Lists } from "./lists.ts";
import type { Presence } from "./presence.ts";

const LIVE_PATH = "/api/live";
const MOST_BYTES = 32_768;
const MOST_PER_PERSON = 20;
const BEAT_MS = 30_000;
/** Messages of one person, over all their sockets. */
const MESSAGES = { size: 120, perSecond: 40 };
/** Our own closing codes. */
const CLOSED = { revoked: 4001, protocol: 4002, stopping: 1001 } as const;

export interface LiveOptions {
  readonly server: Server;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly whoIs: WhoIs;
  /** Bytes a client may leave unread. */
  readonly mostUnread?: number;
  /** Milliseconds between two checks that a client still answers and that its session is still valid. */
  readonly beat?: number;
  /** Whether our page or a program with a token asks, within the limits. */
  readonly mayUpgrade: (request: IncomingMessage) => boolean;
  readonly onFailure: (error: unknown) => void;
}

export interface Live {
  readonly sockets: number;
  /** Bytes that clients have not read yet. */
  readonly unread: number;
  close(): Promise<void>;
}

interface Caller {
  readonly session: string | undefined;
  readonly authorization: string | undefined;
}

/** Sockets on the server's own port. Clients are authenticated by cookie or token before the socket opens. */
export function serveSockets(options: LiveOptions): Live {
  const { server, tables, presence, whoIs, mayUpgrade, onFailure } = options;
  const { mostUnread = MOST_UNREAD, beat: every = BEAT_MS } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  const connections = new Map<Connection, Caller>();
  const lists = new Lists(tables, onFailure);
  const messages = new Buckets(MESSAGES);

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that breaks while it is being refused would end the process otherwise.
    stream.on("error", () => stream.destroy());
    const [path, query] = (request.url ?? "").split("?", 2);
    if (path !== LIVE_PATH) return refuse(stream, "404 Not Found");
    const caller = callerOf(request);
    // Browsers send the cookie for any page.
    if (!mayUpgrade(request)) return refuse(stream, "403 Forbidden");
    whoIs(caller.session, caller.authorization).then(
      (person) => {
        if (person === undefined) return refuse(stream, "401 Unauthorized");
        const own = [...connections.keys()].filter((connection) => connection.person.id === person.id);
        if (own.length >= MOST_PER_PERSON) return refuse(stream, "429 Too Many Requests");
        sockets.handleUpgrade(request, stream, head, (socket) => {
          socket.on("error", () => socket.terminate());
          const spoken = new URLSearchParams(query).get("protocol");
          if (spoken === String(PROTOCOL)) open(socket, person, caller);
          else socket.close(CLOSED.protocol, `protocol ${PROTOCOL}`);
        });
      },
      () => refuse(stream, "503 Service Unavailable"),
    );
  };

  const open = (socket: WebSocket, person: Person, caller: Caller) => {
    const take = (tokens: number) => messages.take(person.id, tokens) === 0;
    const connection = new Connection(socket, person, { tables, lists, presence, mostUnread, take, onFailure });
    connections.set(connection, caller);
    let isAlive = true;
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      // A revocation may have come between authentication and now, or its hint may be lost.
      void checkAgain(connection, caller);
    }, every).unref();
    socket.on("pong", () => {
      isAlive = true;
    });
    socket.on("close", () => {
      clearInterval(beat);
      connections.delete(connection);
    });
  };

  const checkAgain = async (connection: Connection, { session, authorization }: Caller) => {
    // While the database does not answer, no session is revoked.
    const still = await whoIs(session, authorization).catch(() => connection.person);
    if (still === undefined) connection.close(CLOSED.revoked, "revoked");
  };
  const checkAll = async (person?: string) => {
    for (const [connection, caller] of connections) {
      if (person === undefined || connection.person.id === person) await checkAgain(connection, caller);
    }
  };
  tables.database.bus.on(REVOKED, (person) => void checkAll(person));
  tables.database.bus.onGap(() => void checkAll());

  server.on("upgrade", onUpgrade);
  return {
    get sockets() {
      return connections.size;
    },
    get unread() {
      return [...connections.keys()].reduce((sum, { unread }) => sum + unread, 0);
    },
    async close() {
      server.off("upgrade", onUpgrade);
      for (const connection of connections.keys()) connection.close(CLOSED.stopping, "stopping");
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function callerOf({ headers }: IncomingMessage): Caller {
  const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  const session = cookies.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))?.slice(SESSION_COOKIE.length + 1);
  return { session, authorization: headers.authorization };
}

function refuse(stream: Duplex, status: string): void {
  // Nothing reads from it any more, so nothing else would notice that the other side has gone.
  stream.once("finish", () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
