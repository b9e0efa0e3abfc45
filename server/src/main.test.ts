import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serve } from "./index.ts";

let page: string;

beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), "montan-main-"));
  writeFileSync(join(page, "index.html"), "the page");
});

afterAll(() => rmSync(page, { recursive: true, force: true }));

function start(port: string, folder = page) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), folder], {
    env: { ...process.env, PORT: port, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard = { said: "", complained: "" };
  child.stdout.on("data", (chunk) => (heard.said += chunk));
  child.stderr.on("data", (chunk) => (heard.complained += chunk));
  return { child, heard };
}

it("says where it serves, serves, and ends in peace when told to", async () => {
  const { child, heard } = start("0");
  await once(child.stdout, "data");
  const address = /http:\/\/localhost:\d+/.exec(heard.said)?.[0] ?? "";
  expect(await (await fetch(address)).text()).toBe("the page");
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

it("says in one line that the port is taken, and how to choose another", async () => {
  const other = await serve(page, 0);
  const { port } = new URL(other.address);
  const { child, heard } = start(port);
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toBe(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start\n`);
  await other.close();
});

it.each(["seven", "70000", "-1"])("does not take %s for a port", async (port) => {
  const { child, heard } = start(port);
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toContain(port);
});

it("says what to do where there is no page", async () => {
  const { child, heard } = start("0", join(page, "nowhere"));
  expect((await once(child, "close"))[0]).toBe(1);
  expect(heard.complained).toContain("npm start");
});
