import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Created, TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import type { Serving } from "./serve.ts";
import { start } from "./start.ts";
import { Visitor } from "./testing/visitor.ts";

const EXAMPLE = join(import.meta.dirname, "../../docs/example-bot.js");
const folder = mkdtempSync(join(tmpdir(), "montan-example-"));
let server: Serving;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "the page");
  server = await start(readConfig({ PORT: "0", MONTAN_DATA: join(folder, "data") }), folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(table: string, link: string, token?: string): Promise<string> {
  const child = spawn(process.execPath, [EXAMPLE, server.address, table, link], {
    env: { ...process.env, ...(token !== undefined && { MONTAN_TOKEN: token }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  const [code] = await once(child, "close");
  return `${said}${code}`;
}

it("is short and has no dependencies", () => {
  const source = readFileSync(EXAMPLE, "utf8");
  expect(source.trimEnd().split("\n").length).toBeLessThan(100);
  expect(source).not.toMatch(/import |require\(/);
});

it("the bot of the docs plays a whole game on the whole server, as a guest and with a token", async () => {
  const host = new Visitor(server.address);
  await host.post("/api/people", { name: "Ada" });
  await host.post("/api/me/recovery-key");
  const { body: bot } = await host.post<{ token: string }>("/api/me/bots", { name: "Plain JavaScript" });
  const settings = { start: "full", substitute: "random" };
  const { body: created } = await host.post<Created>("/api/tables", { game: "gluckauf", seats: 3, settings });
  const { table, link } = created;
  const playing = [run(table, link), run(table, link, bot.token)];
  const info = async () => (await host.get<TableInfo>(`/api/tables/${table}`)).body;
  while ((await info()).status === "open") await new Promise((resolve) => setTimeout(resolve, 100));
  const { chairs } = await info();
  expect(new Set(chairs.map(({ person }) => person?.name))).toEqual(new Set(["Ada", "Example", "Plain JavaScript"]));
  await host.post(`/api/tables/${table}/actions`, { type: "resign", seat: 0 });
  for (const said of await Promise.all(playing)) expect(said).toMatch(/sitting at seat [12]\nfinished; .*\n0$/);
  expect((await info()).ending).toBe("finished");
});
