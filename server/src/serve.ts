import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { staticFiles } from "./static-files.ts";

export interface Serving {
  /** "http://localhost:3000" */
  readonly address: string;
  /** Takes no new callers and ends when the last answer is out. */
  close(): Promise<void>;
}

/** Serves a folder; port 0 takes a free one. Throws what listening throws, such as a port in use. */
export async function serve(folder: string, port: number): Promise<Serving> {
  const answer = staticFiles(folder);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      // The caller hung up, or the file went away while it was read: nothing more can be said.
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
