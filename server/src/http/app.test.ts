import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type App, type AppParts, buildApp, type Part } from "./app.ts";
import { newLog } from "./log.ts";
import { newRegistry } from "./metrics.ts";
import { parsed, Refusal } from "./refusal.ts";

let page: string;
const running: App[] = [];
let logged = "";

beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), "montan-app-"));
  writeFileSync(join(page, "index.html"), "the page");
});
afterAll(() => rmSync(page, { recursive: true, force: true }));
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  logged = "";
});

const echo = z.strictObject({ word: z.string().max(10) });

const test: Part = (app) => {
  app.post("/api/echo", async ({ body }) => parsed(echo, body));
  app.get("/api/secret", async () => {
    throw Object.assign(new Error("the database is gone"), { query: "insert into chat values ('psst')" });
  });
  app.get("/api/taken/:name", async ({ params }) => {
    throw new Refusal(409, "taken", { name: parsed(z.object({ name: z.string() }), params).name });
  });
  app.get("/api/dear", { config: { cost: 3 } }, async () => ({}));
  app.get("/api/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { done: true };
  });
};

async function start(changes: Partial<AppParts> = {}): Promise<App & { port: number; url: string }> {
  const destination = new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  });
  const built = await buildApp({
    config: { proxies: [] },
    log: newLog("info", destination),
    registry: newRegistry(),
    page,
    parts: [test],
    ...changes,
  });
  running.push(built);
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = built.app.server.address() as AddressInfo;
  return { ...built, port, url: `http://127.0.0.1:${port}` };
}

/** As our page would send it. */
function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const usual = { Origin: new URL(url).origin, "Content-Type": "application/json" };
  return fetch(url, { method: "POST", body, headers: { ...usual, ...headers } });
}

async function answer(response: Response): Promise<unknown> {
  return { status: response.status, ...((await response.json()) as object) };
}

describe("errors", () => {
  it.each([
    ["no JSON", "{word", { status: 400, code: "malformed" }],
    ["nothing", "", { status: 400, code: "malformed" }],
    ["a wrong type", '{"word":1}', { status: 400, code: "malformed", params: { at: "word", problem: "invalid_type" } }],
    ["too long a text", '{"word":"0123456789a"}', { status: 400, code: "malformed", params: { at: "word" } }],
    ["an unknown field", '{"word":"a","more":1}', { status: 400, code: "malformed" }],
    ["a poisoned object", '{"__proto__":{"word":"a"}}', { status: 400, code: "malformed" }],
    ["too much", `{"word":"${"a".repeat(70_000)}"}`, { status: 413, code: "too-large" }],
  ])("a body of %s is refused by its code", async (_, body, expected) => {
    const { url } = await start();
    expect(await answer(await post(`${url}/api/echo`, body))).toMatchObject(expected);
  });

  it("only JSON is accepted as a body: a foreign form could send anything else", async () => {
    const { url } = await start();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])
      expect(await answer(await post(`${url}/api/echo`, '{"word":"a"}', { "Content-Type": type }))).toEqual({
        status: 415,
        code: "not-json",
        params: {},
      });
  });

  it("a refusal has its code and what its sentence needs", async () => {
    const { url } = await start();
    const refused = await fetch(`${url}/api/taken/Anna`);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await answer(refused)).toEqual({ status: 409, code: "taken", params: { name: "Anna" } });
  });

  it("internal errors go to the log and to nobody else", async () => {
    const { url } = await start();
    const text = await (await fetch(`${url}/api/secret`)).text();
    expect(JSON.parse(text)).toEqual({ code: "internal", params: {} });
    expect(logged).toContain("the database is gone");
    expect(logged).not.toContain("psst");
  });

  it("unknown routes and invalid HTTP are answered in the same format", async () => {
    const { url, port } = await start();
    expect(await answer(await fetch(`${url}/api/nothing`))).toEqual({ status: 404, code: "not-found", params: {} });
    const socket = connect(port, "127.0.0.1");
    socket.write("this is not HTTP\r\n\r\n");
    const [chunk] = await once(socket, "data");
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 .*\{"code":"malformed","params":\{\}\}$/s);
  });
});

describe("headers", () => {
  it("allow no scripts but our files, and no frames around us", async () => {
    const { url } = await start();
    for (const path of ["/", "/api/nothing", "/%zz", "/healthz"]) {
      const { headers } = await fetch(url + path);
      const policy = new Map(
        (headers.get("content-security-policy") ?? "").split("; ").map((part) => {
          const [kind = "", ...sources] = part.split(" ");
          return [kind, sources.join(" ")];
        }),
      );
      expect(Object.fromEntries(policy), path).toMatchObject({
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
      });
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("no-referrer");
      expect(headers.get("strict-transport-security"), path).toBeNull();
    }
  });

  it("an https address is enforced, and its sockets may be opened", async () => {
    const { url } = await start({ config: { address: "https://montan.example.org", proxies: [] } });
    const { headers } = await fetch(url);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.get("content-security-policy")).toContain("connect-src 'self' wss://montan.example.org;");
  });
});

describe("who may change something", () => {
  it.each([
    ["our page", {}, 200],
    ["a foreign page", { Origin: "https://evil.example" }, 403],
    ["a page without an origin", { Origin: "null" }, 403],
    ["our page at another port", { Origin: "http://127.0.0.1:1" }, 403],
    ["a program with a token", { Origin: "https://evil.example", Authorization: "Bearer a" }, 200],
  ])("%s", async (_, headers, status) => {
    const { url } = await start();
    expect((await post(`${url}/api/echo`, '{"word":"a"}', headers)).status).toBe(status);
  });

  it("nobody without an origin, unless the browser vouches for it", async () => {
    const { app, port } = await start();
    const call = (headers: Record<string, string>) =>
      app.inject({
        method: "POST",
        url: "/api/echo",
        payload: { word: "a" },
        headers: { host: `127.0.0.1:${port}`, ...headers },
      });
    expect((await call({})).statusCode).toBe(403);
    expect((await call({ "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
    expect((await call({ "sec-fetch-site": "same-site" })).statusCode).toBe(403);
  });

  it.each(["/%61pi/echo", "/api/%65cho", "http://somewhere.example/api/echo", "//api/echo", "/API/echo"])(
    "nor by an address written in another way: %s",
    async (path) => {
      const { port } = await start();
      const body = '{"word":"a"}';
      const socket = connect(port, "127.0.0.1");
      const head = [`POST ${path} HTTP/1.1`, "Host: a", "Origin: https://evil.example", "Connection: close"];
      const about = ["Content-Type: application/json", `Content-Length: ${body.length}`];
      socket.write(`${[...head, ...about].join("\r\n")}\r\n\r\n${body}`);
      const [chunk] = await once(socket, "data");
      expect(String(chunk)).toMatch(/^HTTP\/1\.1 (403|404|405)/);
    },
  );

  it("with an address set, only requests from there", async () => {
    const { url } = await start({ config: { address: "https://montan.example.org", proxies: [] } });
    expect((await post(`${url}/api/echo`, '{"word":"a"}')).status).toBe(403);
    const ours = { Origin: "https://montan.example.org" };
    expect((await post(`${url}/api/echo`, '{"word":"a"}', ours)).status).toBe(200);
  });
});

describe("limits", () => {
  const allowances = {
    files: { size: 100, perSecond: 1 },
    address: { size: 4, perSecond: 0.1 },
    session: { size: 2, perSecond: 0.1 },
  };

  it("count each session and each address, and say when to try again", async () => {
    const { url } = await start({ allowances });
    const call = (session: string, more = "") =>
      fetch(`${url}/api/nothing`, { headers: { Cookie: `${more}montan_session=${session}` } });
    expect((await call("a")).status).toBe(404);
    expect((await call("a", "b=1; ")).status).toBe(404);
    const third = await call("%61", "b=2; ");
    expect(third.headers.get("retry-after")).toBe("10");
    expect(await answer(third)).toEqual({ status: 429, code: "too-many-requests", params: { seconds: 10 } });
    expect((await call("b")).status).toBe(404);
    expect((await call("c")).status).toBe(429);
    expect((await fetch(url)).status).toBe(200);
  });

  it("count expensive requests more than once, and an address however it is written", async () => {
    const { url } = await start({ allowances: { ...allowances, session: { size: 100, perSecond: 1 } } });
    expect((await fetch(`${url}/%61pi/dear`)).status).toBe(200);
    expect((await fetch(`${url}/api/dear`)).status).toBe(429);
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${url}/api/nothing`)).status).toBe(429);
  });

  it.each([
    ["nobody's word counts", [], 429],
    ["a trusted proxy's word counts", ["127.0.0.1"], 404],
  ])("%s on who is asking", async (_, proxies, status) => {
    const { url } = await start({ allowances, config: { proxies } });
    for (const caller of [1, 2, 3, 4])
      await fetch(`${url}/api/nothing`, { headers: { "X-Forwarded-For": `192.0.2.${caller}` } });
    const fifth = await fetch(`${url}/api/nothing`, { headers: { "X-Forwarded-For": "192.0.2.5" } });
    expect(fifth.status).toBe(status);
  });
});

describe("monitoring", () => {
  it("learns that the process is alive, and whether it is ready", async () => {
    let isThere = true;
    const database = async () => {
      if (!isThere) throw new Error("no database");
    };
    const { url } = await start({ ready: [database] });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    isThere = false;
    expect(await answer(await fetch(`${url}/readyz`))).toEqual({ status: 503, code: "unavailable", params: {} });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("counts answers by route, never by the requested path", async () => {
    const { url } = await start();
    await fetch(`${url}/api/taken/Anna`);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('montan_http_seconds_count{route="/api/taken/:name",method="GET",status="409"} 1');
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toContain("Anna");
  });

  it("is allowed from this machine, or with the token", async () => {
    const { url } = await start();
    const far = { headers: { "X-Forwarded-For": "192.0.2.1" } };
    expect((await fetch(`${url}/metrics`, far)).status).toBe(403);
    const guarded = await start({ config: { proxies: [], metricsToken: "0123456789abcdef" } });
    expect((await fetch(`${guarded.url}/metrics`)).status).toBe(403);
    const token = { headers: { Authorization: "Bearer 0123456789abcdef" } };
    expect((await fetch(`${guarded.url}/metrics`, token)).status).toBe(200);
  });

  it("learns only route, status and time of a request", async () => {
    const { url } = await start();
    await post(`${url}/api/echo?key=psst1`, '{"word":"psst2"}', { Cookie: "psst3", Authorization: "psst4" });
    await fetch(`${url}/api/taken/psst5`);
    const lines = logged.trim().split("\n").slice(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: "POST", route: "/api/echo", status: 200, msg: "answered" },
      { method: "GET", route: "/api/taken/:name", status: 409 },
    ]);
    expect(logged).not.toContain("psst");
  });
});

describe("stopping", () => {
  async function halfOpen(port: number, text: string): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return socket;
  }

  it.each([
    ["nothing at all", ""],
    ["half a head", "POST /api/echo HTTP/1.1\r\nHost: a\r\n"],
    [
      "half a body",
      "POST /api/echo HTTP/1.1\r\nHost: a\r\nAuthorization: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ],
  ])("does not wait for somebody who has said %s", async (_, text) => {
    const { port, stop } = await start();
    const socket = await halfOpen(port, text);
    const closed = once(socket, "close");
    const before = performance.now();
    await stop();
    expect(performance.now() - before).toBeLessThan(2_000);
    await closed;
  });

  it("waits for the answer that is under way", async () => {
    const { port, url, stop } = await start();
    await halfOpen(port, "GET / HTTP/1.1\r\n");
    const slow = fetch(`${url}/api/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stop();
    expect(await (await slow).json()).toEqual({ done: true });
    await expect(fetch(url)).rejects.toThrow();
  });
});
