import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { busyGame, MOMENTS } from "./gluckauf-busy.ts";
import { firstOf } from "./long.ts";
import { SCREENS, tooSmall } from "./sizes.ts";

const visit = visitors();
const MIDDLE = { width: 1440, height: 900 };

/** The fullest table first, then the largest game of each kind. */
const MEASURED = [...MOMENTS].reverse().map((moment, index) => [moment, index % 2 === 0 ? "de" : "en"] as const);

test.each(firstOf(MEASURED))("nothing is too small to be read or hit: %s (%s)", async (moment, language) => {
  const small: string[] = [];
  for (const touch of [false, true]) {
    const screens = SCREENS.filter((screen) => (screen.touch ?? false) === touch);
    const visitor = await visit({ language, touch, viewport: screens[0] as (typeof SCREENS)[number] });
    await busyGame(visitor, moment);
    for (const screen of screens) {
      await visitor.page.setViewportSize(screen);
      const found = await tooSmall(visitor.page, screen);
      small.push(...found.map((one) => `${screen.width} × ${screen.height}: ${one}`));
    }
  }
  expect(small).toEqual([]);
});
