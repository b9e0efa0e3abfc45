import type { Channel, ReminderSettings, Reminders } from "@montan/protocol";
import { PROTOCOL } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { type PushEndpoint, startPushEndpoint } from "../testing/push-endpoint.ts";
import {
  act,
  decide,
  type Guest,
  playedBy,
  type ReminderServer,
  startReminderServer,
} from "../testing/reminder-server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** On a busy machine. */
const PATIENCE = { timeout: 20_000 };
const DAYS = { clock: { type: "days", days: 3 } } as const;
const AT_ONCE: ReminderSettings = { delay: 0, zone: "Europe/Berlin", language: "en" };

let postgres: TestPostgres;
let endpoint: PushEndpoint;
beforeAll(async () => {
  [postgres, endpoint] = await Promise.all([startPostgres(), startPushEndpoint()]);
});
afterAll(() => Promise.all([postgres.stop(), endpoint.stop()]));

describe.each(["sqlite", "postgres"] as const)("reminders on %s", { timeout: 60_000 }, (kind) => {
  let server: ReminderServer;
  let people = 0;
  beforeAll(async () => {
    server = await startReminderServer({ url: kind === "postgres" ? await postgres.fresh() : undefined });
  });
  afterAll(() => server.stop());

  async function guest(settings: Partial<ReminderSettings> = {}): Promise<Guest> {
    const one = await server.guest(`Guest ${++people}`);
    await one.ask("PUT", "/api/me/reminders", { ...AT_ONCE, ...settings });
    return one;
  }

  async function withPush(settings: Partial<ReminderSettings> = {}) {
    const one = await guest(settings);
    const subscription = endpoint.subscribe(`${kind}-${people}`);
    expect((await one.post("/api/me/reminders/push", subscription.body)).status).toBe(200);
    return { one, subscription };
  }

  const channelsOf = async (one: Guest) => (await one.get<Reminders>("/api/me/reminders")).body.channels;
  const questionOf = (table: string, seat: number) =>
    server.database.db
      .selectFrom("questions")
      .selectAll()
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .executeTakeFirst();
  const dueNow = (table: string) =>
    server.database.db.updateTable("questions").set({ due_at: 0 }).where("table_id", "=", table).execute();
  /** The seat that is asked first in Glück Auf is the first player's, whoever sits there. */
  async function askedSeat(table: string): Promise<number> {
    const { seat } = await server.database.db
      .selectFrom("questions")
      .select("seat")
      .where("table_id", "=", table)
      .executeTakeFirstOrThrow();
    return seat;
  }

  it("say who waits for what until when, once for each question", async () => {
    const [ann, bob] = [await withPush(), await withPush({ language: "de" })];
    const pair = [ann, bob] as const;
    const table = await playedBy([ann.one, bob.one], { settings: DAYS });
    const first = await askedSeat(table);
    const [asked, other] = first === 0 ? pair : [bob, ann];
    await expect.poll(() => asked.subscription.messages(), PATIENCE).toHaveLength(1);
    // One decision after the other until the other person is asked.
    while ((await questionOf(table, first)) !== undefined) await decide(asked.one, table, first);
    await expect.poll(() => other.subscription.messages(), PATIENCE).toHaveLength(1);
    const [english] = ann.subscription.messages();
    const [german] = bob.subscription.messages();
    expect(english).toMatchObject({ kind: "turn", table, path: `#/table/${table}`, waiting: 1 });
    expect(english?.title).toBe("Glück Auf: it is your turn");
    expect(english?.body).toMatch(
      /^Place workers or pass\.\nWith Guest \d+\.\nYou have until \w+day.* \d\d:\d\d .*\.$/,
    );
    expect(german?.title).toBe("Glück Auf: Du bist am Zug");
    expect(german?.body).toMatch(/^Setze Arbeiter ein oder passe\.\nMit Guest \d+\.\nDu hast Zeit bis \w+tag/);
    expect(endpoint.requests.at(-1)?.headers).toMatchObject({
      topic: table,
      ttl: "86400",
      "content-encoding": "aes128gcm",
    });
    // Every decision of this player is checked as a question of its own, and all but the first were answered.
    expect(new Set(asked.subscription.messages().map(({ id }) => id)).size).toBe(asked.subscription.messages().length);
  });

  it("wait for the delay, and count it from when they were set up", async () => {
    const [ann, bob] = [await withPush({ delay: 60 }), await withPush({ delay: 60 })];
    const table = await playedBy([ann.one, bob.one]);
    const seat = await askedSeat(table);
    const late = async () => (await questionOf(table, seat))?.due_at ?? 0;
    await expect.poll(late, PATIENCE).toBeGreaterThan(Date.now() + 59 * MINUTE);
    await server.database.db.updateTable("questions").set({ asked_at: 0 }).where("table_id", "=", table).execute();
    await [ann, bob][seat]?.one.ask("PUT", "/api/me/reminders", { ...AT_ONCE, delay: 15 });
    const wait = async () => Math.round(((await late()) - Date.now()) / MINUTE);
    await expect.poll(wait, PATIENCE).toBe(15);
    expect([...ann.subscription.messages(), ...bob.subscription.messages()]).toEqual([]);
  });

  it("keep the quiet hours of their person's time zone", async () => {
    const zone = "Asia/Kathmandu";
    const parts = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "numeric", hourCycle: "h23" }).format(
      Date.now(),
    );
    const quiet = { from: Number(parts), to: (Number(parts) + 3) % 24 };
    const [ann, bob] = [await withPush({ zone, quiet }), await withPush({ zone, quiet })];
    const table = await playedBy([ann.one, bob.one]);
    const seat = await askedSeat(table);
    const due = async () => (await questionOf(table, seat))?.due_at ?? 0;
    await expect.poll(due, PATIENCE).toBeGreaterThan(Date.now() + 2 * HOUR - MINUTE);
    expect(await due()).toBeLessThanOrEqual(Date.now() + 3 * HOUR);
    // Kathmandu is 5:45 from UTC: a full hour there is a quarter past here.
    expect(Math.floor((await due()) / 1_000) % 3_600).toBe(15 * 60);
    expect([...ann.subscription.messages(), ...bob.subscription.messages()]).toEqual([]);
  });

  it("are not sent while the person looks at the table, but afterwards", async () => {
    const [ann, bob] = [await withPush(), await withPush()];
    const created = await ann.one.post<{ table: string; link: string }>("/api/tables", { game: "gluckauf", seats: 2 });
    const { table, link } = created.body;
    await act(bob.one, table, { type: "join", link });
    const sockets = await Promise.all([ann, bob].map(({ one }, seat) => look(one, table, seat)));
    await act(ann.one, table, { type: "start" });
    const seat = await askedSeat(table);
    const again = async () => (await questionOf(table, seat))?.due_at ?? 0;
    await expect.poll(again, PATIENCE).toBeGreaterThan(Date.now() + 30_000);
    const { subscription } = [ann, bob][seat] as typeof ann;
    expect(subscription.messages()).toEqual([]);
    // The window stays open in the background, for days perhaps.
    for (const socket of sockets) socket.send(JSON.stringify({ type: "look", looking: false }));
    await expect
      .poll(async () => {
        // As if the minute had passed; somebody who is just leaving is checked again.
        if ((await again()) < Number.MAX_SAFE_INTEGER) await dueNow(table);
        return subscription.messages().length;
      }, PATIENCE)
      .toBe(1);
    for (const socket of sockets) socket.close();
  });

  async function look(one: Guest, table: string, seat: number): Promise<WebSocket> {
    const address = `${server.origin.replace("http", "ws")}/api/live?protocol=${PROTOCOL}`;
    const socket = new WebSocket(address, { headers: { Cookie: one.cookie ?? "", Origin: one.origin } });
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", table, seat })));
    socket.on("message", (data) => {
      if ((data as Buffer).includes('"present"')) resolve();
    });
    await promise;
    return socket;
  }

  it("are never sent for a table that has moved on", async () => {
    const [ann, bob] = [await withPush({ delay: 60 }), await withPush({ delay: 60 })];
    const table = await playedBy([ann.one, bob.one]);
    const seat = await askedSeat(table);
    const { one, subscription } = [ann, bob][seat] as typeof ann;
    const before = await questionOf(table, seat);
    if (before === undefined) throw new Error("somebody is asked");
    await decide(one, table, seat);
    // As a node that wrote it before and died would leave it behind.
    const { db } = server.database;
    const stale = { ...before, claimed_by: null, claimed_until: 0 };
    await db.deleteFrom("questions").where("table_id", "=", table).where("seat", "=", seat).execute();
    await db.insertInto("questions").values(stale).execute();
    await one.ask("PUT", "/api/me/reminders", AT_ONCE);
    const due = async () => (await questionOf(table, seat))?.due_at;
    await expect.poll(due, PATIENCE).toBe(Number.MAX_SAFE_INTEGER);
    expect(subscription.messages()).toEqual([]);
  });

  it.each([404, 410])("end a push subscription that is answered with %i", async (status) => {
    const { one, subscription } = await withPush();
    const [channel] = await channelsOf(one);
    endpoint.answer = status;
    const test = await one.post(`/api/me/reminders/channels/${channel?.id}/test`);
    endpoint.answer = 201;
    expect(test).toMatchObject({ status: 502, body: { code: "not-delivered", params: { problem: "gone" } } });
    expect(await channelsOf(one)).toEqual([]);
    expect(subscription.messages()).toMatchObject([{ kind: "test", path: "#/reminders" }]);
  });

  it("are repeated when a push service is busy, but not for ever", async () => {
    const [ann, bob] = [await withPush(), await withPush()];
    endpoint.answer = 503;
    const table = await playedBy([ann.one, bob.one]);
    const seat = await askedSeat(table);
    const { one, subscription } = [ann, bob][seat] as typeof ann;
    for (const tries of [1, 2, 3]) {
      const attempts = async () => (await questionOf(table, seat))?.attempts;
      await expect.poll(attempts, PATIENCE).toBe(tries);
      const free = async () => (await questionOf(table, seat))?.claimed_by;
      await expect.poll(free, PATIENCE).toBeNull();
      if (tries < 3) {
        endpoint.answer = 429;
        await dueNow(table);
      }
    }
    endpoint.answer = 201;
    expect((await questionOf(table, seat))?.due_at).toBe(Number.MAX_SAFE_INTEGER);
    expect(subscription.messages()).toHaveLength(3);
    expect(new Set(subscription.messages().map(({ id }) => id)).size).toBe(1);
    expect(await channelsOf(one)).toMatchObject([{ state: "on", problem: { code: "busy" } }]);
  });

  it("reach a webhook as JSON, and redirects are not followed", async () => {
    const [ann, bob] = [await guest(), await guest({ language: "de" })];
    for (const one of [ann, bob])
      await one.post("/api/me/reminders/webhook", { url: `${endpoint.origin}/hook/${kind}?key=1` });
    const table = await playedBy([ann, bob], { game: "carnegie", settings: DAYS });
    const hooks = () => endpoint.requests.filter(({ path }) => path.startsWith(`/hook/${kind}`));
    await expect.poll(() => hooks().length, PATIENCE).toBe(2);
    const bodies = hooks().map(({ body }) => JSON.parse(body.toString()));
    const english = bodies.find(({ seat }) => seat === 0);
    expect(english).toMatchObject({
      kind: "turn",
      table,
      game: "carnegie",
      opponents: [expect.stringMatching(/^Guest \d+$/)],
      asked: "Choose a side of your Housing tab.",
      deadline: expect.any(Number),
      url: `${server.origin}/#/table/${table}`,
    });
    expect(english.text).toMatch(/^Carnegie: it is your turn\nChoose a side.*\nWith Guest/);
    expect(english.content).toBe(english.text);
    // Each is told of the other.
    expect(new Set(bodies.flatMap(({ opponents }) => opponents)).size).toBe(2);
    expect(bodies.find(({ seat }) => seat === 1).text).toContain("Wähle eine Seite deines Projektstreifens Wohnen.");
    const [channel] = await channelsOf(ann);
    endpoint.answer = 302;
    const test = await ann.post(`/api/me/reminders/channels/${channel?.id}/test`);
    endpoint.answer = 201;
    expect(test.body).toMatchObject({ code: "not-delivered", params: { problem: "refused" } });
    expect(endpoint.requests.some(({ path }) => path === "/elsewhere")).toBe(false);
  });

  it("belong to one person, with few channels of each kind", async () => {
    const { one, subscription } = await withPush();
    const other = await guest();
    const [channel] = await channelsOf(one);
    expect((await other.delete(`/api/me/reminders/channels/${channel?.id}`)).status).toBe(404);
    expect((await other.post(`/api/me/reminders/channels/${channel?.id}/test`)).status).toBe(404);
    // The same browser again is the same channel; when another person signs in there, it becomes theirs.
    await one.post("/api/me/reminders/push", subscription.body);
    expect(await channelsOf(one)).toHaveLength(1);
    await other.post("/api/me/reminders/push", subscription.body);
    expect(await channelsOf(one)).toEqual([]);
    const hook = (number: number) =>
      other.post("/api/me/reminders/webhook", { url: `${endpoint.origin}/hook/${number}` });
    const answers = await Promise.all([1, 2, 3, 4].map(hook));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 429, body: { code: "too-many", params: { limit: 3 } } }]);
    const kinds = async (): Promise<Channel["kind"][]> => (await channelsOf(other)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(["push", "webhook", "webhook", "webhook"]);
  });

  it("stop in a browser that is signed out", async () => {
    const { one, subscription } = await withPush();
    const { key } = (await one.post<{ key: string }>("/api/me/recovery-key")).body;
    const elsewhere = Object.assign(await server.guest("Elsewhere"), { id: one.id });
    await elsewhere.post("/api/sessions/recovery-key", { key });
    expect(await channelsOf(elsewhere)).toMatchObject([{ kind: "push", here: false }]);
    await elsewhere.delete("/api/me/sessions");
    expect(await channelsOf(elsewhere)).toEqual([]);
    expect(subscription.messages()).toEqual([]);
  });

  it("are part of the export, and deleted with their person", async () => {
    const { one, subscription } = await withPush({ delay: 240, quiet: { from: 22, to: 7 } });
    const { reminders } = (await one.get<{ reminders: Record<string, unknown> }>("/api/me/export")).body;
    expect(reminders).toMatchObject({
      settings: { delay: 240, quiet_from: 22, quiet_to: 7, zone: "Europe/Berlin" },
      channels: [{ kind: "push", target: { endpoint: subscription.body.endpoint } }],
    });
    await one.delete("/api/me");
    const { db } = server.database;
    for (const rows of ["reminder_settings", "reminder_channels", "questions"] as const)
      expect(await db.selectFrom(rows).select("person_id").where("person_id", "=", one.id).execute()).toEqual([]);
  });
});
