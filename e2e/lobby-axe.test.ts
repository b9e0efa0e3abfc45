import { afterAll, beforeAll, expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { LAPTOP, PHONE, test, type Visit, visitors } from "./browser.ts";
import { openTable, sitDown } from "./lobby.ts";
import { type OnlineServer, startServer } from "./online.ts";

const visit = visitors();
let server: OnlineServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Each in turn, without reloading the page. */
const STATIONS: Readonly<Record<string, (visitor: Visit, invitation: string) => Promise<unknown>>> = {
  friends: ({ open }) => open("friends"),
  "a name that is missing": ({ page }) => page.locator("[data-action=open-table]").first().click(),
  "all options": async ({ page, open }) => {
    await open("host/carnegie");
    await page.locator("[data-action=clock-days]").check({ force: true });
  },
  "an invitation": async ({ page }, invitation) => {
    await page.goto(invitation);
    await page.locator("[data-action=sit-down]").waitFor();
  },
  "a room of somebody else": (visitor, invitation) => sitDown(visitor, invitation, "Bert"),
  "a room of one's own": async ({ page, open }) => {
    await open("friends");
    await page.locator("[data-action=open-table]").first().click();
    await page.locator("[data-action=seat-bot]").first().click();
    await page.locator("[data-action=make-watch]").click();
    await page.locator("[data-powers] [data-link]").waitFor();
  },
  tables: async ({ page, open }) => {
    await open("online");
    await page.locator("[data-table]").first().waitFor();
  },
};

test.each([
  ["a laptop in English", { viewport: LAPTOP }],
  ["a phone in German", { viewport: PHONE, touch: true, language: "de" }],
] as const)("axe finds nothing on the way to a table on %s, by day and by night", async (_, wishes) => {
  const host = await visit({ url: server.url });
  const invitation = await openTable(host, "Anna", "carnegie");
  const visitor = await visit({ url: server.url, theme: "light", ...wishes });
  const found: Record<string, readonly string[]> = {};
  for (const [station, go] of Object.entries(STATIONS)) {
    await go(visitor, invitation);
    found[station] = await violationsDayAndNight(visitor.page);
    await visitor.page.evaluate(() => {
      document.documentElement.dataset.theme = "light";
    });
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(STATIONS).map((station) => [station, []])));
});
