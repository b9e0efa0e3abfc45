import type { IncomingMessage } from "node:http";

/**
 * Where people reach this server: the address that is set, or the one the caller has come to. Without a setting, a
 * stranger's name that leads here is an origin of its own, with cookies of its own, and so nobody's session.
 */
export function ownOrigin(address: string | undefined, request: IncomingMessage): string {
  return address ?? `http://${request.headers.host ?? ""}`;
}

/** Whether a page of ours has sent this: browsers say so themselves, and no foreign page can keep them from it. */
export function isFromOurPage(address: string | undefined, request: IncomingMessage): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return origin === ownOrigin(address, request);
  return site === "same-origin";
}
