import type { ProjectType, State } from "@montan/carnegie";
import { position } from "@montan/carnegie/testing";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { openPosition } from "./carnegie-sandbox.ts";

const visit = visitors();

const HOUSING: ProjectType = "housing";

/** Anna has connected New York and Chicago, Bruno has a lone project in Denver. */
const CONNECTED: State = position({
  round: 5,
  players: [
    {
      projects: [
        ["new-york", 0, HOUSING],
        ["pittsburgh", 0, HOUSING],
        ["chicago", 3, HOUSING],
      ],
    },
    { projects: [["denver", 2, HOUSING]] },
  ],
});

function litRails(page: Page): Promise<string[]> {
  return page.locator(".lit-rail").evaluateAll((rails) => rails.map((rail) => rail.getAttribute("data-rail") ?? ""));
}

async function sheetWidth(page: Page): Promise<number> {
  return (await page.locator(".map-sheet").boundingBox())?.width ?? 0;
}

test("a player's network is highlighted with its worth, and another's on demand", async () => {
  const { page, open } = await visit();
  await open("position");
  await openPosition(page, CONNECTED);
  expect((await litRails(page)).sort()).toEqual(["chicago pittsburgh", "pittsburgh new-york"]);
  const anna = page.locator("[data-network='0']");
  expect(await anna.getAttribute("aria-pressed")).toBe("true");
  expect(await anna.getAttribute("aria-label")).toContain("2 connection points, Cart: 3\u00a0VP");
  await page.locator("[data-network='1']").click();
  await expect.poll(() => litRails(page)).toEqual([]);
  expect(await page.locator("[data-network='1']").getAttribute("aria-label")).toContain("no connection");
});

test("a city pointed at shows its slots, its VP and whose disks are there", async () => {
  const { page, open } = await visit({ language: "de" });
  await open("position");
  await openPosition(page, CONNECTED);
  await page.locator("[data-piece='city:denver']").hover();
  const card = page.locator(".city-card");
  await card.waitFor();
  const text = await card.innerText();
  for (const words of ["Denver", "Westen", "Bruno (Wohnen)", "2\u00a0SP je Projekt", "Salt Lake City"]) {
    expect(text).toContain(words);
  }
  await page.locator("[data-piece='city:houston']").focus();
  await expect.poll(() => card.innerText()).toContain("Houston");
});

test("the map can be zoomed by wheel, keys and buttons, and reset at once", async () => {
  const { page, open } = await visit();
  await open("position");
  await openPosition(page, CONNECTED);
  const whole = await sheetWidth(page);
  await page.locator(".map-window").hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => sheetWidth(page)).toBeGreaterThan(whole * 1.5);
  await page.locator("[data-piece='city:chicago']").focus();
  await page.keyboard.press("0");
  await expect.poll(() => sheetWidth(page)).toBeCloseTo(whole, 0);
  await page.locator(".zoom-button").first().click();
  await expect.poll(() => sheetWidth(page)).toBeGreaterThan(whole * 1.2);
  await page.locator(".zoom-button").last().click();
  await expect.poll(() => sheetWidth(page)).toBeCloseTo(whole, 0);
});

test("on a phone the map can be read and panned, and every city is large enough for a thumb", async () => {
  const { page, open } = await visit({ viewport: PHONE, touch: true });
  await open("position");
  await openPosition(page, CONNECTED);
  await page.locator(".surface-bar button").first().click();
  const window = page.locator(".map-window");
  await window.waitFor();
  await expect.poll(() => sheetWidth(page)).toBeGreaterThan(PHONE.width * 1.4);
  await window.evaluate((view) => view.scrollTo(0, 0));
  await page.locator("[data-piece='city:new-york']").focus();
  expect(await window.evaluate((view) => view.scrollLeft)).toBeGreaterThan(100);
  const small = await page.locator(".city-piece, .mission, .network-of, .zoom-button").evaluateAll((targets) =>
    targets
      .map((target) => ({ box: target.getBoundingClientRect(), name: target.getAttribute("aria-label") }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});
