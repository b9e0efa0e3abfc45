import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { test, type Visit, visitors } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";
import { newGame } from "./new-game.ts";
import { moveButton, playState, untilAsked } from "./play.ts";
import { decisionsIn, decisionsOf, exported } from "./records.ts";

const visit = visitors();
const LORRY = { type: "choose-area", area: "lorries-left" };

/** Anna begins, and takes a lorry: this would turn up the next card. */
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

test("a move is shown at once, survives a reload, and can be taken back and restored by keys", async () => {
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

/** A row of Carnegie's timeline is chosen next, and then another player is asked. */
const ROW: Moment = { game: "carnegie", record: "base-3", decisions: 143 };
/** All employees have been used: the turn can end without a warning. */
const USED_UP: Moment = { game: "carnegie", record: "base-3", decisions: 152 };
/** An employee could still be used: ending the turn is warned about. */
const UNUSED: Moment = { game: "carnegie", record: "base-2", decisions: 71 };
const MANAGEMENT = { type: "choose-row", row: "management" };

/** The row is chosen, and not settled. */
async function rowChosen(visitor: Visit, others: "easy" | "person"): Promise<Page> {
  const { page } = visitor;
  await openMoment(visitor, ROW, { others });
  await moveButton(page, MANAGEMENT).click();
  await page.locator("[data-play][data-provisional]").waitFor();
  return page;
}

const reaches = (page: Page, decisions: number) =>
  page.locator(`[data-play][data-decisions='${decisions}']:not([data-provisional])`).waitFor();

test("Carnegie: it settles when its ring has run out", async () => {
  const page = await rowChosen(await visit({ confirm: "provisional" }), "person");
  await reaches(page, ROW.decisions + 1);
});

test("Carnegie: it settles by a click elsewhere, which does nothing else", async () => {
  const page = await rowChosen(await visit({ confirm: "provisional" }), "person");
  await page.locator("button[data-spot='row:construction']").first().click({ force: true });
  await reaches(page, ROW.decisions + 1);
  const [, move] = decisionsOf(await exported(page)).at(-1) ?? [];
  expect(JSON.parse(move ?? "")).toEqual(MANAGEMENT);
});

test("Carnegie: bots continue after a move has settled, and not before", async () => {
  const visitor = await visit({ confirm: "provisional" });
  const { page } = visitor;
  await openMoment(visitor, USED_UP);
  await moveButton(page, { type: "end-turn" }).click();
  await page.locator("[data-play][data-provisional]").waitFor();
  expect((await playState(page)).decisions).toBe(USED_UP.decisions);
  await page.keyboard.press("Enter");
  await untilAsked(page, USED_UP.decisions + 1);
});

test("a second click on the same choice in the list settles it", async () => {
  const visitor = await visit({ confirm: "provisional" });
  const { page } = visitor;
  await openMoment(visitor, ROW, { others: "person" });
  await page.locator("[data-action=tab-choices]").click();
  const box = await page.locator(`[data-choices] button[data-move*='"management"']`).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10];
  await page.mouse.click(x, y);
  await page.locator("[data-play][data-provisional]").waitFor();
  await page.mouse.click(x, y);
  await reaches(page, ROW.decisions + 1);
});

test("axe finds nothing while a move is provisional or needs confirmation", async () => {
  const chosen = await rowChosen(await visit({ confirm: "provisional" }), "person");
  expect(await violationsDayAndNight(chosen)).toEqual([]);
  const visitor = await visit({ confirm: "provisional" });
  const { page } = visitor;
  await openMoment(visitor, UNUSED, { others: "person" });
  await moveButton(page, { type: "end-turn" }).click();
  await page.locator("[data-action=confirm]").waitFor();
  expect(await violationsDayAndNight(page)).toEqual([]);
});

test("another window is told when it settles", async () => {
  const visitor = await visit({ confirm: "provisional" });
  const { page, context } = visitor;
  await openMoment(visitor, ROW, { others: "person" });
  const other = await context.newPage();
  await other.goto(page.url());
  await untilAsked(other);
  await moveButton(page, MANAGEMENT).click();
  await page.locator("[data-play][data-provisional]").waitFor();
  expect((await playState(other)).decisions).toBe(ROW.decisions);
  expect(await other.locator("[data-play][data-provisional]").count()).toBe(0);
  await page.keyboard.press("Enter");
  await reaches(other, ROW.decisions + 1);
});
