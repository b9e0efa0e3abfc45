import { basename, dirname } from "node:path";
import { expect } from "vitest";
import { goOffline, test, visitors } from "./browser.ts";
import { busy, playOn, playState, untilAsked } from "./play.ts";
import { PAGE, serve } from "./site.ts";

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
