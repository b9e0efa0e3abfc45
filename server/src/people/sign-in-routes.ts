import {
  emailBodySchema,
  emailLinkBodySchema,
  newPasskeyBodySchema,
  passkeyBodySchema,
  recoveryBodySchema,
} from "@montan/protocol";
import type { FastifyInstance } from "fastify";
import { parsed, Refusal } from "../http/refusal.ts";
import { addEmail, mailLinkToAdd, mailLinkToSignIn, readLink, tidyEmail } from "./email-links.ts";
import type { PeopleLimits } from "./limits.ts";
import type { Means } from "./means.ts";
import { addPasskey, newPasskeyOptions, ownerOfPasskey, passkeyOptions } from "./passkeys.ts";
import { makeRecoveryKey, ownerOfRecoveryKey } from "./recovery-key.ts";
import { deviceBehind, knownVisitor, originOf, signIn } from "./visitor.ts";

/** Three ways to sign in, each added by a person who is signed in and used by one who is not. */
export function signInRoutes(app: FastifyInstance, means: Means, limits: PeopleLimits): void {
  recoveryKeyRoutes(app, means, limits);
  passkeyRoutes(app, means, limits);
  emailRoutes(app, means, limits);
}

function recoveryKeyRoutes(app: FastifyInstance, means: Means, limits: PeopleLimits): void {
  app.post("/api/me/recovery-key", async (request) => {
    const { person } = knownVisitor(request);
    return await makeRecoveryKey(means, person);
  });

  app.post("/api/sessions/recovery-key", async (request, reply) => {
    const { key } = parsed(recoveryBodySchema, request.body);
    limits.attempt(request);
    const owner = await ownerOfRecoveryKey(means, key);
    if (owner === undefined) throw new Refusal(403, "unknown-key");
    return { person: await signIn(means, { request, reply }, owner) };
  });
}

function passkeyRoutes(app: FastifyInstance, means: Means, limits: PeopleLimits): void {
  app.post("/api/me/passkeys/options", async (request) => {
    const { person } = knownVisitor(request);
    return await newPasskeyOptions(means, originOf(means, request), person);
  });

  app.post("/api/me/passkeys", async (request) => {
    const body = parsed(newPasskeyBodySchema, request.body);
    const { person } = knownVisitor(request);
    const device = deviceBehind(request);
    return { person: await addPasskey(means, originOf(means, request), { person, device }, body) };
  });

  app.post("/api/sessions/passkey/options", async (request) => {
    limits.attempt(request);
    return await passkeyOptions(means, originOf(means, request));
  });

  app.post("/api/sessions/passkey", async (request, reply) => {
    const body = parsed(passkeyBodySchema, request.body);
    limits.attempt(request);
    const { personId, used } = await ownerOfPasskey(means, originOf(means, request), body);
    return { person: await signIn(means, { request, reply }, personId, [used]) };
  });
}

function emailRoutes(app: FastifyInstance, means: Means, limits: PeopleLimits): void {
  app.post("/api/me/email", async (request) => {
    const { email, language } = parsed(emailBodySchema, request.body);
    const { person } = knownVisitor(request);
    limits.mail(request, tidyEmail(email));
    await mailLinkToAdd(means, person, email, language);
    return {};
  });

  app.post("/api/sessions/email", async (request) => {
    const { email, language } = parsed(emailBodySchema, request.body);
    limits.mail(request, tidyEmail(email));
    mailLinkToSignIn(means, email, language);
    return {};
  });

  app.post("/api/email-links", async (request, reply) => {
    const { token } = parsed(emailLinkBodySchema, request.body);
    limits.attempt(request);
    const link = await readLink(means, token);
    if (link.purpose === "sign-in")
      return { person: await signIn(means, { request, reply }, link.personId, [link.used]) };
    // Only in its owner's browser: otherwise a mail could make another person's address a key to the sender's account.
    const { person } = knownVisitor(request);
    if (person.id !== link.personId) throw new Refusal(403, "link-of-another");
    return { person: await addEmail(means, person, link) };
  });
}
