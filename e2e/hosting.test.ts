import { basename, dirname } from "node:path";
import { expect } from "vitest";
import { goOffline, test, visitors } from "./browser.ts";
import { ownServers, startServer } from "./online.ts";
import { busy, playOn, playState, untilAsked } from "./play.ts";
import { PAGE, serve } from "./site.ts";

const newServer = ownServers();
const visit = visitors();

test("after the first visit a whole turn is played without any network", async () => {
  const { address, close } = await serve();
  const visitor = await visit({ url: `${address}/`, offline: true });
  const { page, open } = visitor;
  await open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goOffline(visitor);
  await close();

  await page.reload();
  await page.locator("[data-action=play-now][data-game=gluckauf]").click();
  await playOn(page, busy(), (decisions) => decisions > 12);
  expect((await playState(page)).decisions).toBeGreaterThan(12);
  await open("rules/gluckauf/mining");
  await page.locator("[data-section=mining]").waitFor();
});

test("what needs a server comes back with it, and until then the page says what is missing", async () => {
  const { url } = await newServer();
  const { page, open } = await visit({ url });
  const door = page.locator("[data-action=play-with-friends]");
  await open();
  await door.waitFor();
  // Like a proxy in front of a server that is down.
  await page.route("**/api/server", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Later</h1>" }));
  await page.reload();
  await expect.poll(() => page.locator("[data-server-gone]").innerText()).toContain("The server does not answer");
  expect(await door.count()).toBe(0);

  await open("online");
  await page.locator("[data-no-server]").waitFor();
  await page.unroute("**/api/server");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator("[data-action=come-in]").waitFor();
  await open();
  await door.waitFor();
});

test("offline, people who have used a server are told what has to wait, and play on without it", async () => {
  const { url, stop } = await startServer();
  const { page, context, open } = await visit({ url, offline: true });
  await open();
  await page.locator("[data-action=play-with-friends]").waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await stop();
  await page.reload();
  // Chromium's emulation claims to be online; the page says offline.
  await expect.poll(() => page.locator("[data-server-gone]").innerText()).toContain("has to wait");
  await page.locator("[data-action=play-now][data-game=gluckauf]").click();
  expect((await untilAsked(page)).state).toBe("yours");
});

test("the same build works in any folder of a static host", async () => {
  const { address, close } = await serve(dirname(PAGE));
  const { page, open } = await visit({ url: `${address}/${basename(PAGE)}/index.html` });
  await open();
  await page.locator("[data-action=play-now][data-game=gluckauf]").click();
  expect((await untilAsked(page)).state).toBe("yours");
  await page.close();
  await close();
});

test("it can be installed: the manifest names what a device needs", async () => {
  const { page, open } = await visit();
  await open();
  const manifest = (await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    return (await fetch(link?.href ?? "")).json();
  })) as { display: string; start_url: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) {
    const found = await page.evaluate(async (path) => (await fetch(path)).ok, src);
    expect(found, src).toBe(true);
  }
});
