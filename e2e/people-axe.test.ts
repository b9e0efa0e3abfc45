import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { LAPTOP, PHONE, test, type Visit, visitors, type Wishes } from "./browser.ts";
import { askFrom, type OnlineServer, seatThem, startServer } from "./online.ts";

const visit = visitors();
let server: OnlineServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Minimum sizes in pixels for mouse and finger. */
const MOUSE = 24;
const FINGER = 44;

/** Controls of the people's tab that are smaller. */
function smallerThan(page: Page, least: number): Promise<string[]> {
  return page.locator(".people-panel :is(button, summary, input, textarea)").evaluateAll((controls, pixels) => {
    const small = controls.filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < pixels;
    });
    return small.map((control) => `small: ${control.getAttribute("data-action") ?? control.textContent}`);
  }, least);
}

/** Each in turn, without reloading the page. */
const STATIONS: Readonly<Record<string, (visitor: Visit) => Promise<unknown>>> = {
  "something new": ({ page }) => page.locator(".news").first().waitFor(),
  people: async ({ page }) => {
    const drawer = page.locator("[data-action=open-panel]");
    if (await drawer.isVisible()) await drawer.click();
    await page.locator("[data-action=tab-people]").click();
    await page.locator("[data-note=saved]").waitFor();
  },
  "a person": ({ page }) => page.locator("[data-people] [data-action=more]").click(),
  "blocking them?": ({ page }) => page.locator("[data-action=block]").click(),
  "somebody blocked": async ({ page }) => {
    await page.locator("[data-action=block-yes]").click();
    await page.locator("[data-menu=blocked]").waitFor();
  },
  "a report about a line": async ({ page }) => {
    await page.locator("[data-action=unblock]").click();
    await page.locator("[data-line] [data-action=more]").first().click();
    await page.locator("[data-line] [data-action=report]").click();
    await page.locator("[data-action=report-text]").waitFor();
  },
  "what the host can do": async ({ page }) => {
    for (const summary of await page.locator(".people-more > summary").all()) await summary.click();
    await page.locator("[data-action=make-watch]").click();
    await page.locator("[data-powers] [data-link]").first().waitFor();
  },
};

test.each<[string, Wishes]>([
  ["a laptop in English", { viewport: LAPTOP }],
  ["a phone in German", { viewport: PHONE, touch: true, language: "de" }],
])("axe finds nothing about the people at a running table on %s, by day and by night", async (_, wishes) => {
  const host = await visit({ url: server.url, theme: "light", ...wishes });
  const other = await visit({ url: server.url });
  const table = await seatThem([host, other], ["Anna", "Ben"], { game: "carnegie", seats: 3 }, ["easy"]);
  for (const text of ["Good evening", ":hello:", "W".repeat(100)])
    await askFrom(other.page, "POST", `tables/${table}/actions`, { type: "say", room: "players", text });
  const found: Record<string, string[]> = {};
  for (const [station, go] of Object.entries(STATIONS)) {
    await go(host);
    const violations = await violationsDayAndNight(host.page);
    await host.page.evaluate(() => {
      document.documentElement.dataset.theme = "light";
    });
    found[station] = [...violations, ...(await smallerThan(host.page, wishes.touch ? FINGER : MOUSE))];
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(STATIONS).map((station) => [station, []])));
});
