import type { Reminders } from "@montan/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MailServer, readableText, startMailServer } from "../testing/mail-server.ts";
import { type Guest, playedBy, type ReminderServer, startReminderServer } from "../testing/reminder-server.ts";
import type { Visitor } from "../testing/visitor.ts";

let mails: MailServer;
let server: ReminderServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startReminderServer({ mailServer: mails.url });
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});

const AT_ONCE = { delay: 0, zone: "Europe/Berlin", language: "de" };

const channelsOf = async (one: Guest) => (await one.get<Reminders>("/api/me/reminders")).body.channels;
const mailsTo = (to: string) => mails.mails.filter((mail) => mail.to === to).map(({ raw }) => raw);

function header(raw: string, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1];
}

async function wants(name: string, email: string): Promise<Guest> {
  const one = await server.guest(name);
  await one.ask("PUT", "/api/me/reminders", AT_ONCE);
  expect((await one.post("/api/me/reminders/mail", { email })).status).toBe(200);
  return one;
}

/** Opens the link in the confirmation mail. */
async function confirm(one: Visitor, email: string): Promise<void> {
  const [, token] = /#\/reminders\/confirm\/([\w-]+)/.exec(readableText(mailsTo(email)[0] ?? "")) ?? [];
  expect(await one.post("/api/reminder-mails", { token })).toMatchObject({ status: 200, body: { email } });
}

it("go to an address whose owner has confirmed it, until they stop them with one click", async () => {
  const email = "anna@example.org";
  const anna = await wants("Anna", email);
  expect(await channelsOf(anna)).toMatchObject([{ kind: "mail", label: email, state: "asked" }]);
  const test = `/api/me/reminders/channels/${(await channelsOf(anna))[0]?.id}/test`;
  expect(await anna.post(test)).toMatchObject({ status: 409, body: { code: "not-confirmed" } });
  // The mail is read on another device, where nobody is signed in.
  await confirm(server.stranger(), email);
  expect(await channelsOf(anna)).toMatchObject([{ state: "on" }]);

  const table = await playedBy([anna, await server.guest("Berta")], { game: "carnegie" });
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(2);
  const raw = mailsTo(email)[1] ?? "";
  expect(header(raw, "Subject")).toContain("Carnegie");
  expect(header(raw, "Message-ID")).toContain(table);
  const text = readableText(raw).replace(/\r/g, "");
  expect(text).toContain("Wähle eine Seite deines Projektstreifens Wohnen.\nMit Berta.\n");
  expect(text).toContain(`\nhttp://montan.test/#/table/${table}\n`);
  const [, stop = ""] = /#\/reminders\/stop\/([\w.-]+)/.exec(text) ?? [];

  // As a mail provider does it: not from our page, a form, no cookie.
  const unsubscribe = header(raw, "List-Unsubscribe") ?? "";
  expect(header(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(unsubscribe).toBe(`<http://montan.test/api/reminder-mails/stop/${stop}>`);
  const path = unsubscribe.slice("<http://montan.test".length, -1);
  const once = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  expect((await fetch(server.origin + path)).status).toBe(404);
  expect(await channelsOf(anna)).toHaveLength(1);
  expect((await fetch(server.origin + path.slice(0, -2), once)).status).toBe(403);
  expect((await fetch(server.origin + path, once)).status).toBe(200);
  expect(await channelsOf(anna)).toEqual([]);
});

it("end when the mail server says that there is no such mailbox, but not when it is busy", async () => {
  const email = "carla@example.org";
  const carla = await wants("Carla", email);
  await confirm(carla, email);
  const test = `/api/me/reminders/channels/${(await channelsOf(carla))[0]?.id}/test`;
  mails.refuses.set(email, 451);
  expect((await carla.post(test)).body).toMatchObject({ params: { problem: "unreachable" } });
  expect(await channelsOf(carla)).toMatchObject([{ state: "on", problem: { code: "unreachable" } }]);
  mails.refuses.set(email, 550);
  expect((await carla.post(test)).body).toMatchObject({ params: { problem: "gone" } });
  expect(await channelsOf(carla)).toMatchObject([{ state: "ended", problem: { code: "gone" } }]);
  expect(await carla.post(test)).toMatchObject({ status: 409 });
  expect(mailsTo(email)).toHaveLength(1);
});

it("are not confirmed by an invalid token, nor twice", async () => {
  const email = "dora@example.org";
  const dora = await wants("Dora", email);
  const [, token] = /confirm\/([\w-]+)/.exec(readableText(mailsTo(email)[0] ?? "")) ?? [];
  expect((await dora.post("/api/reminder-mails", { token: "A".repeat(22) })).status).toBe(403);
  await confirm(dora, email);
  expect((await dora.post("/api/reminder-mails", { token })).status).toBe(403);
});

it("nobody's mailbox is filled with confirmation mails", async () => {
  const email = "emma@example.org";
  for (const name of ["Emma", "Emil", "Enno"]) await wants(name, email);
  const fourth = await server.guest("Egon");
  expect((await fourth.post("/api/me/reminders/mail", { email })).status).toBe(429);
  expect(mailsTo(email)).toHaveLength(3);
});
