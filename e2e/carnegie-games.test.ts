import { game, MODULE_IDS } from "@montan/carnegie";
import { type AnyGame, exportRecord, importRecord } from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { LAPTOP, PHONE, test, visitors, type Wishes } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { newGame, type Wish } from "./new-game.ts";
import { playState, untilAsked } from "./play.ts";
import { exported } from "./records.ts";
import { standsAfterReload } from "./reload.ts";

const visit = visitors();
/** Open Bar and New Departments exclude each other (C-X2): one game has the one, another the other. */
const MODULES = MODULE_IDS.filter((id) => id !== "open-bar");

/** The page shows what the rules say of the record it hands out, and the record says it again letter for letter. */
async function agreesWithTheRules(page: Page, seats: number): Promise<void> {
  const text = await exported(page);
  const log = importRecord(text, [game as AnyGame]);
  expect(log.setup.seats).toBe(seats);
  expect(exportRecord(log)).toBe(text);
  const sheets = game.score(log.state as never);
  const totals = await page.locator("[data-score] tfoot td").allInnerTexts();
  expect(totals.map(Number)).toEqual(sheets.map(({ total }) => total));
  expect(await page.locator("[data-result]").innerText()).not.toBe("");
}

const GAMES: Readonly<Record<string, Wish & { readonly looks?: Wishes }>> = {
  "two, in German, with the open bar": { bots: 1, modules: ["open-bar"], looks: { language: "de" } },
  three: { bots: 2 },
  "four, by gaslight": { bots: 3, looks: { theme: "dark" } },
  "one against Andrew, the expert": { solo: "expert" },
  "three with every module": { bots: 2, modules: MODULES },
};

test.each(Object.entries(GAMES))("a complete game of %s", { timeout: 400_000 }, async (name, { looks, ...wish }) => {
  const visitor = await visit(looks);
  await newGame(visitor, { game: "carnegie", seed: name, ...wish });
  const { moves, covered } = await clickThrough(visitor.page, name.length * 7919);
  expect(moves).toBeGreaterThan(40);
  expect(covered).toEqual([]);
  await agreesWithTheRules(visitor.page, wish.solo === undefined ? 1 + (wish.bots ?? 0) : 1);
});

test("a complete game of two at one screen", { timeout: 400_000 }, async () => {
  const visitor = await visit();
  await newGame(visitor, { game: "carnegie", persons: ["Anna", "Bruno"], bots: 0, modules: ["secret-donation"] });
  const { moves, curtains } = await clickThrough(visitor.page, 42);
  expect(moves).toBeGreaterThan(80);
  expect(curtains).toBeGreaterThan(0);
  await agreesWithTheRules(visitor.page, 2);
});

test("reload in the middle of a turn: Carnegie goes on exactly there; axe finds nothing, by day and by night", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie", bots: 1 });
  await clickThrough(page, 7, 40);
  await standsAfterReload(page);

  for (const theme of ["light", "dark"]) {
    await page.evaluate((wish) => {
      document.documentElement.dataset.theme = wish;
    }, theme);
    expect(await violations(page), theme).toEqual([]);
  }
});

test("on a phone: targets for a thumb, nothing sideways, one surface at a time", async () => {
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

/** Who stands in a room is as small as a person; the room around can be pointed at instead. */
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
