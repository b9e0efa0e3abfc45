import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { afterEach, beforeEach, expect } from "vitest";
import { startBrowser, test, type Visit } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn, playState, untilAsked } from "./play.ts";
import { exported } from "./records.ts";

let folder: string;
let alive: BrowserContext | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "montan-profile-"));
});
afterEach(async () => {
  await alive?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/** Kills the browser, which gets no chance to save anything. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
  const process_ = processInfo.find(({ type }) => type === "browser");
  if (process_ === undefined) throw new Error("the browser has no process");
  const gone = new Promise((resolve) => context.once("close", resolve));
  process.kill(process_.id, "SIGKILL");
  await gone;
}

/** What is compared before and after. */
async function standing({ page }: Visit): Promise<unknown> {
  const address = new URL(page.url()).hash;
  const prompt = await page.locator("[data-prompt]").innerText();
  return { address, ...(await playState(page)), prompt, record: await exported(page) };
}

test("the browser is killed in the middle of two games: after a restart both continue exactly there", async () => {
  const before = await startBrowser(folder);
  alive = before.context;
  await newGame(before);
  await playOn(before.page, busy(), (decisions) => decisions >= 20);
  const gluckauf = await standing(before);
  await newGame(before, { game: "carnegie", bots: 1 });
  await clickThrough(before.page, 7, 40);
  await untilAsked(before.page);
  const carnegie = await standing(before);
  await kill(before.context);

  const after = await startBrowser(folder);
  alive = after.context;
  await after.open("games");
  const games = after.page.locator("[data-action=continue]");
  // The newest first.
  for (const [index, game] of [carnegie, gluckauf].entries()) {
    await games.nth(index).click();
    await untilAsked(after.page);
    expect(await standing(after)).toEqual(game);
    await after.open("games");
  }
  await games.first().click();
  const { moves } = await clickThrough(after.page, 8, (await untilAsked(after.page)).decisions + 3);
  expect(moves).toBeGreaterThan(0);
});
