import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { staticFiles } from "./static-files.ts";

export interface Serving {
  /** "http://localhost:3000" */
  readonly address: string;
  /** Accepts no new connections and resolves when the last response has been sent. */
  close(): Promise<void>;
}

/** Serves a folder; port 0 takes a free one. Throws what listening throws, such as a port in use. */
export async function serve(folder: string, port: number): Promise<Serving> {
  const answer = staticFiles(folder);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      // The client has disconnected, or the file vanished while it was read: there is nothing left to send.
      response.destroy();
    });
  });
  server.listen(port);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://localhost:${taken}`, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await closed;
}
