import type { IncomingMessage } from "node:http";
import { all, compile } from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** Whom limits count: the connected address, or the one that a trusted proxy passes on. */
export type CallerOf = (request: IncomingMessage) => string;

export function callersBehind(proxies: readonly string[]): CallerOf {
  const trusted = proxies.length === 0 ? () => false : compile([...proxies]);
  return (request) => networkOf(all(request, trusted).at(-1) ?? "");
}

const NETWORK_BYTES = 8;

/** An IPv4 address, or the IPv6 network (/64) that a household or a rented machine gets as a whole. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}
