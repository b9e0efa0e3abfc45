import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn, playState, untilAsked } from "./play.ts";
import { standsAfterReload } from "./reload.ts";

const visit = visitors();

test("reload in the middle of a turn: the game continues exactly there", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  await playOn(page, busy(), (decisions) => decisions >= 30);
  await standsAfterReload(page);
});

test("a closed tab: the list of games leads back, in another window of the same browser", async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await newGame(visitor);
  await playOn(page, busy(), (decisions) => decisions >= 6);
  const before = await playState(page);
  const home = new URL("#/games", page.url()).href;
  await page.close();

  const later = await context.newPage();
  await later.goto(home);
  await later.locator("[data-action=continue]").first().click();
  await untilAsked(later);
  expect(await playState(later)).toEqual(before);
});
