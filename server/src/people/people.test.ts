import { meSchema, sessionsSchema } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleServer, startPeopleServer } from "../testing/people-server.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { REVOKED } from "./contract.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const DATABASES = {
  SQLite: async () => undefined,
  PostgreSQL: () => postgres.fresh(),
} as const;

const secretOf = (cookie: string | undefined) => cookie?.split("=")[1];

describe.each(Object.entries(DATABASES))("people in %s", (_, url) => {
  let server: PeopleServer;
  const told: string[] = [];
  const forgotten: string[] = [];
  beforeAll(async () => {
    const holder = {
      name: "tables",
      exportOf: async (id: string) => [{ seatOf: id }],
      forget: async (id: string) => void forgotten.push(id),
    };
    server = await startPeopleServer({ url: await url(), holders: [holder] });
    server.database.bus.on(REVOKED, (id) => told.push(id));
  });
  afterAll(() => server.stop());

  it("a name is enough for a guest, recognized by a cookie that no script reads and no other site sends", async () => {
    const visitor = server.visitor();
    const { status, body, headers } = await visitor.post("/api/people", { name: " Anna " });
    expect(status).toBe(200);
    expect(body).toEqual({ person: { id: expect.any(String), name: "Anna", kind: "guest" } });
    expect(headers.get("set-cookie")).toMatch(
      /^montan_session=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const me = (await visitor.get("/api/me")).body;
    expect(meSchema.parse(me)).toEqual({ ...body, recoveryKey: false, passkeys: [] });
    expect((await visitor.post("/api/people", { name: "Berta" })).body).toMatchObject({ code: "already-known" });
  });

  it("of the cookie only a hash is stored", async () => {
    const visitor = await server.guest("Anna");
    const rows = await server.database.db.selectFrom("sessions").selectAll().execute();
    expect(rows.some(({ person_id }) => person_id === visitor.id)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(secretOf(visitor.cookie));
  });

  it("nobody is known without a session, with a foreign one, or with one in a header", async () => {
    const { cookie } = await server.guest("Anna");
    const secret = secretOf(cookie);
    expect(await server.whoIs(undefined)).toBeUndefined();
    expect(await server.whoIs(`${secret}x`)).toBeUndefined();
    expect(await server.whoIs(undefined, `Bearer ${secret}`)).toBeUndefined();
    expect(await server.whoIs(secret)).toMatchObject({ name: "Anna" });
    expect(await server.visitor().get("/api/me")).toMatchObject({ status: 401, body: { code: "sign-in" } });
  });

  it("a foreign page can do nothing in a person's name", async () => {
    const visitor = await server.guest("Anna");
    const foreign = await visitor.ask("PATCH", "/api/me", { name: "Eve" }, { Origin: "https://evil.example" });
    expect(foreign).toMatchObject({ status: 403, body: { code: "foreign-origin" } });
    const forged = { Origin: "https://evil.example", Authorization: "Bearer none" };
    expect((await visitor.ask("PATCH", "/api/me", { name: "Eve" }, forged)).status).toBe(401);
    expect((await visitor.get("/api/me")).body).toMatchObject({ person: { name: "Anna" } });
  });

  it("devices are listed, and a revoked one is invalid at once, which every node is told", async () => {
    const visitor = await server.guest("Anna");
    const { body } = await visitor.post<{ key: string }>("/api/me/recovery-key");
    const other = server.visitor();
    const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    await other.ask("POST", "/api/sessions/recovery-key", { key: body.key }, firefox);
    const { sessions } = sessionsSchema.parse((await visitor.get("/api/me/sessions")).body);
    const theirs = sessions.find(({ current }) => !current);
    expect(sessions).toHaveLength(2);
    expect(theirs?.device).toBe("Firefox, Linux");
    const secret = secretOf(other.cookie);
    const stranger = await server.guest("Eve");
    expect((await stranger.delete(`/api/me/sessions/${theirs?.id}`)).status).toBe(404);
    expect(await server.whoIs(secret)).toMatchObject({ name: "Anna" });
    told.length = 0;
    expect((await visitor.delete(`/api/me/sessions/${theirs?.id}`)).status).toBe(200);
    expect(await server.whoIs(secret)).toBeUndefined();
    await expect.poll(() => told).toEqual([visitor.id]);
    expect((await other.get("/api/me")).status).toBe(401);
    expect((await visitor.get("/api/me")).status).toBe(200);
  });

  it("signs out everywhere else", async () => {
    const visitor = await server.guest("Bert");
    const { body } = await visitor.post<{ key: string }>("/api/me/recovery-key");
    const others = [server.visitor(), server.visitor()];
    for (const other of others) await other.post("/api/sessions/recovery-key", body);
    expect((await visitor.delete("/api/me/sessions")).status).toBe(200);
    for (const other of others) expect((await other.get("/api/me")).status).toBe(401);
    expect((await visitor.get("/api/me")).status).toBe(200);
  });

  it("guests may share a name; accounts have names that cannot be confused", async () => {
    const [one, other] = [await server.guest("Clara"), await server.guest("CIara")];
    expect(await one.post("/api/me/recovery-key")).toMatchObject({ body: { person: { kind: "account" } } });
    const taken = { status: 409, body: { code: "name-taken", params: { name: "CIara" } } };
    expect(await other.post("/api/me/recovery-key")).toMatchObject(taken);
    expect((await other.get("/api/me")).body).toMatchObject({ person: { kind: "guest" }, recoveryKey: false });
    expect((await other.patch("/api/me", { name: "Cleo" })).status).toBe(200);
    expect((await other.post("/api/me/recovery-key")).status).toBe(200);
    expect(await other.patch("/api/me", { name: "СLАRА" })).toMatchObject({ status: 400, body: { code: "bad-name" } });
    expect(await other.patch("/api/me", { name: "c l a r a" })).toMatchObject({ body: { code: "name-taken" } });
    expect(await other.patch("/api/me", { name: "Mоntan" })).toMatchObject({ body: { code: "bad-name" } });
    expect(await other.patch("/api/me", { name: "M0ntan" })).toMatchObject({ body: { code: "name-taken" } });
  });

  it("of many who want a name at once, one gets it", async () => {
    const guests = await Promise.all(["Dora", "DORA", "D0ra", "d-o-r-a"].map((name) => server.guest(name)));
    const answers = await Promise.all(guests.map((guest) => guest.post("/api/me/recovery-key")));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it("bots have accounts of their own, marked, with a token for a header that can be renewed", async () => {
    const owner = await server.guest("Emil");
    expect((await owner.post("/api/me/bots", { name: "Emils Bot" })).body).toMatchObject({ code: "account-needed" });
    await owner.post("/api/me/recovery-key");
    const { body } = await owner.post<{ person: { id: string }; token: string }>("/api/me/bots", { name: "Emils Bot" });
    expect(body).toMatchObject({ person: { name: "Emils Bot", kind: "bot" } });
    const { id } = body.person;
    expect(await server.whoIs(undefined, `Bearer ${body.token}`)).toEqual(body.person);
    expect(await server.whoIs(body.token)).toBeUndefined();
    expect((await owner.get("/api/me/bots")).body).toMatchObject({ bots: [{ id, name: "Emils Bot" }] });

    told.length = 0;
    const renewed = (await owner.post<{ token: string }>(`/api/me/bots/${id}/token`)).body;
    expect(await server.whoIs(undefined, `Bearer ${body.token}`)).toBeUndefined();
    expect(await server.whoIs(undefined, `Bearer ${renewed.token}`)).toEqual(body.person);
    await expect.poll(() => told).toEqual([id]);

    const stranger = await server.guest("Eve");
    expect((await stranger.post(`/api/me/bots/${id}/token`)).status).toBe(404);
    expect((await stranger.delete(`/api/me/bots/${id}`)).status).toBe(404);
    expect((await owner.delete(`/api/me/bots/${id}`)).status).toBe(200);
    expect(await server.whoIs(undefined, `Bearer ${renewed.token}`)).toBeUndefined();
    expect(forgotten).toContain(id);
  });

  it("a bot's token gives no access to its owner's data", async () => {
    const owner = await server.guest("Frida");
    await owner.post("/api/me/recovery-key");
    const { token } = (await owner.post<{ token: string }>("/api/me/bots", { name: "Fridas Bot" })).body;
    const answer = await owner.ask("GET", "/api/me", undefined, { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  it("no more than five bots, however many are asked for at once", async () => {
    const owner = await server.guest("Gustav");
    await owner.post("/api/me/recovery-key");
    const wanted = [1, 2, 3, 4, 5, 6, 7].map((number) => owner.post("/api/me/bots", { name: `Gustavs Bot ${number}` }));
    const statuses = (await Promise.all(wanted)).map(({ status }) => status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it("exports everything it knows about a person, and no secret", async () => {
    const visitor = await server.guest("Hanna");
    const { key } = (await visitor.post<{ key: string }>("/api/me/recovery-key")).body;
    const { body, headers } = await visitor.get("/api/me/export");
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(body).toMatchObject({
      person: { id: visitor.id, name: "Hanna", kind: "account" },
      sessions: [{ device: "" }],
      recoveryKey: { created_at: expect.any(Number) },
      tables: [{ seatOf: visitor.id }],
    });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(JSON.stringify(body)).not.toMatch(/hash/);
  });

  it("deletes a person: rows, sessions, bots, and what other parts hold", async () => {
    const visitor = await server.guest("Ida");
    await visitor.post("/api/me/recovery-key");
    const { token } = (await visitor.post<{ token: string }>("/api/me/bots", { name: "Idas Bot" })).body;
    const { cookie } = visitor;
    expect((await visitor.delete("/api/me")).status).toBe(200);
    expect(visitor.cookie).toBeUndefined();
    expect(await server.whoIs(secretOf(cookie))).toBeUndefined();
    expect(await server.whoIs(undefined, `Bearer ${token}`)).toBeUndefined();
    expect(forgotten).toContain(visitor.id);
    const { db } = server.database;
    for (const rows of ["sessions", "recovery_keys", "bot_tokens"] as const)
      expect(await db.selectFrom(rows).select("person_id").where("person_id", "=", visitor.id).execute()).toEqual([]);
    expect((await (await server.guest("Ida")).post("/api/me/recovery-key")).status).toBe(200);
  });
});

describe("limits", () => {
  it("of new guests from one address", async () => {
    const server = await startPeopleServer({ allowances: { guests: { size: 2, perSecond: 0.1 } } });
    const statuses = [];
    for (const name of ["Anna", "Bert", "Cleo"])
      statuses.push((await server.visitor().post("/api/people", { name })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await server.stop();
  });

  it("of recovery keys that are tried", async () => {
    const server = await startPeopleServer({ allowances: { attempts: { size: 2, perSecond: 0.1 } } });
    const statuses = [];
    for (const key of ["A", "B", "C"])
      statuses.push((await server.visitor().post("/api/sessions/recovery-key", { key })).status);
    expect(statuses).toEqual([403, 403, 429]);
    await server.stop();
  });
});

describe("several nodes on one PostgreSQL", () => {
  it("know everybody, and learn of a revoked session wherever it was revoked", async () => {
    const url = await postgres.fresh();
    const [one, other] = await Promise.all([startPeopleServer({ url }), startPeopleServer({ url })]);
    const heard: string[] = [];
    other.database.bus.on(REVOKED, (id) => heard.push(id));
    const visitor = await one.guest("Anna");
    const secret = secretOf(visitor.cookie);
    expect(await other.whoIs(secret)).toMatchObject({ name: "Anna" });
    const { sessions } = (await visitor.get<{ sessions: { id: string }[] }>("/api/me/sessions")).body;
    await visitor.delete(`/api/me/sessions/${sessions[0]?.id}`);
    expect(await other.whoIs(secret)).toBeUndefined();
    await expect.poll(() => heard).toEqual([visitor.id]);
    await Promise.all([one.stop(), other.stop()]);
  });
});

it("without its database it says so, and is not ready", async () => {
  const server = await startPeopleServer({});
  const visitor = await server.guest("Anna");
  await server.database.close();
  expect(await visitor.get("/api/me")).toMatchObject({ status: 503, body: { code: "unavailable", params: {} } });
  expect(await visitor.post("/api/me/recovery-key")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect((await visitor.get("/readyz")).status).toBe(503);
  await server.stop();
});
