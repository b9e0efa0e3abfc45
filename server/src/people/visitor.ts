import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isForApi } from "../http/gate.ts";
import { ownOrigin } from "../http/origin.ts";
import { Refusal } from "../http/refusal.ts";
import type { Statement } from "../storage/database.ts";
import { commitNamed } from "./accounts.ts";
import { botOfToken } from "./bot-accounts.ts";
import { type Person, REVOKED, SESSION_COOKIE } from "./contract.ts";
import { deviceOf } from "./device.ts";
import type { Means } from "./means.ts";
import { newSession, SESSION_DAYS, type Session, sessionOf } from "./sessions.ts";

const DAY_SECONDS = 24 * 3600;

declare module "fastify" {
  interface FastifyRequest {
    /** The session of a browser; undefined for programs with a token. */
    session: Session | undefined;
  }
}

/** Determines who asks before any route below `/api/` runs. With a token header the cookie is ignored. */
export function knowVisitors(app: FastifyInstance, { database }: Means): void {
  app.decorateRequest("session", undefined);
  app.decorateRequest("person", undefined);
  app.addHook("onRequest", async (request) => {
    if (!isForApi(request)) return;
    const { authorization } = request.headers;
    const secret = request.cookies[SESSION_COOKIE];
    if (authorization !== undefined) {
      request.person = await botOfToken(database, authorization);
    } else if (secret !== undefined) {
      request.session = await sessionOf(database, secret);
      request.person = request.session?.person;
    }
  });
}

/** For what a person may do only in their browser. */
export function knownVisitor({ session }: FastifyRequest): Session {
  if (session === undefined) throw new Refusal(401, "sign-in");
  return session;
}

export function originOf({ address }: Means, { raw }: FastifyRequest): string {
  return ownOrigin(address, raw);
}

export function deviceBehind(request: FastifyRequest): string {
  return deviceOf(request.headers["user-agent"]);
}

/** Not readable by scripts, not sent by other sites. */
export function giveCookie({ address }: Means, reply: FastifyReply, secret: string): void {
  reply.setCookie(SESSION_COOKIE, secret, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: address?.startsWith("https:") ?? false,
    maxAge: SESSION_DAYS * DAY_SECONDS,
  });
}

export function takeCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: "/" });
}

/** A new session, whatever the browser had before, so that nobody can plant one. `proof` is used up with it. */
export async function signIn(
  means: Means,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  personId: string,
  proof: readonly Statement[] = [],
): Promise<Person> {
  const { database } = means;
  const { db, bus } = database;
  const before = request.session;
  const person = await db
    .selectFrom("people")
    .select(["id", "name", "kind"])
    .where("id", "=", personId)
    .executeTakeFirst();
  if (person === undefined) throw new Refusal(403, "unknown-person");
  const { secret, statement } = newSession(database, person.id, deviceBehind(request));
  const left = before === undefined ? [] : [db.deleteFrom("sessions").where("id", "=", before.id)];
  await commitNamed(means, person, [...proof, statement, ...left]);
  if (before !== undefined) bus.publish(REVOKED, before.person.id);
  giveCookie(means, reply, secret);
  return person;
}
