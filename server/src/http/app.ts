import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Config } from "../config.ts";
import { callersBehind } from "./caller.ts";
import { ALLOWANCES, type Allowances, addGate, type MayUpgrade } from "./gate.ts";
import { addHeaders, headersFor } from "./headers.ts";
import { addHealth, type ReadyCheck } from "./health.ts";
import { logAnswers } from "./log.ts";
import { addMetrics } from "./metrics.ts";
import { servePage } from "./page.ts";
import { answerError, answerErrors } from "./refusal.ts";
import { stopsInTime } from "./stop.ts";

/** The largest body any route needs; routes that need less say so. */
const LARGEST_BODY = 64 * 1024;
/** Browsers name a passkey with up to 1,023 bytes. */
const LONGEST_PARAMETER = 1_400;
/** A client that takes longer to send its request is only holding a connection open. */
const HEAD_PATIENCE = 10_000;
const REQUEST_PATIENCE = 30_000;
const LOOK_FOR_SLOW_ONES = 5_000;

/** A part of the server: its routes below `/api/`, its hooks, and what it does with `app.server` (upgrades to sockets). */
export type Part = (app: FastifyInstance, mayUpgrade: MayUpgrade) => Promise<void> | void;

export interface AppParts {
  readonly config: Pick<Config, "address" | "proxies" | "metricsToken">;
  readonly log: Logger;
  readonly registry: Registry;
  /** Folder of the built page. */
  readonly page: string;
  readonly ready?: readonly ReadyCheck[];
  readonly parts?: readonly Part[];
  readonly allowances?: Allowances;
}

export interface App {
  readonly app: FastifyInstance;
  /** Stops accepting connections and waits only for the answers under way. */
  stop(): Promise<void>;
}

/** Assembles the server; it listens when `app.listen` is called. */
export async function buildApp(from: AppParts): Promise<App> {
  const { config, log, registry, page, ready = [], parts = [], allowances = ALLOWANCES } = from;
  const headers = headersFor(config.address);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    requestTimeout: REQUEST_PATIENCE,
    http: { headersTimeout: HEAD_PATIENCE, connectionsCheckingInterval: LOOK_FOR_SLOW_ONES },
    // What arrives during the shutdown is answered like everything else, instead of in another format.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    clientErrorHandler: (_, socket) => sayMalformed(socket),
  });
  // Bodies are JSON: a form on a foreign page can send plain text without permission.
  app.removeContentTypeParser("text/plain");
  addHeaders(app, headers);
  addMetrics(app, registry, config.metricsToken);
  logAnswers(app);
  await app.register(cookie);
  const mayUpgrade = addGate(app, { address: config.address, callerOf: callersBehind(config.proxies), allowances });
  answerErrors(app);
  const stop = stopsInTime(app);
  addHealth(app, ready);
  for (const part of parts) await part(app, mayUpgrade);
  await servePage(app, page);
  await app.ready();
  return { app, stop };
}

/** Input that is not an HTTP request: there is no request to answer, only a connection. */
function sayMalformed(socket: Socket): void {
  const body = JSON.stringify({ code: "malformed", params: {} });
  const head = `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  if (socket.writable) socket.end(head + body);
  else socket.destroy();
}
