import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SESSION_COOKIE } from "../people/contract.ts";
import { hashOf } from "../secrets.ts";
import type { CallerOf } from "./caller.ts";
import { type Allowance, Buckets } from "./limits.ts";
import { isFromOurPage } from "./origin.ts";
import { Refusal } from "./refusal.ts";

/** How much one caller may ask for: a table played fast needs a tenth of it. */
export const ALLOWANCES = {
  /** Files of the page: a first visit takes them all at once, and a household is one address. */
  files: { size: 2_000, perSecond: 100 },
  address: { size: 300, perSecond: 30 },
  session: { size: 100, perSecond: 10 },
} as const satisfies Record<string, Allowance>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Programs that are no page of ours may send this: whatever it changes is named by a secret in its address. */
    readonly fromAnywhere?: boolean;
    /** As many calls as this one counts; without it one. */
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

/** For sockets, which no route sees: whether a page of ours asks for one, or a program with a token, and not too often. */
export type MayUpgrade = (request: IncomingMessage) => boolean;

/** Whom the server listens to at all, before anything is read from the database. */
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
    // Whatever else a browser, or somebody who would like more, sends beside it: it is one session.
    const credentials = headers.authorization ?? cookies[SESSION_COOKIE];
    if (credentials !== undefined) refuseIfEmpty(sessions.take(hashOf(credentials), cost));
  });
  app.addHook("onRequest", async (request) => {
    const { raw, method, headers, routeOptions } = request;
    if (!isForApi(request) || READING.includes(method) || routeOptions.config.fromAnywhere === true) return;
    // A token in a header is nothing a browser adds by itself; everything else only our own page may send.
    if (headers.authorization === undefined && !isFromOurPage(address, raw)) throw new Refusal(403, "foreign-origin");
  });
  return (request) => {
    if (addresses.take(callerOf(request)) > 0) return false;
    return request.headers.authorization !== undefined || isFromOurPage(address, request);
  };
}

/** By the route it has found as well: an address can be written in many ways that lead to the same. */
export function isForApi({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url].some((address) => address?.startsWith("/api/"));
}

/** For `seconds` as `Buckets.take` says them. */
export function refuseIfEmpty(seconds: number): void {
  if (seconds > 0) throw new Refusal(429, "too-many-requests", { seconds });
}
