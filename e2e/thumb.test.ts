import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { PHONE as SMALL, test, type Visit, visitors } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";
import { moveButton } from "./play.ts";

const visit = visitors();

const PHONE = { width: 390, height: 844 };
const PHONES = [SMALL, PHONE];
/** A row is chosen next, and then another player is asked. */
const ROW: Moment = { game: "carnegie", record: "base-3", decisions: 143 };
const MANAGEMENT = { type: "choose-row", row: "management" };
/** An employee has walked through two rooms and has moves left. */
const WALKING: Moment = { game: "carnegie", record: "base-2", decisions: 35 };
/** All employees have been used: the turn can end without a warning. */
const USED_UP: Moment = { game: "carnegie", record: "base-3", decisions: 152 };
/** An employee could still be used: ending the turn is warned about. */
const UNUSED: Moment = { game: "carnegie", record: "base-2", decisions: 71 };
/** A train is delivered with what is left of a turn. */
const DELIVERING: Moment = { game: "gluckauf", record: "rules-1-three-players", decisions: 273 };
const OPPONENTS: readonly Moment[] = [
  { game: "gluckauf", record: "rules-1-three-players", decisions: 163 },
  { game: "gluckauf", record: "rules-1-four-players", decisions: 163 },
];

async function onPhone(moment: Moment, viewport = PHONE, language: "en" | "de" = "en"): Promise<Visit> {
  const visitor = await visit({ viewport, touch: true, confirm: "provisional", language });
  await openMoment(visitor, moment, { others: "person" });
  return visitor;
}

/** The middle of something, in pixels of the screen. */
async function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Highlighted buttons of the tray whose middle is covered by something else. */
async function coveredInTray(page: Page): Promise<readonly (string | undefined)[]> {
  return page.locator("[data-region=tray] button[data-light]").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === null || !button.contains(hit);
      })
      .map((button) => button.textContent ?? ""),
  );
}

/** Beside the tray, in its row, and large enough for a finger. */
async function expectInCorner(page: Page, action: string): Promise<void> {
  const tray = await page.locator("[data-region=tray]").boundingBox();
  const back = await page.locator(`[data-action=${action}]`).boundingBox();
  if (tray === null || back === null) throw new Error("one of them is not to be seen");
  expect(back.x).toBeGreaterThanOrEqual(tray.x + tray.width);
  expect([back.y >= tray.y, back.y + back.height <= tray.y + tray.height]).toEqual([true, true]);
  expect(Math.min(back.width, back.height)).toBeGreaterThanOrEqual(44);
}

/** Moments with the longest buttons in German. */
const WORDY: readonly Moment[] = [
  { game: "carnegie", record: "base-2", decisions: 131 },
  { game: "gluckauf", record: "rules-1-four-players", decisions: 36 },
  { game: "gluckauf", record: "rules-1-two-players", decisions: 149 },
];

/** What says something that is not to be seen whole: the words of the bar, and the buttons that go on. */
async function cutOff(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator(".surface-bar button > span:first-child, :is(.endings, .moves, .payment) button")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          const corner = button.closest(".surface-bar") === null ? 48 : 0;
          const words = document.createRange();
          words.selectNodeContents(button);
          const lines = words.getBoundingClientRect();
          return right > innerWidth - corner + 1 || lines.left < left - 1 || lines.right > right + 1;
        })
        .map((button) => button.textContent),
    );
}

test.each(WORDY)("no word of the buttons is cut off in German: $record, $decisions", async (moment) => {
  const { page } = await onPhone(moment, SMALL, "de");
  expect(await page.locator("[data-region=tray] button").count()).toBeGreaterThan(0);
  expect(await cutOff(page)).toEqual([]);
  const names = await page
    .locator(".surface-bar button > span:first-child")
    .evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
  expect(new Set(names), "lines of the bar").toEqual(new Set([1]));
});

const isProvisional = (page: Page) => page.locator("[data-play][data-provisional]").waitFor();
const isSettled = (page: Page, decisions: number) =>
  page.locator(`[data-play][data-decisions='${decisions}']:not([data-provisional])`).waitFor();

test("a second tap on the button that ends the turn settles it, and does not take it back", async () => {
  const { page } = await onPhone(USED_UP);
  const [x, y] = await middleOf(page, `[data-region=tray] [data-move='{"type":"end-turn"}']`);
  await page.touchscreen.tap(x, y);
  await isProvisional(page);
  await page.touchscreen.tap(x, y);
  await isSettled(page, USED_UP.decisions + 1);
});

test("a second tap on a move with a warning does not confirm it", async () => {
  const { page } = await onPhone(UNUSED);
  const [x, y] = await middleOf(page, `[data-region=tray] [data-move='{"type":"end-turn"}']`);
  await page.touchscreen.tap(x, y);
  await page.locator("[data-action=confirm]").waitFor();
  await page.touchscreen.tap(x, y);
  await page.locator("[data-action=cancel]").click();
  await page.locator("[data-action=confirm]").waitFor({ state: "detached" });
  await isSettled(page, UNUSED.decisions);
});

test.each(PHONES)(
  "what takes back lies beside the buttons of the table, in their row ($width px)",
  async (viewport) => {
    const walking = await onPhone(WALKING, viewport);
    expect(await walking.page.locator("[data-region=tray] button[data-light]").count()).toBeGreaterThan(0);
    expect(await coveredInTray(walking.page)).toEqual([]);
    await expectInCorner(walking.page, "undo-step");
    const row = await onPhone(ROW, viewport);
    await moveButton(row.page, MANAGEMENT).click();
    await isProvisional(row.page);
    await expectInCorner(row.page, "take-back");
  },
);

test("the names of the surfaces are on one line each, also in German", async () => {
  const visitor = await visit({ viewport: SMALL, touch: true, language: "de" });
  await openMoment(visitor, ROW, { others: "person" });
  const names = visitor.page.locator(".surface-bar button > span:first-child");
  expect(await names.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual([1, 1, 1, 1, 1]);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL.width);
});

test("the table does not switch away from a provisional move, only from a settled one", async () => {
  const { page } = await onPhone(ROW);
  const surface = () => page.locator(".carnegie").getAttribute("data-surface");
  expect(await surface()).toBe("timeline");
  await moveButton(page, MANAGEMENT).tap();
  await isProvisional(page);
  expect(await surface()).toBe("timeline");
  await page.locator("[data-action=take-back]").tap();
  await page.locator("[data-play]:not([data-provisional])").waitFor();
  expect(await surface()).toBe("timeline");
  await page.locator("[data-action=redo]").tap();
  await isProvisional(page);
  expect(await page.locator("[data-action=redo]").count()).toBe(0);
  await page.keyboard.press("Enter");
  await isSettled(page, ROW.decisions + 1);
  await page.locator(".carnegie:not([data-surface=timeline])").waitFor();
});

test("a provisional move mentions no key on touch screens", async () => {
  const { page } = await onPhone(ROW);
  await moveButton(page, MANAGEMENT).tap();
  await isProvisional(page);
  expect(await page.locator("[data-provisional-move]").innerText()).toMatch(/Tap again or go on to confirm\.$/);
});

test("the game table of Glück Auf does not switch away either", async () => {
  const { page } = await onPhone(DELIVERING);
  await page.locator(".gluckauf[data-surface=yard]").waitFor();
  await moveButton(page, { type: "deliver-train", dock: 3, order: "barracks-3-7" }).tap();
  await isProvisional(page);
  expect(await page.locator(".gluckauf").getAttribute("data-surface")).toBe("yard");
});

test.each(OPPONENTS)(
  "the counters of an opponent have names that can be read on touch screens: $record",
  async (moment) => {
    const { page } = await onPhone(moment);
    await page.locator(".surface-bar [data-surface=opponents]").tap();
    await page.touchscreen.tap(...(await middleOf(page, ".strip .counts")));
    await page.locator(".overlay .named-counts").waitFor();
    const named = await page.locator(".overlay .named-counts > li").allInnerTexts();
    expect(named.length).toBe(6);
    expect(named.join()).toMatch(/order.*innovation.*share.*objective/s);
    expect(await violations(page)).toEqual([]);
  },
);
