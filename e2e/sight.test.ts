import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";

const visit = visitors();

const DONATING: Moment = { game: "carnegie", record: "base-2", decisions: 131 };
const CHOOSING: Moment = { game: "gluckauf", record: "rules-1-four-players", decisions: 21 };

/** Visible, with nothing over its upper left, where overlapping cards have their number. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => {
    const element = [...document.querySelectorAll(one)].find((each) => each.checkVisibility());
    if (element === undefined) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 4, top + height / 4);
    return width > 0 && hit !== null && element.contains(hit);
  }, selector);
}

/** On a phone, what the player can pay with is out of sight. */
async function missing(page: Page, paying: string): Promise<string[]> {
  const without: string[] = [];
  for (const button of await page.locator(".surface-bar button").all()) {
    const surface = (await button.getAttribute("data-surface")) ?? "";
    await button.tap();
    await page.locator(`[data-surface=${surface}]:is(.carnegie, .gluckauf)`).waitFor();
    if (!(await isInSight(page, paying))) without.push(surface);
  }
  return without;
}

test("on a phone what the player can pay with is visible on every surface", async () => {
  for (const [moment, paying] of [
    [DONATING, ".own-purse"],
    [CHOOSING, ".gluckauf:not([data-surface=hand]) .purse, .hand [data-spot^=worker]"],
  ] as const) {
    const visitor = await visit({ viewport: PHONE, touch: true });
    await openMoment(visitor, moment, { others: "person" });
    expect(await missing(visitor.page, paying), moment.game).toEqual([]);
  }
});

test("the window of an opponent in Carnegie shows company and tabs", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openMoment(visitor, DONATING, { others: "person" });
  await page.locator(".player-open").first().click();
  await page.locator(".overlay .open-companies .company").waitFor();
  expect(await page.locator(".overlay .open-tabs [data-region]").count()).toBeGreaterThan(0);
});
