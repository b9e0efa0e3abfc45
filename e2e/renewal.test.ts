import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, playState, untilAsked } from "./play.ts";
import { PAGE, serve } from "./site.ts";

const visit = visitors();
const LORRY = { type: "choose-area", area: "lorries-left" };

const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of after.splice(0)) await undo();
});

/** A host whose build can be replaced by another one. */
async function ownHost(): Promise<{ readonly url: string; renew(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "montan-host-"));
  cpSync(PAGE, folder, { recursive: true });
  const { address, close } = await serve(folder);
  after.push(close, () => rmSync(folder, { recursive: true }));
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
    for (const compressed of ["br", "gz"]) rmSync(`${path}.${compressed}`);
  };
  return {
    url: `${address}/`,
    renew() {
      edit("index.html", (text) => text.replace("<html", '<html data-build="newer"'));
      edit("sw.js", (text) => text.replace('"version":"', "$&newer-"));
    },
  };
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? "older");
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a newer build is loaded by both windows once neither has unfinished input, and nothing is lost", async () => {
  const { url, renew } = await ownHost();
  const visitor = await visit({ url, offline: true, confirm: "ask" });
  const { page, context } = visitor;
  await newGame(visitor);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { decisions } = await untilAsked(page);
  await moveButton(page, LORRY).click();
  await page.locator("[data-action=confirm]").waitFor();
  const other = await context.newPage();
  await other.goto(url);

  renew();
  await comeBack(other);
  for (const window of [page, other]) await window.locator("[data-renewal=waiting]").waitFor({ state: "attached" });
  // Longer than a window without unfinished input would wait.
  await page.waitForTimeout(2500);
  expect([await buildOf(page), await buildOf(other)]).toEqual(["older", "older"]);
  expect(await page.locator("[data-action=confirm]").count()).toBe(1);

  await page.locator("[data-action=confirm]").click();
  for (const window of [page, other]) {
    await window.locator("[data-renewal=taken]").waitFor({ state: "attached" });
    expect(await buildOf(window)).toBe("newer");
  }
  await untilAsked(page, decisions);
  expect((await playState(page)).decisions).toBeGreaterThan(decisions);
  await other.reload();
  expect(await other.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^montan-newer-/)]);
});

test("what the host answers besides the page never comes from the cache", async () => {
  const { url } = await ownHost();
  const { page, context, open } = await visit({ url, offline: true });
  await context.route("**/{api/server,favicon.ico}", (route) => route.fulfill({ body: "fresh" }));
  await open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const fetched = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    for (const path of ["api/server", "healthz"]) await cache.put(path, new Response("kept"));
    return (await fetch("./api/server")).text();
  });
  expect(fetched).toBe("fresh");
  expect(await (await page.goto(`${url}healthz`))?.json()).toEqual({ ok: true });
});
