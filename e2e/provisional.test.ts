import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, playState, untilAsked } from "./play.ts";
import { decisionsIn, exported } from "./records.ts";

const visit = visitors();
const LORRY = { type: "choose-area", area: "lorries-left" };

/** Anna begins, and takes a lorry: the next card would be turned up. */
async function lorryTaken(visitor: Visit): Promise<Page> {
  const { page } = visitor;
  await newGame(visitor, { persons: ["Anna", "Bruno"], bots: 0 });
  await untilAsked(page);
  await moveButton(page, LORRY).click();
  await page.locator("[data-play][data-provisional]").waitFor();
  return page;
}

const mined = (page: Page) => page.locator(".mining-row .lorries [data-piece]").count();
const settled = (page: Page) => page.locator("[data-play][data-decisions='1']:not([data-provisional])").waitFor();

test("a move is shown at once, outlives a reload, and can be taken back and done again by keys", async () => {
  const page = await lorryTaken(await visit({ confirm: "provisional" }));
  expect([await mined(page), (await playState(page)).decisions]).toEqual([1, 0]);
  expect(await page.locator("[data-piece='area:lorries-left/card'] .card").count()).toBe(1);
  expect(decisionsIn(await exported(page))).toBe(0);

  await page.reload();
  await page.locator("[data-action=take-back]").waitFor();
  expect(await mined(page)).toBe(1);
  await page.locator("[data-action=take-back]").click();
  await page.locator("[data-play]:not([data-provisional])").waitFor();
  expect(await mined(page)).toBe(0);

  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.locator("[data-provisional]").first().waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  expect(await mined(page)).toBe(0);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.keyboard.press("Enter");
  await settled(page);
});

test("it settles by a second click on the same place", async () => {
  const page = await lorryTaken(await visit({ confirm: "provisional" }));
  await page.locator("button[data-spot='area:lorries-left']").click({ force: true });
  await settled(page);
});
