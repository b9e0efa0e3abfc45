import { link } from "../../router.ts";

/** The full URL of a link to this table. */
export function joinAddress(table: string, secret: string): string {
  return new URL(link("join", table, secret), location.href).href;
}

/** Names by which every device calls itself: a link with one of them leads other people nowhere. */
const SELF = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The host name in our address if it means something else on every other device. */
export function ownName(): string | undefined {
  return SELF.test(location.hostname) ? location.hostname : undefined;
}
