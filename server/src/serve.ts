import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp } from "./http/app.ts";
import { newRegistry } from "./http/metrics.ts";

export interface Serving {
  /** "http://localhost:3000" */
  readonly address: string;
  /** Accepts no new connections and resolves when the last response has been sent. */
  close(): Promise<void>;
}

/** Serves a built page alone, as a static host does; port 0 takes a free one. */
export async function serve(folder: string, port: number): Promise<Serving> {
  const { app, stop } = await buildApp({
    config: { proxies: [] },
    log: pino({ level: "silent" }),
    registry: newRegistry(),
    page: folder,
  });
  return { address: await listen(app, port), close: stop };
}

const EVERYWHERE = "::";
const EVERYWHERE_WITHOUT_IPV6 = "0.0.0.0";

/** Throws what listening throws, such as a port in use. */
export async function listen(app: FastifyInstance, port: number, host = EVERYWHERE): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (host !== EVERYWHERE || (code !== "EAFNOSUPPORT" && code !== "EADDRNOTAVAIL")) throw error;
    await app.listen({ port, host: EVERYWHERE_WITHOUT_IPV6 });
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return `http://localhost:${taken}`;
}
