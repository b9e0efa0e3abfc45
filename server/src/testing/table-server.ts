import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { startTableNode, type TableNode } from "../live/node.ts";
import { type Live, serveSockets } from "../live/sockets.ts";
import type { Beats } from "../live/uptime.ts";
import { type Person, SESSION_COOKIE, type WhoIs } from "../people/contract.ts";
import type { Database } from "../storage/database.ts";
import { openDatabase } from "../storage/open.ts";
import { refusalOf } from "../tables/refusals.ts";
import { tableRoutes } from "../tables/routes.ts";

export interface TableServer {
  readonly address: string;
  readonly database: Database;
  readonly node: TableNode;
  /** Defects that the server has reported. */
  readonly failures: unknown[];
  /** Sessions that have been revoked. */
  readonly revoked: Set<string>;
  readonly live: Live;
  stop(): Promise<void>;
}

/** In these tests a session has the name of its guest. */
function personOf(session: string | undefined): Person | undefined {
  return session === undefined ? undefined : { id: `p-${session}`, name: session, kind: "guest" };
}

/** Tables behind real sockets, with people who are believed to be who they say; other tests prove that. */
export async function startTableServer(
  place: { url?: string; folder: string },
  { beats, ...wishes }: { mostUnread?: number; beat?: number; beats?: Beats } = {},
): Promise<TableServer> {
  const database = await openDatabase(place);
  const node = await startTableNode(database, { threads: 2 }, beats);
  const revoked = new Set<string>();
  const failures: unknown[] = [];
  const whoIs: WhoIs = async (session) =>
    session !== undefined && revoked.has(session) ? undefined : personOf(session);
  const app = Fastify({ forceCloseConnections: true });
  app.decorateRequest("person", undefined);
  app.addHook("onRequest", async (request) => {
    const [, session] = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(request.headers.cookie ?? "") ?? [];
    request.person = await whoIs(session && decodeURIComponent(session));
  });
  app.addHook("onError", async (_request, _reply, error) => {
    if (refusalOf(error) === undefined && (error.statusCode ?? 500) >= 500) failures.push(error);
  });
  await app.register(tableRoutes, { tables: node.tables });
  const live = serveSockets({
    server: app.server,
    tables: node.tables,
    presence: node.presence,
    whoIs: (session) => whoIs(session && decodeURIComponent(session)),
    ...wishes,
    mayUpgrade: ({ headers }) => headers.origin !== "http://elsewhere.example",
    onFailure: (error) => failures.push(error),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    database,
    node,
    failures,
    revoked,
    live,
    async stop() {
      await live.close();
      await app.close();
      await node.stop();
      await database.close();
    },
  };
}
