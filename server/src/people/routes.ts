import { idPathSchema, type Me, nameBodySchema, PROTOCOL, type Preferences, preferencesSchema } from "@montan/protocol";
import type { FastifyInstance } from "fastify";
import { parsed, Refusal } from "../http/refusal.ts";
import { Lines } from "../lines.ts";
import { createGuest, proofsOf, refuseLastProof, rename } from "./accounts.ts";
import { botOf, botsOf, createBot, renewToken } from "./bot-accounts.ts";
import { SESSION_COOKIE } from "./contract.ts";
import type { PeopleLimits } from "./limits.ts";
import type { Means } from "./means.ts";
import { offersPasskeys } from "./passkeys.ts";
import { exportOf, forget } from "./personal-data.ts";
import { listSessions, revokeOtherSessions, revokeSession, type Session } from "./sessions.ts";
import { deviceBehind, giveCookie, knownVisitor, originOf, takeCookie } from "./visitor.ts";

/** A person's name, devices, bots and data. */
export function peopleRoutes(app: FastifyInstance, means: Means, limits: PeopleLimits): void {
  const { database } = means;
  // One after the other: whether it is the last of its kind depends on what is left.
  const proofs = new Lines();

  app.get("/api/server", async (request) => ({
    protocol: PROTOCOL,
    passkeys: offersPasskeys(originOf(means, request)),
    mail: means.mailer !== undefined,
    ...(request.session !== undefined && { person: request.session.person }),
  }));

  app.post("/api/people", async (request, reply) => {
    const { name } = parsed(nameBodySchema, request.body);
    if (request.session !== undefined) throw new Refusal(409, "already-known");
    limits.guest(request);
    const { person, secret } = await createGuest(means, name, deviceBehind(request));
    giveCookie(means, reply, secret);
    return { person };
  });

  app.get("/api/me", async (request, reply) => {
    const session = knownVisitor(request);
    // The browser keeps it for another period.
    giveCookie(means, reply, request.cookies[SESSION_COOKIE] ?? "");
    return await me(means, session);
  });

  app.patch("/api/me", async (request) => {
    const { name } = parsed(nameBodySchema, request.body);
    const { person } = knownVisitor(request);
    return { person: await rename(means, person, name) };
  });

  app.put("/api/me/preferences", async (request) => {
    const preferences = parsed(preferencesSchema, request.body);
    const { person } = knownVisitor(request);
    const row = { preferences: JSON.stringify(preferences) };
    await database.commit([database.db.updateTable("people").set(row).where("id", "=", person.id)]);
    return {};
  });

  app.delete("/api/me", async (request, reply) => {
    const { person } = knownVisitor(request);
    await forget(means, person.id);
    takeCookie(reply);
    return {};
  });

  app.get("/api/me/export", async (request, reply) => {
    const { person } = knownVisitor(request);
    reply.header("Content-Disposition", 'attachment; filename="montan.json"');
    return await exportOf(means, person.id);
  });

  app.delete("/api/me/email", async (request) => {
    const { person } = knownVisitor(request);
    const { db, commit } = database;
    await proofs.inLine(person.id, async () => {
      await refuseLastProof(means, person.id);
      await commit([
        db.updateTable("people").set({ email: null }).where("id", "=", person.id),
        db.deleteFrom("email_links").where("person_id", "=", person.id),
      ]);
    });
    return {};
  });

  app.delete("/api/me/passkeys/:id", async (request) => {
    const { id } = parsed(idPathSchema, request.params);
    const { person } = knownVisitor(request);
    const { db, commit } = database;
    await proofs.inLine(person.id, async () => {
      const { passkeys } = await proofsOf(means, person.id);
      if (!passkeys.some((passkey) => passkey.id === id)) throw new Refusal(404, "not-found");
      await refuseLastProof(means, person.id);
      await commit([db.deleteFrom("passkeys").where("id", "=", id).where("person_id", "=", person.id)]);
    });
    return {};
  });

  deviceRoutes(app, means);
  botRoutes(app, means);
}

async function me(means: Means, { person }: Session): Promise<Me> {
  const [{ passkeys, recoveryKey, email }, preferences] = await Promise.all([
    proofsOf(means, person.id),
    preferencesOf(means, person.id),
  ]);
  return {
    person,
    ...(preferences !== undefined && { preferences }),
    ...(email !== undefined && { email }),
    recoveryKey: recoveryKey !== undefined,
    passkeys: passkeys.map(({ id, device, created_at, used_at }) => ({
      id,
      device,
      createdAt: created_at,
      usedAt: used_at,
    })),
  };
}

async function preferencesOf({ database }: Means, personId: string): Promise<Preferences | undefined> {
  const row = await database.db
    .selectFrom("people")
    .select("preferences")
    .where("id", "=", personId)
    .executeTakeFirst();
  return row?.preferences ? (JSON.parse(row.preferences) as Preferences) : undefined;
}

function deviceRoutes(app: FastifyInstance, means: Means): void {
  const { database } = means;

  app.get("/api/me/sessions", async (request) => {
    const { id: current, person } = knownVisitor(request);
    const sessions = await listSessions(database, person.id);
    return {
      sessions: sessions.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        createdAt: created_at,
        seenAt: seen_at,
        current: id === current,
      })),
    };
  });

  app.delete("/api/me/sessions", async (request) => {
    await revokeOtherSessions(database, knownVisitor(request));
    return {};
  });

  app.delete("/api/me/sessions/:id", async (request, reply) => {
    const { id } = parsed(idPathSchema, request.params);
    const { id: current, person } = knownVisitor(request);
    if (!(await revokeSession(database, person.id, id))) throw new Refusal(404, "not-found");
    if (id === current) takeCookie(reply);
    return {};
  });
}

function botRoutes(app: FastifyInstance, means: Means): void {
  // One after the other: each request is judged by how many there are already.
  const lines = new Lines();

  app.get("/api/me/bots", async (request) => {
    const { person } = knownVisitor(request);
    const bots = await botsOf(means.database, person.id);
    return { bots: bots.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at })) };
  });

  app.post("/api/me/bots", async (request) => {
    const { name } = parsed(nameBodySchema, request.body);
    const { person } = knownVisitor(request);
    return await lines.inLine(person.id, () => createBot(means, person, name));
  });

  app.post("/api/me/bots/:id/token", async (request) => {
    const { id } = parsed(idPathSchema, request.params);
    const { person: owner } = knownVisitor(request);
    const bot = await botOf(means, owner, id);
    return { person: bot, token: await renewToken(means, bot) };
  });

  app.delete("/api/me/bots/:id", async (request) => {
    const { id } = parsed(idPathSchema, request.params);
    const { person: owner } = knownVisitor(request);
    await forget(means, (await botOf(means, owner, id)).id);
    return {};
  });
}
