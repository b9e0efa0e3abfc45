import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "../people/contract.ts";
import { hashOf } from "../secrets.ts";
import type { CallerOf } from "./caller.ts";
import { type Allowance, Buckets } from "./limits.ts";
import { isFromOurPage } from "./origin.ts";
import { Refusal } from "./refusal.ts";

/** How much one caller may request: a table played fast needs a tenth of it. */
export const ALLOWANCES = {
  /** Files of the page: a first visit takes them all at once, and a household shares one address. */
  files: { size: 2_000, perSecond: 100 },
  address: { size: 300, perSecond: 30 },
  session: { size: 100, perSecond: 10 },
} as const satisfies Record<string, Allowance>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Programs other than our page may send this: a secret in the URL names what it changes. */
    readonly fromAnywhere?: boolean;
    /** How many calls this one counts as; default: one. */
    readonly cost?: number;
  }
}

export type Allowances = Readonly<Record<keyof typeof ALLOWANCES, Allowance>>;

interface Gate {
  readonly address: string | undefined;
  readonly callerOf: CallerOf;
  readonly allowances: Allowances;
}

const READING = ["GET", "HEAD"];

/**
 * For sockets, which no route handles: whether the request comes from our page or has a token, and is within the
 * limits.
 */
export type MayUpgrade = (request: IncomingMessage) => boolean;

/** What is checked before anything is read from the database. */
export function addGate(app: FastifyInstance, { address, callerOf, allowances }: Gate): MayUpgrade {
  const files = new Buckets(allowances.files);
  const addresses = new Buckets(allowances.address);
  const sessions = new Buckets(allowances.session);
  app.addHook("onRequest", async (request) => {
    const { raw, headers, cookies, routeOptions } = request;
    const caller = callerOf(raw);
    if (!isForApi(request)) return refuseIfEmpty(files.take(caller));
    const { cost } = routeOptions.config;
    refuseIfEmpty(addresses.take(caller, cost));
    // Whatever else the client sends along, the cookie's value is what counts as one session.
    const credentials = headers.authorization ?? cookies[SESSION_COOKIE];
    if (credentials !== undefined) refuseIfEmpty(sessions.take(hashOf(credentials), cost));
  });
  app.addHook("onRequest", async (request) => {
    const { raw, method, headers, routeOptions } = request;
    if (!isForApi(request) || READING.includes(method) || routeOptions.config.fromAnywhere === true) return;
    // A browser never adds a token header by itself; everything else only our own page may send.
    if (headers.authorization === undefined && !isFromOurPage(address, raw)) throw new Refusal(403, "foreign-origin");
  });
  return (request) => {
    if (addresses.take(callerOf(request)) > 0) return false;
    return request.headers.authorization !== undefined || isFromOurPage(address, request);
  };
}

/** Checks the matched route as well: many spellings of a URL lead to the same one. */
export function isForApi({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url].some((address) => address?.startsWith("/api/"));
}

/** `seconds`: as `Buckets.take` returns them. */
export function refuseIfEmpty(seconds: number): void {
  if (seconds > 0) throw new Refusal(429, "too-many-requests", { seconds });
}
