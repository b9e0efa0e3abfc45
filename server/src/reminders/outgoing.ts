import { lookup } from "node:dns/promises";
import { request as requestPlain } from "node:http";
import { request as requestSafe } from "node:https";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const PATIENCE_MS = 10_000;

/** The address leads into a private or local network, or somewhere that requests must not go. */
export class PrivateTarget extends Error {}

export interface Outgoing {
  /** Throws PrivateTarget for an address that is recognizably private without a lookup. */
  check(target: string): void;
  /** Sends a request to an address that a person has entered, and returns its status. Redirects are not followed. */
  post(target: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number>;
}

export interface OutgoingOptions {
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly allows?: (address: string) => boolean;
}

/**
 * Requests to the public internet only. They go to the address that was checked, even if the name resolves to another
 * one by then.
 */
export function outgoing({ resolve = addressesOf, allows = isPublic }: OutgoingOptions = {}): Outgoing {
  const check = (target: string) => {
    const { username, password } = new URL(target);
    const host = hostOf(target);
    if (username !== "" || password !== "") throw new PrivateTarget("an address with a user");
    if (isIP(host) !== 0 && !allows(host)) throw new PrivateTarget(host);
  };
  return {
    check,
    async post(target, headers, body) {
      check(target);
      const host = hostOf(target);
      const addresses = isIP(host) === 0 ? await inTime(resolve(host)) : [host];
      const [address] = addresses;
      if (address === undefined || !addresses.every(allows)) throw new PrivateTarget(host);
      return await send(new URL(target), address, headers, body);
    },
  };
}

/** Any address: for tests, and for a server whose people all belong to one network. */
export function outgoingAnywhere(): Outgoing {
  return outgoing({ allows: () => true });
}

/** The part of IPv6 that is allocated for the public internet. */
const ALLOCATED = ipaddr.IPv6.parseCIDR("2000::/3");

/** Only what is routed on the public internet, which excludes all special-purpose ranges. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(ALLOCATED));
}

function hostOf(target: string): string {
  return new URL(target).hostname.replace(/^\[|\]$/g, "");
}

async function addressesOf(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function inTime<Value>(job: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  return Promise.race([job, promise]).finally(() => clearTimeout(timer));
}

function send(url: URL, address: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const family = isIP(address);
  const request = (url.protocol === "https:" ? requestSafe : requestPlain)(url, {
    method: "POST",
    headers: { ...headers, "Content-Length": body.length },
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
    // The name is not resolved again: the result could be different now.
    lookup: (_host, { all }, found) =>
      all === true ? found(null, [{ address, family }]) : found(null, address, family),
  });
  request.on("response", (response) => {
    // The body of the answer is not read.
    response.destroy();
    resolve(response.statusCode ?? 0);
  });
  request.on("error", reject);
  request.end(body);
  return promise;
}
