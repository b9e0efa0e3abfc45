import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Created, CreateTable, Done } from "@montan/protocol";
import { readConfig, start } from "@montan/server";
import type { Page } from "playwright-core";
import { afterEach } from "vitest";
import type { Visit } from "./browser.ts";
import { PAGE } from "./site.ts";

export interface OnlineServer {
  /** "http://localhost:4711/" */
  readonly url: string;
  down(): Promise<void>;
  /** Again on the same port, with the same database. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A whole server with the built page. `more`: additional settings; PostgreSQL, or a server for mails. */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<OnlineServer> {
  const folder = mkdtempSync(join(tmpdir(), "montan-online-"));
  const config = (port: string) => readConfig({ PORT: port, MONTAN_DATA: folder, MONTAN_LOG: "silent", ...more });
  // Mails contain its own address, so it has to be known before it listens.
  const known = more.MONTAN_ADDRESS === undefined ? "0" : new URL(more.MONTAN_ADDRESS).port;
  let serving = await start(config(known), PAGE);
  const { address } = serving;
  return {
    url: `${address}/`,
    down: () => serving.close(),
    async up() {
      serving = await start(config(new URL(address).port), PAGE);
    },
    async stop() {
      await serving.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Servers of one test, which end with it. To be called before `visitors()`, since cleanup runs in reverse order. */
export function ownServers(): () => Promise<OnlineServer> {
  const started: OnlineServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop();
  });
  return async () => {
    const server = await startServer();
    started.push(server);
    return server;
  };
}

/** An address on this machine at which nobody listens. */
export async function freeAddress(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://localhost:${port}`;
}

/** A request to the server from within the page, as its person. */
export function askFrom<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const sent =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
      const response = await fetch(`./api/${path}`, { method, ...sent });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
      return JSON.parse(text);
    },
    { method, path, body },
  ) as Promise<Answer>;
}

/**
 * These people take the seats of a new table in this order, each with its page open; the first one has started the
 * game.
 */
export async function seatThem(
  visits: readonly Visit[],
  names: readonly string[],
  wish: CreateTable,
  bots: readonly string[] = [],
): Promise<string> {
  for (const [index, { page, open }] of visits.entries()) {
    await open();
    await askFrom(page, "POST", "people", { name: names[index] });
  }
  const [host, ...others] = visits.map(({ page }) => page);
  if (host === undefined) throw new Error("nobody is there");
  const { table, link } = await askFrom<Created>(host, "POST", "tables", wish);
  const act = (page: Page, action: object) => askFrom<Done>(page, "POST", `tables/${table}/actions`, action);
  for (const page of others) await act(page, { type: "join", link });
  for (const [index, bot] of bots.entries()) await act(host, { type: "seat-bot", seat: visits.length + index, bot });
  await act(host, { type: "start" });
  for (const { page } of visits) {
    await page.goto(new URL(`#/table/${table}`, page.url()).href);
    await page.reload();
    await page.locator("[data-play]").waitFor();
  }
  return table;
}
