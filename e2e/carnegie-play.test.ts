import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations, violationsDayAndNight } from "./axe.ts";
import { LAPTOP, PHONE, test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { newGame } from "./new-game.ts";
import { playState, untilAsked } from "./play.ts";
import { standsAfterReload } from "./reload.ts";

const visit = visitors();

test("reload in the middle of a turn: Carnegie continues exactly there; axe finds nothing, in both themes", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie", bots: 1 });
  await clickThrough(page, 7, 40);
  await standsAfterReload(page);
  expect(await violationsDayAndNight(page)).toEqual([]);
});

test("on a phone: targets for a thumb, no sideways scrolling, one surface at a time", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true, language: "de" });
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie", bots: 1 });
  const { moves } = await clickThrough(page, 11, 60);
  expect(moves).toBeGreaterThan(10);
  const surfaces = page.locator(".surface-bar button");
  for (let index = 0; index < (await surfaces.count()); index++) {
    await surfaces.nth(index).click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `surface ${index + 1}`).toBeLessThanOrEqual(0);
    expect(await tooSmall(page), `surface ${index + 1}`).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
});

/** Employees in a room are small; the room around them can be pointed at instead. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.locator(".table-room [data-move], .table-room button[data-light], [data-action]").evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => target.closest(".room")?.querySelector(".walls[data-light]") == null)
      .map((target) => ({ box: target.getBoundingClientRect(), name: target.outerHTML.slice(0, 140) }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, name }) => `${Math.round(box.width)}×${Math.round(box.height)} ${name}`),
  );
}

test("from the first page into a turn of Carnegie with the keyboard alone", async () => {
  const { page, open } = await visit({ viewport: LAPTOP });
  await open();
  await page.locator("[data-action=play-now][data-game=carnegie]").focus();
  await page.keyboard.press("Enter");
  let { decisions } = await untilAsked(page);
  const start = decisions;
  for (let press = 0; press < 200 && decisions < start + 3; press++) {
    await page.keyboard.press("Tab");
    const { lit, move, seen } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
      const outside = element?.closest(".table-room") == null;
      return {
        lit: element?.dataset.light !== undefined && element.dataset.light !== "picked",
        move: element?.dataset.move !== undefined && element.closest(".table-room") !== null,
        seen: outside || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0),
      };
    });
    expect(seen, "the focus can be seen").toBe(true);
    if (!lit && !move) continue;
    await page.keyboard.press("Enter");
    ({ decisions } = move ? await untilAsked(page, decisions) : await playState(page));
  }
  expect(decisions).toBeGreaterThanOrEqual(start + 3);
});
