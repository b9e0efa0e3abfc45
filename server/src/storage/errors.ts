/** Somebody else wrote first, or a row a statement counted on was not as it should be: nothing was written. */
export class Conflict extends Error {}

/** The database does not answer. Whether the last write got through is not known. */
export class Unavailable extends Error {}

/** Of what the drivers throw: refused, cut or shut down connections, and our own word for it. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string" && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|57P)/.test(code)) return true;
  return (
    typeof message === "string" &&
    /connection (terminated|timeout)|timeout exceeded when trying|query read timeout/i.test(message)
  );
}
