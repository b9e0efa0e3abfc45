import { reportsSchema } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleServer, startPeopleServer } from "../testing/people-server.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { isBlockedBy } from "./conduct.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const DATABASES = {
  SQLite: async () => undefined,
  PostgreSQL: () => postgres.fresh(),
} as const;

const TOKEN = "whoever runs the server";

describe.each(Object.entries(DATABASES))("conduct in %s", (_, url) => {
  let server: PeopleServer;
  beforeAll(async () => {
    server = await startPeopleServer({ url: await url(), operatorToken: TOKEN });
  });
  afterAll(() => server.stop());

  /** Two people who met at a table, a line that the second said there, and one that the first answered. */
  async function met() {
    const [anna, bob] = await Promise.all([server.guest("Anna"), server.guest("Bob")]);
    const table = `table-${anna.id}`;
    const { db } = server.database;
    const member = {
      table_id: table,
      seats: 1,
      asked: 0,
      status: "open",
      muted: 0,
      touched_at: 1,
      watches: 0,
      is_bot: 0,
      is_out: 0,
    } as const;
    await server.database.commit([
      db.insertInto("members").values({ ...member, person_id: anna.id, name: "Anna" }),
      db.insertInto("members").values({ ...member, person_id: bob.id, name: "Bob" }),
      db.insertInto("chat").values([
        { table_id: table, line: 1, room: "players", person_id: bob.id, at: 1, text: "Fool" },
        { table_id: table, line: 2, room: "players", person_id: anna.id, at: 2, text: "Rogue" },
      ]),
    ]);
    return { anna, bob, table };
  }

  const reports = async () => {
    const { body } = await server.visitor().ask("GET", "/api/reports", undefined, { Authorization: `Bearer ${TOKEN}` });
    return reportsSchema.parse(body).reports;
  };

  it("nobody can block more than the maximum, however many at once", async () => {
    const { anna } = await met();
    const { db, commit } = server.database;
    const before = Array.from({ length: 498 }, (_, index) => `nobody-${index}`);
    const blocks = before.map((id) => ({ person_id: anna.id, blocked_id: id, created_at: 1 }));
    const people = before.map((id) => ({
      id,
      name: id,
      name_key: null,
      kind: "guest" as const,
      created_at: 1,
      seen_at: 1,
    }));
    await commit([db.insertInto("people").values(people), db.insertInto("blocks").values(blocks)]);
    const others = await Promise.all(["Cid", "Dot", "Eve", "Fay"].map((name) => server.guest(name)));
    const answers = await Promise.all(others.map(({ id }) => anna.post("/api/me/blocks", { person: id })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 429, 429]);
  });

  it("blocked people stay blocked until it is undone, and are not told", async () => {
    const [anna, bob] = await Promise.all([server.guest("Anna"), server.guest("Bob")]);
    await anna.post("/api/me/blocks", { person: bob.id });
    await anna.post("/api/me/blocks", { person: bob.id });
    expect((await anna.get("/api/me/blocks")).body).toEqual({ people: [{ id: bob.id, name: "Bob" }] });
    expect((await bob.get("/api/me/blocks")).body).toEqual({ people: [] });
    expect(await isBlockedBy(server.database, [anna.id], bob.id)).toBe(true);
    expect(await isBlockedBy(server.database, [bob.id], anna.id)).toBe(false);
    await anna.delete(`/api/me/blocks/${bob.id}`);
    expect(await isBlockedBy(server.database, [anna.id], bob.id)).toBe(false);
  });

  it("nobody blocks themselves or somebody who does not exist", async () => {
    const anna = await server.guest("Anna");
    expect(await anna.post("/api/me/blocks", { person: anna.id })).toMatchObject({ body: { code: "yourself" } });
    expect(await anna.post("/api/me/blocks", { person: "nobody" })).toMatchObject({ body: { code: "not-found" } });
    expect((await server.visitor().post("/api/me/blocks", { person: anna.id })).status).toBe(401);
  });

  it("a report keeps the line it quotes, readable only with the token", async () => {
    const { anna, bob, table } = await met();
    expect((await anna.post("/api/reports", { person: bob.id, table, line: 1, text: "Rude." })).status).toBe(200);
    const [newest] = await reports();
    expect(newest).toMatchObject({ by: { name: "Anna" }, person: { id: bob.id }, table, said: "Fool", text: "Rude." });
    expect(await anna.get("/api/reports")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    const guessed = await anna.ask("GET", "/api/reports", undefined, { Authorization: "Bearer guessed" });
    expect(guessed.status).not.toBe(200);
  });

  it("only somebody met at a table can be reported, for what they said themselves, and not without limit", async () => {
    const { anna, bob, table } = await met();
    const stranger = await server.guest("Cid");
    const about = { person: bob.id, table, text: "Rude." };
    expect(await stranger.post("/api/reports", about)).toMatchObject({ body: { code: "not-found" } });
    for (const line of [2, 3])
      expect(await anna.post("/api/reports", { ...about, line })).toMatchObject({ body: { code: "not-found" } });
    expect(await bob.post("/api/reports", about)).toMatchObject({ body: { code: "yourself" } });
    for (let count = 0; count < 20; count++) await anna.post("/api/reports", about);
    expect(await anna.post("/api/reports", about)).toMatchObject({ status: 429, body: { code: "too-many" } });
  });

  it("what somebody blocked and reported is in their export and deleted with them", async () => {
    const { anna, bob, table } = await met();
    await anna.post("/api/me/blocks", { person: bob.id });
    await anna.post("/api/reports", { person: bob.id, table, text: "Leaves every game." });
    const { body } = await anna.get("/api/me/export");
    expect(body).toMatchObject({ blocks: [{ id: bob.id }], reports: [{ text: "Leaves every game." }] });
    await anna.delete("/api/me");
    expect(await isBlockedBy(server.database, [anna.id], bob.id)).toBe(false);
    expect((await reports()).some(({ text }) => text === "Leaves every game.")).toBe(false);
  });

  it("a person's page settings are available on all their devices", async () => {
    const anna = await server.guest("Anna");
    const { body } = await anna.post<{ key: string }>("/api/me/recovery-key");
    await anna.put("/api/me/preferences", { language: "de", sound: true });
    const phone = server.visitor();
    await phone.post("/api/sessions/recovery-key", { key: body.key });
    expect((await phone.get("/api/me")).body).toMatchObject({ preferences: { language: "de", sound: true } });
    const letters = [..."abcdefghijklmnopqrstu"];
    const many = Object.fromEntries(letters.map((letter) => [letter, true]));
    for (const wrong of [[], { a: 1 }, { "a b": true }, { a: "x".repeat(61) }, many])
      expect(await phone.put("/api/me/preferences", wrong)).toMatchObject({ status: 400, body: { code: "malformed" } });
  });
});
