import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createdSchema, PROTOCOL } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readConfig, type Serving, start } from "./index.ts";
import { startPostgres } from "./testing/postgres.ts";
import { Visitor } from "./testing/visitor.ts";

let folder: string;
let serving: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "montan-start-"));
  writeFileSync(join(folder, "index.html"), "the page");
  serving = await start(readConfig({ PORT: "0", MONTAN_DATA: join(folder, "data"), MONTAN_LOG: "silent" }), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function guest(name: string): Promise<Visitor> {
  const visitor = new Visitor(serving.address);
  await visitor.post("/api/people", { name });
  return visitor;
}

function socketOf(headers: Record<string, string>): WebSocket {
  const address = `${serving.address.replace("http", "ws")}/api/live?protocol=${PROTOCOL}`;
  return new WebSocket(address, { headers });
}

/** The status with which an upgrade was refused; 101: it was accepted. */
async function upgrade(headers: Record<string, string>): Promise<number> {
  const socket = socketOf(headers);
  const refused = once(socket, "unexpected-response").then(([, { statusCode }]) => statusCode as number);
  socket.on("error", () => {});
  const status = await Promise.race([refused, once(socket, "open").then(() => 101)]);
  socket.terminate();
  return status;
}

describe("the whole server", () => {
  it("recognizes people at its tables by cookie", async () => {
    const visitor = await guest("Anna");
    const created = await visitor.post("/api/tables", { game: "gluckauf", seats: 2 });
    expect(created.status).toBe(201);
    const { table } = createdSchema.parse(created.body);
    expect(JSON.stringify((await visitor.get(`/api/tables/${table}`)).body)).toContain("Anna");
    expect((await new Visitor(serving.address).get(`/api/tables/${table}`)).status).toBe(401);
  });

  it("a bot is recognized by its token, which gives no access to its person's data", async () => {
    const owner = await guest("Berta");
    await owner.post("/api/me/recovery-key");
    const { token } = (await owner.post<{ token: string }>("/api/me/bots", { name: "Bertas Bot" })).body;
    const bearer = { Authorization: `Bearer ${token}` };
    const bot = new Visitor(serving.address);
    const created = await bot.ask("POST", "/api/tables", { game: "gluckauf", seats: 2 }, bearer);
    expect(created.status).toBe(201);
    expect((await bot.ask("GET", "/api/me/sessions", undefined, bearer)).status).toBe(401);
    expect(await upgrade(bearer)).toBe(101);
  });

  it("opens sockets for our page and for tokens only", async () => {
    const { cookie = "", origin } = await guest("Carla");
    expect(await upgrade({ Cookie: cookie, Origin: origin })).toBe(101);
    expect(await upgrade({ Cookie: cookie, Origin: "https://evil.example" })).toBe(403);
    expect(await upgrade({ Cookie: cookie })).toBe(403);
    expect(await upgrade({ Origin: origin })).toBe(401);
    expect(await upgrade({ Authorization: "Bearer montan_bot_none" })).toBe(401);
  });

  it("closes the sockets of a session that is revoked, but not those of the person's other sessions", async () => {
    const visitor = await guest("Dora");
    const { key } = (await visitor.post<{ key: string }>("/api/me/recovery-key")).body;
    const other = new Visitor(serving.address);
    await other.post("/api/sessions/recovery-key", { key });
    const kept = socketOf({ Cookie: visitor.cookie ?? "", Origin: visitor.origin });
    const lost = socketOf({ Cookie: other.cookie ?? "", Origin: other.origin });
    await Promise.all([once(kept, "open"), once(lost, "open")]);
    const closed = once(lost, "close");
    expect((await visitor.delete("/api/me/sessions")).status).toBe(200);
    expect((await closed)[0]).toBe(4001);
    expect(kept.readyState).toBe(WebSocket.OPEN);
    kept.terminate();
  });

  it("counts a page of the past as several requests", async () => {
    const visitor = await guest("Gerda");
    const { table } = createdSchema.parse((await visitor.post("/api/tables", { game: "gluckauf", seats: 2 })).body);
    const pages = Array.from({ length: 25 }, () => visitor.get(`/api/tables/${table}/history?seat=0`));
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([409, 429]));
  });

  it("counts its sockets", async () => {
    const { cookie = "", origin } = await guest("Elsa");
    const socket = socketOf({ Cookie: cookie, Origin: origin });
    await once(socket, "open");
    const metrics = async () => await (await fetch(`${serving.address}/metrics`)).text();
    await expect.poll(metrics).toMatch(/^montan_sockets 1$/m);
    socket.terminate();
    await expect.poll(metrics).toMatch(/^montan_sockets 0$/m);
  });

  it("does not wait for sockets when it stops", async () => {
    const { cookie = "", origin } = await guest("Frida");
    const socket = socketOf({ Cookie: cookie, Origin: origin });
    await once(socket, "open");
    const closed = once(socket, "close");
    const before = performance.now();
    await serving.close();
    expect(performance.now() - before).toBeLessThan(4_000);
    await closed;
  });
});

describe("two nodes on one PostgreSQL", () => {
  it("a session that is revoked at one loses its sockets at the other", async () => {
    const postgres = await startPostgres();
    const settings = { PORT: "0", DATABASE_URL: await postgres.fresh(), MONTAN_LOG: "silent" };
    const [one, other] = await Promise.all([start(readConfig(settings), folder), start(readConfig(settings), folder)]);
    const visitor = new Visitor(one.address);
    await visitor.post("/api/people", { name: "Greta" });
    const address = `${other.address.replace("http", "ws")}/api/live?protocol=${PROTOCOL}`;
    const socket = new WebSocket(address, { headers: { Cookie: visitor.cookie ?? "", Origin: other.address } });
    await once(socket, "open");
    const closed = once(socket, "close");
    await visitor.delete("/api/me");
    expect((await closed)[0]).toBe(4001);
    await Promise.all([one.close(), other.close()]);
    await postgres.stop();
  });
});
