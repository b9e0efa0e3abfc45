import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LAPTOP, PHONE, test, type Visit, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn, untilAsked } from "./play.ts";
import { importText, openReplay, recordOf } from "./records.ts";

const visit = visitors();

const ROUTES = [
  "",
  "new/gluckauf",
  "new/carnegie",
  "components/gluckauf",
  "components/carnegie",
  "games",
  "settings",
  "about",
  "gallery",
  "rules/gluckauf",
  "rules/carnegie",
  "aid/gluckauf",
  "aid/carnegie",
  "position",
];

async function overflow(page: Page): Promise<{ sideways: number; down: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
}

const GAMES: Readonly<Record<"gluckauf" | "carnegie", (visitor: Visit) => Promise<unknown>>> = {
  gluckauf: async (visitor) => {
    await newGame(visitor);
    await playOn(visitor.page, busy(), (decisions) => decisions > 30);
  },
  carnegie: async (visitor) => {
    await newGame(visitor, { game: "carnegie" });
    await clickThrough(visitor.page, 3, 45);
  },
};

const WIDTHS = [360, 600, 900, 1366, 1920, 3840];

test("from 360 px to 4K no page scrolls sideways", async () => {
  const { page, open } = await visit({ viewport: PHONE });
  for (const route of ROUTES) {
    await open(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: Math.max(740, Math.round(width * 0.5625)) });
      expect((await overflow(page)).sideways, `${route} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test("on a phone a turn can be played with a thumb: targets of 44 px, no sideways scrolling", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true });
  await GAMES.gluckauf(visitor);
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

test.each(["gluckauf", "carnegie"] as const)(
  "the table of %s fits every screen from a laptop to 4K without scrolling, and no phone sideways",
  async (game) => {
    const visitor = await visit({ viewport: LAPTOP });
    const { page } = visitor;
    await GAMES[game](visitor);
    for (const viewport of [LAPTOP, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page), `${viewport.width} × ${viewport.height}`).toEqual({ sideways: 0, down: 0 });
      const hidden = await page
        .locator(`.table-room, .${game}, [data-tabletop]`)
        .evaluateAll((boxes) => boxes.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
      expect(Math.max(...hidden), `cut off at ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(1);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect((await overflow(page)).sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

test("the table of four players late in the game fits a laptop, too", async () => {
  const visitor = await visit({ viewport: LAPTOP });
  await importText(visitor, recordOf("late", 4));
  const slider = visitor.page.locator("[data-action=slider]");
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) * 0.9)));
  expect(await overflow(visitor.page)).toEqual({ sideways: 0, down: 0 });
});

test("in a window too low for the table its buttons stay in sight", async () => {
  const visitor = await visit({ viewport: { width: 1366, height: 600 } });
  await newGame(visitor);
  await untilAsked(visitor.page);
  const pass = visitor.page.locator(".tray [data-move]").last();
  const { y, height } = (await pass.boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(600);
});

test.each([
  ["de", PHONE],
  ["en", { width: 360, height: 640 }],
] as const)("on a phone the slider of a replay and the whole table fit the screen (%s)", async (language, viewport) => {
  const visitor = await visit({ viewport, touch: true, language });
  await openReplay(visitor, recordOf("phone", 3, 40));
  const bar = visitor.page.locator(".surface-bar");
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(viewport.height);
  expect(await visitor.page.locator(".panel-room").evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(
    0,
  );
});
