/** Somebody else wrote first, or a row a statement counted on was not as it should be: nothing was written. */
export class Conflict extends Error {}

/** The database does not answer. Whether the last write got through is not known. */
export class Unavailable extends Error {}

/** Of the network: no way there, or no name. */
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_)/;
/** Of PostgreSQL: connections, shutdown, a statement that took too long, no connection or space left, read only. */
const DATABASE = /^(08|57P|57014|53|25006)/;
const SAID = /connection (terminated|timeout|error)|timeout exceeded when trying|query read timeout/i;

/** Of what the drivers throw: refused, cut or shut down connections, and our own word for it. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string" && (NETWORK.test(code) || DATABASE.test(code))) return true;
  return typeof message === "string" && SAID.test(message);
}
