import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { type Move, moveButton, offered, playOn, untilAsked } from "./play.ts";

const visit = visitors();
/** Not offered by any move. */
const NONE: Move = { type: "none" };

/** Keys of the pieces with a player's flag. */
function changed(page: Page): Promise<string[]> {
  return page
    .locator(".table-room [data-changed]")
    .evaluateAll((pieces) => pieces.map((piece) => (piece as HTMLElement).dataset.piece ?? ""));
}

test("what a bot has done stays marked until the person's turn ends, even after a reload in its middle", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { bots: 1 });
  await untilAsked(page);
  expect(await changed(page)).toEqual([]);
  await moveButton(page, { type: "choose-area", area: "orders" }).click();
  await page.locator("[data-play][data-decisions='1']").waitFor();
  await untilAsked(page, 1);
  const marked = await changed(page);
  expect(marked.filter((key) => key.startsWith("area:")).length).toBeGreaterThan(0);
  expect(await page.locator("[data-changed]:not([data-changed=star])").count()).toBe(0);
  const flag = await page
    .locator(".area[data-changed]")
    .first()
    .evaluate((area) => {
      const { width, backgroundColor, borderTopColor } = getComputedStyle(area, "::before");
      return { width: Number.parseFloat(width), drawn: backgroundColor, edge: borderTopColor };
    });
  expect(flag.width).toBeGreaterThanOrEqual(10);
  expect(new Set([flag.drawn, flag.edge, "rgba(0, 0, 0, 0)"]).size).toBe(3);
  expect(await violationsDayAndNight(page)).toEqual([]);

  // A wagon waits for its dock: the turn is not over.
  const { decisions } = await untilAsked(page);
  const wagon = (await offered(page)).find(({ area }) => area === "wagons-left" || area === "wagons-right");
  await moveButton(page, wagon ?? NONE).click();
  await page.locator(`[data-play][data-decisions='${decisions + 1}'][data-state=yours]`).waitFor();
  expect((await changed(page)).sort()).toEqual(marked.sort());
  await page.reload();
  await untilAsked(page);
  expect((await changed(page)).sort()).toEqual(marked.sort());

  await page.locator("[data-region=display]").waitFor();
  const [dock] = await offered(page);
  await moveButton(page, dock ?? NONE).click();
  await page.locator(`[data-play]:not([data-decisions='${decisions + 1}'])`).waitFor();
  await untilAsked(page, decisions + 2);
  const later = await changed(page);
  expect(later.sort()).not.toEqual(marked.sort());
});

test("Carnegie's map, tracks and boards are marked as well", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie", bots: 2 });
  const places = new Set<string>();
  for (let target = 6; target < 90 && places.size < 4; target += 6) {
    await playOn(
      page,
      ([first]) => first,
      (decisions) => decisions >= target,
    );
    for (const key of await changed(page)) places.add(key.split(/[:/]/)[0] ?? "");
  }
  expect(places.size).toBeGreaterThanOrEqual(4);
});
