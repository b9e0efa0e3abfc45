/** Who somebody is to a table: nothing of how they proved it. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "bot";
}

/** `session`: the value of the session cookie; `authorization`: the header of that name. undefined: nobody known. */
export type WhoIs = (session: string | undefined, authorization?: string) => Promise<Person | undefined>;

/** The cookie that holds the session. */
export const SESSION_COOKIE = "montan_session";

/**
 * Published on the bus with the id of a person as its text, after a session or a token of theirs was revoked: every
 * node asks `WhoIs` again for all sockets of that person and closes those that are nobody any more.
 */
export const REVOKED = "revoked";

/** Whoever else keeps something about people: tells it, and forgets it. Both may be asked twice. */
export interface PersonalData {
  /** For the export of somebody's data: a name for it, and JSON. */
  readonly name: string;
  exportOf(personId: string): Promise<unknown>;
  /** Takes them out of what is running and their name off what is finished. */
  forget(personId: string): Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks, found before any route is entered; undefined: nobody known. */
    person: Person | undefined;
  }
}
