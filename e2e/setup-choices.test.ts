import { importRecord } from "@montan/engine";
import { game } from "@montan/gluckauf";
import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { test, type Visit, visitors } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { exported } from "./records.ts";

const visit = visitors();

async function setupOf({ page }: Visit) {
  return importRecord(await exported(page), [game as never]).setup;
}

test.each([
  ["play-now", "medium"],
  ["play-easy", "easy"],
] as const)("%s is one click and seats %s bots", async (action, level) => {
  const visitor = await visit();
  const { page, open } = visitor;
  await open();
  await page.locator(`[data-action=${action}][data-game=gluckauf]`).click();
  await untilAsked(page);
  expect((await setupOf(visitor)).players).toEqual(["person", level, level]);
});

test("the lid says that values are inferred, and links to where those of the box are entered", async () => {
  const { page, open } = await visit();
  await open();
  await page.locator("[data-room=carnegie] [data-action=enter-values]").click();
  await page.waitForURL(/#\/components\/carnegie/);
});

test("start player and signs are chosen before a game, drawn at the table, and remembered", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  const sign = (seat: number) => page.locator(`[data-seat="${seat}"] [data-action=seat-sign]`);
  await open("new/gluckauf");
  await sign(1).selectOption("gear");
  await sign(2).selectOption("anvil");
  await page.locator("[data-seat='2'] [data-action=seat-name]").fill("Berta");
  expect(await page.locator("[data-action=first-player] option").allInnerTexts()).toContain("Berta");
  await page.locator("[data-action=first-player]").selectOption("1");
  expect(await violationsDayAndNight(page)).toEqual([]);
  await page.locator("[data-action=start-game]").click();
  await untilAsked(page);
  expect((await setupOf(visitor)).options).toEqual({ firstPlayer: 1 });
  await page.locator("[data-action=tab-log]").click();
  // Berta has begun, in the colour she was given.
  const first = page.locator("[data-log] .log-turn[data-owner]").first();
  expect(await first.getAttribute("data-sign")).toBe("anvil");
  expect(await first.locator(".disc-anvil").count()).toBe(1);
  expect(await page.locator(".table-room .disc-gear").count()).toBeGreaterThan(0);

  await open("new/gluckauf");
  expect(await sign(1).inputValue()).toBe("gear");
  expect(await page.locator("[data-action=first-player]").inputValue()).toBe("1");
});

test("signs apply to the wooden pieces as well; nobody can be chosen to begin where players bid for it", async () => {
  const { page, open } = await visit();
  await open("new/carnegie");
  await page.locator("[data-seat='1'] [data-action=seat-sign]").selectOption("wave");
  await page.locator("[data-action=module-new-beginning]").check();
  expect(await page.locator("[data-action=first-player]").count()).toBe(0);
  await page.locator("[data-action=module-new-beginning]").uncheck();
  expect(await page.locator("[data-action=first-player]").count()).toBe(1);
  await page.locator("[data-action=start-game]").click();
  await untilAsked(page);
  const own = page.locator("[data-piece^='company:0']");
  expect(await own.locator(".employee.of-wave").count()).toBeGreaterThan(0);
  expect(await own.locator(".employee.of-anvil").count()).toBe(0);
});
