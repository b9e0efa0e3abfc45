import type { Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { startLine } from "./line.ts";
import { seatThem, startServer } from "./online.ts";
import { playState, untilAsked } from "./play.ts";

const after: (() => Promise<void>)[] = [];
// Before `visitors()`, since cleanup runs in reverse order and a page complains when its server is gone.
afterEach(async () => {
  for (const undo of after.splice(0).reverse()) await undo();
});
const visit = visitors();

test("a page older than the server is told to reload, and what was decided in it counts once", async () => {
  const server = await startServer();
  after.push(server.stop);
  const lines = [await startLine(server.url), await startLine(server.url)];
  after.push(...lines.map(({ close }) => close));
  const visits = await Promise.all(lines.map(({ url }) => visit({ url })));
  const table = await seatThem(visits, ["Anna", "Ben"], { game: "gluckauf", seats: 2 });
  const pages = visits.map(({ page }) => page) as [Page, Page];
  const index = (await playState(pages[0])).state === "yours" ? 0 : 1;
  const [asked, other, line] = [pages[index], pages[1 - index], lines[index]];
  if (asked === undefined || other === undefined || line === undefined) throw new Error("nobody is there");

  const before = (await untilAsked(asked)).decisions;
  line.cut();
  await asked.locator("[data-line=reconnecting]").waitFor();
  // The reload ends it before it is done.
  const deciding = clickThrough(asked, 7, before + 1).catch(() => {});
  await asked.waitForFunction(() => JSON.stringify(sessionStorage).includes("expect"));
  line.pretend(true);
  line.mend();
  await asked.locator("[data-line=over]").waitFor();
  expect((await playState(other)).decisions).toBe(before);
  line.pretend(false);
  await asked.locator("[data-action=reload-page]").click();
  await deciding;
  for (const page of pages)
    await expect.poll(async () => (await playState(page)).decisions, { timeout: 30_000 }).toBe(before + 1);
  const made = await asked.evaluate(async (id) => {
    const past = await (await fetch(`./api/tables/${id}/history`)).json();
    return past.steps.filter(({ happening }: { happening: { type: string } }) => happening.type === "decided").length;
  }, table);
  expect(made).toBe(before + 1);
});
