import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FORMAT } from "../tables/entry.ts";
import { startPostgres } from "../testing/postgres.ts";
import { startProcess } from "../testing/processes.ts";
import { startPushEndpoint } from "../testing/push-endpoint.ts";
import { type Guest, playedBy, startReminderServer } from "../testing/reminder-server.ts";
import { Visitor } from "../testing/visitor.ts";

it("only one of two nodes reminds; when it is killed while sending, the other one takes over", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "montan-reminder-nodes-"));
  const [postgres, endpoint] = await Promise.all([startPostgres(), startPushEndpoint()]);
  const url = await postgres.fresh();
  const doomed = await startProcess({ folder, url }, [], "reminder-process");
  const comes = async (name: string): Promise<Guest> => {
    const visitor = new Visitor(doomed.address);
    const { person } = (await visitor.post<{ person: { id: string } }>("/api/people", { name })).body;
    return Object.assign(visitor, { id: person.id });
  };
  const [ann, bob] = [await comes("Ann"), await comes("Bob")];
  const subscription = endpoint.subscribe("both");
  // Both sit in one browser of a test: it does not matter who is asked first.
  for (const [name, one] of [
    ["ann", ann],
    ["bob", bob],
  ] as const) {
    await one.ask("PUT", "/api/me/reminders", { delay: 0, zone: "UTC", language: "en" });
    await one.post("/api/me/reminders/push", {
      ...subscription.body,
      endpoint: `${subscription.body.endpoint}?${name}`,
    });
  }
  endpoint.answer = "nothing";
  await playedBy([ann, bob]);
  await expect.poll(() => endpoint.requests.length, { timeout: 20_000 }).toBe(1);
  const other = await startReminderServer({ url });
  await doomed.kill();
  endpoint.answer = 201;
  await expect.poll(() => endpoint.requests.length, { timeout: 30_000 }).toBe(2);
  const done = () => other.database.db.selectFrom("questions").select(["told", "claimed_by"]).executeTakeFirst();
  await expect.poll(done, { timeout: 10_000 }).toMatchObject({ told: expect.stringMatching(/./), claimed_by: null });
  expect(new Set(endpoint.requests.map(({ path }) => path)).size).toBe(1);
  await other.stop();
  await Promise.all([postgres.stop(), endpoint.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

it("a question that a node has claimed by mistake is handled all the same, however busy the node is with another", async () => {
  const endpoint = await startPushEndpoint();
  const server = await startReminderServer({});
  const { db } = server.database;
  const people = await Promise.all(["Ann", "Bob", "Cid", "Dot"].map((name) => server.guest(name)));
  const [ann, bob, cid, dot] = people as [Guest, Guest, Guest, Guest];
  const remind = async (guests: readonly Guest[], name: string) => {
    for (const guest of guests) {
      await guest.put("/api/me/reminders", { delay: 0, zone: "UTC", language: "en" });
      const { body } = endpoint.subscribe(name);
      await guest.post("/api/me/reminders/push", { ...body, endpoint: `${body.endpoint}?${guest.id}` });
    }
  };
  const sent = (name: string) => endpoint.requests.filter(({ path }) => path.includes(name)).length;
  const claimOf = async (table: string) =>
    (await db.selectFrom("questions").select("claimed_by").where("table_id", "=", table).executeTakeFirst())
      ?.claimed_by;
  // One message is under way for as long as the receiver does not answer.
  endpoint.answer = "nothing";
  await remind([ann, bob], "busy");
  const busy = await playedBy([ann, bob]);
  await expect.poll(() => sent("busy")).toBe(1);
  // As if the answer to a commit had been lost: the row is the node's, and the node does not know it.
  const lost = await playedBy([cid, dot]);
  const claim = { claimed_by: await claimOf(busy), claimed_until: server.database.now() + 4_000 };
  await db.updateTable("questions").set(claim).where("table_id", "=", lost).execute();
  await remind([cid, dot], "lost");
  await expect.poll(() => sent("lost")).toBe(1);
  expect(await claimOf(busy)).toBe(claim.claimed_by);
  await endpoint.stop();
  await server.stop();
});

it("a question at a table of a newer server is left to those who know the table", async () => {
  const endpoint = await startPushEndpoint();
  const server = await startReminderServer({});
  const { db } = server.database;
  const [ann, bob] = [await server.guest("Ann"), await server.guest("Bob")];
  const table = await playedBy([ann, bob]);
  const formatOf = (format: number) => db.updateTable("tables").set({ format }).where("id", "=", table).execute();
  await formatOf(99);
  for (const guest of [ann, bob]) {
    await guest.put("/api/me/reminders", { delay: 0, zone: "UTC", language: "en" });
    const { body } = endpoint.subscribe("newer");
    await guest.post("/api/me/reminders/push", { ...body, endpoint: `${body.endpoint}?${guest.id}` });
  }
  const question = () => db.selectFrom("questions").selectAll().where("table_id", "=", table).executeTakeFirst();
  const before = await question();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await question()).toEqual(before);
  await formatOf(FORMAT);
  await expect.poll(() => endpoint.requests.length).toBe(1);
  await endpoint.stop();
  await server.stop();
});
