import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LAPTOP, PHONE, test, type Visit, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn } from "./play.ts";
import { importText, recordOf } from "./records.ts";

const visit = visitors();

const ROUTES = ["", "new/gluckauf", "games", "settings", "about", "gallery", "rules/gluckauf", "position"];

async function overflow(page: Page): Promise<{ sideways: number; down: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
}

async function middleOfAGame(visitor: Visit): Promise<void> {
  await newGame(visitor);
  await playOn(visitor.page, busy(), (decisions) => decisions > 30);
}

test("on a phone nothing has to be scrolled sideways, on any page", async () => {
  const { page, open } = await visit({ viewport: PHONE, touch: true });
  for (const route of ROUTES) {
    await open(route);
    expect((await overflow(page)).sideways, route).toBeLessThanOrEqual(0);
  }
});

test("on a phone a turn can be played with a thumb: targets of 44 px, nothing sideways", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true });
  await middleOfAGame(visitor);
  const { page } = visitor;
  expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
  const small = await page.locator("[data-move], [data-action]").evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ box: target.getBoundingClientRect(), name: target.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, name }) => `${Math.round(box.width)}×${Math.round(box.height)} ${name}`),
  );
  expect(small).toEqual([]);
});

test("the table fits every screen from a laptop to 4K without scrolling", async () => {
  const visitor = await visit({ viewport: LAPTOP });
  await middleOfAGame(visitor);
  for (const viewport of [LAPTOP, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }]) {
    await visitor.page.setViewportSize(viewport);
    expect(await overflow(visitor.page), `${viewport.width} × ${viewport.height}`).toEqual({ sideways: 0, down: 0 });
    const hidden = await visitor.page
      .locator(".table-room, .gluckauf, .gluckauf-table")
      .evaluateAll((boxes) => boxes.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
    expect(Math.max(...hidden), `cut off at ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(1);
  }
});

test("the table of four players late in the game fits a laptop, too", async () => {
  const visitor = await visit({ viewport: LAPTOP });
  await importText(visitor, recordOf("late", 4));
  const slider = visitor.page.locator("[data-action=slider]");
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) * 0.9)));
  expect(await overflow(visitor.page)).toEqual({ sideways: 0, down: 0 });
});
