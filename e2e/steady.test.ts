import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LAPTOP, PHONE, test, visitors, type Wishes } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, untilAsked } from "./play.ts";

const visit = visitors();

const SCREENS: readonly Wishes[] = [{ viewport: LAPTOP }, { viewport: PHONE, touch: true, language: "de" }];

/** Where the table and its regions lie, in pixels; not the tray, which is as wide as the buttons of the question. */
async function places(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      ".table-room, .table-room [data-region]:not([data-region=tray])",
    );
    return Object.fromEntries(
      [...parts]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return [part.dataset.region ?? "table", [left, top, right, bottom]];
        }),
    );
  });
}

/** Nothing may move by a pixel under somebody who points at it. */
async function expectSteady(page: Page, what: string, change: () => Promise<void>): Promise<void> {
  const before = await places(page);
  await change();
  const after = await places(page);
  const moved = Object.entries(before).flatMap(([part, edges]) => {
    const most = Math.max(...edges.map((edge, at) => Math.abs(edge - (after[part]?.[at] ?? Number.NaN))));
    return most < 1 ? [] : [`${part} by ${most}`];
  });
  expect(moved, what).toEqual([]);
}

/** Tries what is not possible: the shell says why not. */
async function tryInVain(page: Page, spot: string): Promise<void> {
  await page.evaluate((at) => document.querySelector<HTMLElement>(`.table-room [data-spot='${at}']`)?.click(), spot);
  await page.locator("[data-refusal]:not([hidden])").waitFor();
}

test.each(SCREENS)(
  "nothing moves at the table of Glück Auf when something is said ($viewport.width px)",
  async (wish) => {
    const visitor = await visit({ ...wish, confirm: "provisional" });
    const { page } = visitor;
    await newGame(visitor, { persons: ["Anna", "Bruno"], bots: 0 });
    await untilAsked(page);
    await expectSteady(page, "a refusal", () => tryInVain(page, "area:delivery"));
    await expectSteady(page, "the refusal goes", () => page.locator("[data-refusal] button").last().click());
    await expectSteady(page, "a hint", () => page.locator("button[data-spot='area:wild']").hover());
    await expectSteady(page, "a confirmation", async () => {
      await moveButton(page, { type: "pass" }).click();
      await page.locator("[data-action=confirm]").waitFor();
    });
    await expectSteady(page, "no", () => page.locator("[data-action=cancel]").click());
    await expectSteady(page, "provisional", async () => {
      await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
      await page.locator("[data-action=take-back]").waitFor();
    });
    await expectSteady(page, "taken back", () => page.locator("[data-action=take-back]").click());
  },
);

test.each(SCREENS)(
  "nothing moves at the table of Carnegie when something is said ($viewport.width px)",
  async (wish) => {
    const visitor = await visit({ ...wish, confirm: "provisional" });
    const { page } = visitor;
    await newGame(visitor, { game: "carnegie", bots: 1 });
    await untilAsked(page);
    await expectSteady(page, "a refusal", () => tryInVain(page, "row:hr"));
    await expectSteady(page, "the refusal goes", () => page.locator("[data-refusal] button").last().click());
    for (const tab of ["housing", "commerce", "industry"]) {
      await moveButton(page, { type: "choose-side", tab, side: "A" }).click();
    }
    const last = { type: "choose-side", tab: "infrastructure", side: "A" };
    await moveButton(page, last).waitFor();
    await expectSteady(page, "a hint", () => moveButton(page, last).hover());
    await expectSteady(page, "provisional", async () => {
      await moveButton(page, last).click();
      await page.locator("[data-action=take-back]").waitFor();
    });
    await expectSteady(page, "taken back", () => page.locator("[data-action=take-back]").click());
  },
);
