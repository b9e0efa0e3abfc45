import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROTOCOL } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { serve } from "./index.ts";
import { Visitor } from "./testing/visitor.ts";

let page: string;
let data: string;

beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), "montan-main-"));
  data = join(page, "data");
  writeFileSync(join(page, "index.html"), "the page");
});

afterAll(() => rmSync(page, { recursive: true, force: true }));

function start(settings: Record<string, string>, folder = page) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), folder], {
    env: { ...process.env, PORT: "0", MONTAN_DATA: data, NODE_NO_WARNINGS: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard = { said: "", complained: "" };
  child.stdout.on("data", (chunk) => (heard.said += chunk));
  child.stderr.on("data", (chunk) => (heard.complained += chunk));
  return { child, heard };
}

async function started(settings: Record<string, string> = {}) {
  const { child, heard } = start(settings);
  const said = () => /Montan is at (\S+)/.exec(heard.said)?.[1];
  while (said() === undefined) await once(child.stdout, "data");
  return { child, heard, address: said() ?? "" };
}

it("says where it serves, serves page and API, and shuts down cleanly", async () => {
  const { child, address, heard } = await started();
  expect(await (await fetch(address)).text()).toBe("the page");
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  // Neither an unfinished request nor a connection that stays open delays it.
  const { port } = new URL(address);
  const half = connect(Number(port), "localhost").on("error", () => {});
  half.write("GET / HTTP/1.1\r\n");
  const refused = connect({ port: Number(port), host: "localhost", allowHalfOpen: true }).on("error", () => {});
  refused.write("GET /elsewhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await once(refused, "data");
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
  expect(heard.complained).toBe("");
});

it("creates its folder at the first start, readable by its owner only, and recognizes people at the next", async () => {
  rmSync(data, { recursive: true, force: true });
  const first = await started();
  const visitor = new Visitor(first.address);
  await visitor.post("/api/people", { name: "Anna" });
  const modes = [data, ...readdirSync(data).map((name) => join(data, name))].map((path) => statSync(path).mode & 0o077);
  expect(modes.length).toBeGreaterThan(1);
  expect(modes.every((mode) => mode === 0)).toBe(true);
  first.child.kill("SIGTERM");
  await once(first.child, "close");

  const second = await started();
  const again = new Visitor(second.address, visitor.cookie);
  expect((await again.get("/api/me")).body).toMatchObject({ person: { name: "Anna" } });
  second.child.kill("SIGTERM");
  await once(second.child, "close");
});

describe("one packet does not end it:", () => {
  const UPGRADE =
    "Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
  /** A frame with a reserved bit and an unknown opcode, which no client sends. */
  const BAD_FRAME = Buffer.from([0x7f, 0x80, 0, 0, 0, 0]);

  it.each([
    ["an upgrade of an address that is none", "//", ""],
    ["a refused upgrade that is broken off", "/elsewhere", ""],
    ["a foreign page's upgrade that is broken off", "/api/live?protocol=1", "Origin: http://evil.example\r\n"],
    ["nonsense after an upgrade of another protocol", "/api/live?protocol=0", "COOKIE"],
  ])("%s", async (_, path, headers) => {
    const { child, address } = await started();
    const visitor = new Visitor(address);
    await visitor.post("/api/people", { name: "Eve" });
    const own = headers.replace("COOKIE", `Cookie: ${visitor.cookie}\r\nOrigin: ${address}\r\n`);
    const request = `GET ${path} HTTP/1.1\r\n${UPGRADE.replace("Host: a", `Host: ${new URL(address).host}`)}${own}\r\n`;
    for (let count = 0; count < 20; count++) {
      const socket = connect(Number(new URL(address).port), "localhost").on("error", () => {});
      const answered = new Promise((resolve) => socket.on("data", resolve).on("close", resolve));
      socket.write(request);
      // Some are broken off at once, some after the answer.
      if (count % 2 === 0) await answered;
      socket.write(BAD_FRAME);
      if (count % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      socket.resetAndDestroy();
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
  });
});

it("logs nothing that people say or have to keep secret, not even at the finest level", async () => {
  const tokens = { MONTAN_METRICS_TOKEN: "metrics-token-psst", MONTAN_OPERATOR_TOKEN: "operator-token-psst" };
  const { child, address, heard } = await started({ MONTAN_LOG: "debug", ...tokens });
  const visitor = new Visitor(address);
  await visitor.post("/api/people", { name: "Xanthippe" });
  const { key } = (await visitor.post<{ key: string }>("/api/me/recovery-key")).body;
  const created = await visitor.post<{ table: string; link: string }>("/api/tables", { game: "gluckauf", seats: 2 });
  const { table, link } = created.body;
  const say = { type: "say", room: "players", text: "between us" };
  await visitor.post(`/api/tables/${table}/actions`, say);
  await visitor.post(`/api/tables/${table}/actions`, { ...say, room: "nowhere" });
  await visitor.post(`/api/tables/${table}/invitation`, { link });
  await visitor.get(`/api/tables/${table}?link=${link}`);
  for (const [path, token] of [
    ["/metrics", tokens.MONTAN_METRICS_TOKEN],
    ["/api/reports", tokens.MONTAN_OPERATOR_TOKEN],
    ["/api/reports", "wrong-token-psst"],
  ] as const)
    await fetch(address + path, { headers: { Authorization: `Bearer ${token}` } });
  const headers = { Cookie: visitor.cookie ?? "", Origin: address };
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/live?protocol=${PROTOCOL}`, { headers });
  await once(socket, "open");
  for (const text of ["over the wire", "x".repeat(600)])
    socket.send(JSON.stringify({ type: "act", request: 1, table, action: { ...say, text } }));
  socket.send("{ no message");
  const answers: string[] = [];
  socket.on("message", (data) => answers.push((data as Buffer).toString()));
  await expect.poll(() => answers.filter((answer) => /"type":"(done|refused)"/.test(answer)).length).toBe(3);
  child.kill("SIGTERM");
  await once(child, "close");
  const logged = heard.said + heard.complained;
  expect(logged.split("\n").length).toBeGreaterThan(10);
  const said = ["between us", "over the wire", "no message", "Xanthippe", "psst"];
  for (const secret of [visitor.cookie?.split("=")[1] ?? "", key, link, table, ...said]) {
    expect(secret).not.toBe("");
    expect(logged).not.toContain(secret);
  }
});

it("says in one line that the port is taken, and how to choose another", async () => {
  const other = await serve(page, 0);
  const { port } = new URL(other.address);
  const { child, heard } = start({ PORT: port });
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toBe(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start\n`);
  await other.close();
});

it.each([
  [{ PORT: "seven" }, "PORT must be a number from 0 to 65535, not “seven”.\n"],
  [{ MONTAN_ADDRESS: "here", MONTAN_LOG: "loud" }, /^MONTAN_ADDRESS must be .*\nMONTAN_LOG must be .*\n$/],
])("says what is wrong with its settings: %j", async (settings, complaint) => {
  const { child, heard } = start(settings);
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toMatch(complaint);
});

it("says so where its database does not answer, without its password", async () => {
  const { child, heard } = start({
    DATABASE_URL: "postgres://montan:psst@127.0.0.1:1/montan",
    MONTAN_DATA: join(page, "unused"),
  });
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toMatch(/^The database does not answer: .+\n$/);
  expect(heard.complained).not.toContain("psst");
  expect(existsSync(join(page, "unused"))).toBe(false);
});

it("says what to do where there is no page", async () => {
  const { child, heard } = start({}, join(page, "nowhere"));
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toContain("npm start");
});
