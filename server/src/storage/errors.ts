/** Somebody else wrote first, or a row was not as a statement expected: nothing was written. */
export class Conflict extends Error {}

/** The database does not answer. Whether the last write succeeded is unknown. */
export class Unavailable extends Error {}

/** Of the network: no route, or unknown host name. */
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_)/;
/** Of PostgreSQL: connections, shutdown, a statement that took too long, no connection or space left, read only. */
const DATABASE = /^(08|57P|57014|53|25006)/;
const SAID = /connection (terminated|timeout|error)|timeout exceeded when trying|query read timeout/i;

/** Among the errors that the drivers throw: refused, broken or closed connections, and our own `Unavailable`. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string" && (NETWORK.test(code) || DATABASE.test(code))) return true;
  return typeof message === "string" && SAID.test(message);
}
