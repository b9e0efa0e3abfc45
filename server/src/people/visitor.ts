import type { FastifyReply, FastifyRequest } from "fastify";
import { ownOrigin } from "../http/origin.ts";
import { Refusal } from "../http/refusal.ts";
import type { Statement } from "../storage/database.ts";
import { commitNamed } from "./accounts.ts";
import { type Person, REVOKED, SESSION_COOKIE } from "./contract.ts";
import { deviceOf } from "./device.ts";
import type { Means } from "./means.ts";
import { newSession, SESSION_DAYS, type Session, sessionOf } from "./sessions.ts";

const DAY_SECONDS = 24 * 3600;

/** The session of a browser. A token in a header is another way to come, and leaves the cookie unread. */
export async function visitorOf({ database }: Means, request: FastifyRequest): Promise<Session | undefined> {
  const secret = request.headers.authorization === undefined ? request.cookies[SESSION_COOKIE] : undefined;
  return secret === undefined ? undefined : await sessionOf(database, secret);
}

export async function knownVisitor(means: Means, request: FastifyRequest): Promise<Session> {
  const session = await visitorOf(means, request);
  if (session === undefined) throw new Refusal(401, "sign-in");
  return session;
}

export function originOf({ address }: Means, { raw }: FastifyRequest): string {
  return ownOrigin(address, raw);
}

export function deviceBehind(request: FastifyRequest): string {
  return deviceOf(request.headers["user-agent"]);
}

/** No script reads it, no other site sends it. */
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

/** A new session, whatever the browser had before: nobody can have planted it. `proof` is used up with it. */
export async function signIn(
  means: Means,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  personId: string,
  proof: readonly Statement[] = [],
): Promise<Person> {
  const { database } = means;
  const { db, bus } = database;
  const [person, before] = await Promise.all([
    db.selectFrom("people").select(["id", "name", "kind"]).where("id", "=", personId).executeTakeFirst(),
    visitorOf(means, request),
  ]);
  if (person === undefined) throw new Refusal(403, "unknown-person");
  const { secret, statement } = newSession(database, person.id, deviceBehind(request));
  const left = before === undefined ? [] : [db.deleteFrom("sessions").where("id", "=", before.id)];
  await commitNamed(means, person, [...proof, statement, ...left]);
  if (before !== undefined) bus.publish(REVOKED, before.person.id);
  giveCookie(means, reply, secret);
  return person;
}
