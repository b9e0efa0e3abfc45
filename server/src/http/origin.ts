import type { IncomingMessage } from "node:http";

/**
 * Where people reach this server: the configured address, or the one the request was sent to. Without a setting, a
 * foreign host name that points here is an origin of its own with its own cookies, and so has nobody's session.
 */
export function ownOrigin(address: string | undefined, request: IncomingMessage): string {
  return address ?? `http://${request.headers.host ?? ""}`;
}

/** Whether our own page has sent this: browsers say so, and a foreign page cannot prevent it. */
export function isFromOurPage(address: string | undefined, request: IncomingMessage): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(address, request);
  return site === "same-origin";
}
