import {
  idPathSchema,
  mailBodySchema,
  pushBodySchema,
  type Reminders,
  reminderMailBodySchema,
  reminderSettingsSchema,
  webhookBodySchema,
} from "@montan/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseIfEmpty } from "../http/gate.ts";
import { Buckets } from "../http/limits.ts";
import { ownOrigin } from "../http/origin.ts";
import { parsed, Refusal } from "../http/refusal.ts";
import { Lines } from "../lines.ts";
import { deviceBehind, knownVisitor } from "../people/visitor.ts";
import { newSecret } from "../secrets.ts";
import {
  addChannel,
  channelById,
  confirmMail,
  listChannels,
  noteDelivery,
  removeChannel,
  stopMail,
  type Target,
} from "./channels.ts";
import { deliver } from "./deliver.ts";
import { waitingFor } from "./due.ts";
import { REMINDER_ALLOWANCES } from "./limits.ts";
import { testNotice } from "./notice.ts";
import { PrivateTarget } from "./outgoing.ts";
import type { ReminderMeans } from "./reminders.ts";
import { settingsOf, writeSettings } from "./settings.ts";
import { REMINDER_TEXTS } from "./texts.ts";

/** How a person is reminded: their channels, and when. */
export function reminderRoutes(app: FastifyInstance, means: ReminderMeans): void {
  const { database, secrets } = means;
  const tests = new Buckets(REMINDER_ALLOWANCES.tests);

  app.get("/api/me/reminders", async (request): Promise<Reminders> => {
    const owner = ownerOf(request);
    const { settings } = await settingsOf(database, owner.person);
    const channels = await listChannels(database, owner);
    return { settings, channels, pushKey: secrets.vapid.publicKey, mail: means.mailer !== undefined };
  });

  app.put("/api/me/reminders", async (request) => {
    const settings = parsed(reminderSettingsSchema, request.body);
    await writeSettings(database, ownerOf(request).person, settings);
    return {};
  });

  channelRoutes(app, means);

  app.delete("/api/me/reminders/channels/:id", async (request) => {
    const { id } = parsed(idPathSchema, request.params);
    if (!(await removeChannel(database, ownerOf(request).person, id))) throw new Refusal(404, "not-found");
    return {};
  });

  app.post("/api/me/reminders/channels/:id/test", async (request) => {
    const { id } = parsed(idPathSchema, request.params);
    const { person } = ownerOf(request);
    refuseIfEmpty(tests.take(person));
    const channel = await channelById(database, person, id);
    if (channel === undefined) throw new Refusal(404, "not-found");
    if (channel.state !== "on") throw new Refusal(409, "not-confirmed");
    const { settings } = await settingsOf(database, person);
    const notice = testNotice(`test-${newSecret(9)}`, settings.language);
    const { problem, ends } = await deliver(means, channel, notice, await waitingFor(database, person));
    await noteDelivery(database, channel, problem, ends);
    if (problem !== undefined) throw new Refusal(502, "not-delivered", { problem });
    return {};
  });

  mailLinkRoutes(app, means);
}

function ownerOf(request: FastifyRequest): { person: string; session: string } {
  const { person, id: session } = knownVisitor(request);
  return { person: person.id, session };
}

function channelRoutes(app: FastifyInstance, means: ReminderMeans): void {
  const { database, mailer, address } = means;
  const byPerson = new Buckets(REMINDER_ALLOWANCES.confirmations);
  const byAddress = new Buckets(REMINDER_ALLOWANCES.confirmations);
  // One after the other: each request is judged by what there is already.
  const lines = new Lines();

  const add = async (
    request: FastifyRequest,
    target: Target,
    label: string,
    key: string,
    state: "on" | "asked" = "on",
  ) => {
    const owner = ownerOf(request);
    const channel = { target, label, key, state, origin: ownOrigin(address, request.raw) };
    return { id: await lines.inLine(owner.person, () => addChannel(database, owner, channel)) };
  };

  app.post("/api/me/reminders/push", async (request) => {
    const body = parsed(pushBodySchema, request.body);
    ownerOf(request);
    refusePrivate(means, body.endpoint, "https:");
    return await add(request, { kind: "push", ...body }, deviceBehind(request), body.endpoint);
  });

  app.post("/api/me/reminders/webhook", async (request) => {
    const { url } = parsed(webhookBodySchema, request.body);
    ownerOf(request);
    refusePrivate(means, url);
    return await add(request, { kind: "webhook", url }, new URL(url).host, url);
  });

  app.post("/api/me/reminders/mail", async (request) => {
    const { email: given } = parsed(mailBodySchema, request.body);
    const { person } = ownerOf(request);
    if (mailer === undefined) throw new Refusal(409, "no-mail-here");
    const email = given.trim().toLowerCase();
    const target = { kind: "mail", email } as const;
    const row = await database.db.selectFrom("people").select("email").where("id", "=", person).executeTakeFirst();
    // It is the account's address, which has been confirmed already.
    if (row?.email === email) return await add(request, target, email, email);
    refuseIfEmpty(byPerson.take(person));
    refuseIfEmpty(byAddress.take(email));
    const token = newSecret();
    const added = await add(request, target, email, token, "asked");
    const { settings } = await settingsOf(database, person);
    const { subject, text } = REMINDER_TEXTS[settings.language].confirm;
    try {
      await mailer.send({ to: email, subject, text: text(`${address}/#/reminders/confirm/${token}`) });
    } catch (error) {
      means.log.warn({ err: error }, "a mail could not be sent");
      await removeChannel(database, person, added.id);
      throw new Refusal(502, "mail-not-sent");
    }
    return added;
  });
}

/** Names are resolved when something is sent: the result may change until then. */
function refusePrivate({ outgoing, allowsPrivate }: ReminderMeans, target: string, protocol?: string): void {
  if (protocol !== undefined && !allowsPrivate && new URL(target).protocol !== protocol)
    throw new Refusal(409, "private-target");
  try {
    outgoing.check(target);
  } catch (error) {
    if (error instanceof PrivateTarget) throw new Refusal(409, "private-target");
    throw error;
  }
}

/** Links in mails lead to pages that post these, so that scanners that fetch links change nothing. */
function mailLinkRoutes(app: FastifyInstance, { database, secrets }: ReminderMeans): void {
  app.post("/api/reminder-mails", async (request) => {
    const { token } = parsed(reminderMailBodySchema, request.body);
    const email = await confirmMail(database, token);
    if (email === undefined) throw new Refusal(403, "link-over");
    return { email };
  });

  app.register(async (mailPrograms) => {
    // RFC 8058: mail programs post a form, from the person's device or from their provider's machines.
    mailPrograms.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "buffer", bodyLimit: 1_024 },
      (_request, _body, done) => done(null, undefined),
    );
    mailPrograms.post("/api/reminder-mails/stop/:token", { config: { fromAnywhere: true } }, async (request) => {
      const { token } = request.params as { token: string };
      const channel = secrets.channelOf(token);
      if (channel === undefined) throw new Refusal(403, "link-over");
      await stopMail(database, channel);
      return {};
    });
  });
}
