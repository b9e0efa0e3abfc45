import { importRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { busy, moveButton, playOn, playState, untilAsked } from "./play.ts";
import { decisionsIn, exported } from "./records.ts";

const visit = visitors();
const WILD = { type: "choose-area", area: "wild" };

/** The same game of two people in two windows. */
async function twoWindows(prepare?: (page: Page) => Promise<unknown>): Promise<Visit & { readonly other: Page }> {
  const visitor = await visit();
  const { page, context } = visitor;
  await newGame(visitor, { persons: ["Anna", "Bruno"], bots: 0, seed: "windows" });
  const other = await context.newPage();
  await prepare?.(other);
  await other.goto(page.url());
  await untilAsked(other);
  return { ...visitor, other };
}

async function reaches(page: Page, decisions: number): Promise<void> {
  await page.locator(`[data-play][data-decisions='${decisions}']`).waitFor();
}

test("what is decided or taken back in one window happens in the other as well, and either can continue", async () => {
  const { page, other } = await twoWindows();
  await moveButton(page, WILD).click();
  await reaches(other, 1);
  await playOn(other, busy(), (decisions) => decisions >= 2);
  const { decisions } = await playState(other);
  await reaches(page, decisions);
  await page.locator("[data-action=undo-step]").click();
  await reaches(other, decisions - 1);
  expect(await exported(other)).toBe(await exported(page));
});

test("a window that missed messages catches up when somebody comes back to it", async () => {
  const deaf = (other: Page) =>
    other.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
  const { page, other } = await twoWindows(deaf);
  await moveButton(page, WILD).click();
  await reaches(page, 1);
  expect((await playState(other)).decisions).toBe(0);
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await reaches(other, 1);
  await playOn(other, busy(), (decisions) => decisions >= 2);
  await untilAsked(page, 1);
});

test("a game deleted in another window says so and does not continue", async () => {
  const { page, other } = await twoWindows();
  const games = new URL("#/games", page.url()).href;
  await other.goto(games);
  await other.locator("[data-action=delete]").click();
  expect(await other.locator("[data-action=continue]").count()).toBe(1);
  await other.locator("[data-action=delete]").click();
  await other.locator("[data-action=continue]").waitFor({ state: "detached" });
  await page.getByText("This game was deleted in another window.").waitFor();
  await other.reload();
  await other.locator("h1").waitFor();
  expect(await other.locator("[data-action=continue]").count()).toBe(0);
  await page.reload();
  await page.locator("a[href='#/games']").first().waitFor();
  expect(await page.locator("[data-play]").count()).toBe(0);
});

test("a game whose rules are no longer known says so, and its record can still be saved", async () => {
  const { page, other } = await twoWindows();
  await moveButton(page, WILD).click();
  await reaches(other, 1);
  await moveButton(other, WILD).waitFor({ state: "detached" });
  const id = page.url().split("/").at(-1) ?? "";
  await other.evaluate(playByRules99, id);
  await other.reload();
  await other.locator("[data-unplayable]").waitFor();
  const record = await exported(other);
  expect(record).toContain("rules: 99");
  expect(decisionsIn(record)).toBe(1);
  expect(importRecord(record.replace("rules: 99", "rules: 1"), [gluckauf as never]).decisions[0]?.move).toEqual(WILD);
  await other.goto(page.url().replace("#/play/", "#/replay/"));
  await other.locator("[data-unplayable]").waitFor();
  await other.goto(new URL("#/games", page.url()).href);
  expect(await exported(other)).toBe(record);
});

/** Runs in the page: as if a version of Montan with newer rules had run here. */
function playByRules99(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("montan");
    opening.onsuccess = () => {
      const games = opening.result.transaction("games", "readwrite").objectStore("games");
      const reading = games.get(id);
      reading.onsuccess = () => {
        const writing = games.put({ ...(reading.result as object), rules: 99 });
        writing.onerror = () => reject(writing.error ?? new Error("not written"));
        writing.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      };
    };
  });
}
