/** A person as tables know them: nothing about how they signed in. */
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
 * Published on the bus with the id of a person as its text, after one of their sessions or tokens was revoked: every
 * node asks `WhoIs` again for all sockets of that person and closes those that are no longer valid.
 */
export const REVOKED = "revoked";

/** Other parts that store something about people: they export it and delete it. Both may be called twice. */
export interface PersonalData {
  /** For the export of a person's data: a name for it, and JSON. */
  readonly name: string;
  exportOf(personId: string): Promise<unknown>;
  /** Removes them from running games and their name from finished ones. */
  forget(personId: string): Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks, determined before any route runs; undefined: nobody known. */
    person: Person | undefined;
  }
}
