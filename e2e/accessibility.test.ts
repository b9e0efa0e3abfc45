import { game as carnegie } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { expect } from "vitest";
import { violations, violationsDayAndNight } from "./axe.ts";
import { test, type Visit, visitors } from "./browser.ts";
import { departmentTurn } from "./carnegie-positions.ts";
import { openPosition } from "./carnegie-sandbox.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn } from "./play.ts";
import { importText, recordOf } from "./records.ts";

const visit = visitors();

function inTheGallery(game: string, sheet: string) {
  return async ({ page, open }: Visit) => {
    await open("gallery");
    await page.locator(`[data-game=${game}]`).click();
    await page.locator(`[data-sheet=${sheet}]`).click();
    await page.locator("[data-light-of-day=day]").click();
    await page.locator("main svg").filter({ visible: true }).first().waitFor();
  };
}

const PAGES: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  home: ({ open }) => open(),
  setup: ({ open }) => open("new/gluckauf"),
  "setup of Carnegie": async ({ page, open }) => {
    await open("new/carnegie");
    await page.locator("[data-action=seats-1]").check({ force: true });
  },
  "component profiles of Glück Auf": async ({ page, open }) => {
    await open("components/gluckauf");
    await page.locator("[data-action=own-profile]").click();
    await page.locator("[data-path='components.lorriesPerCrest[0].count']").fill("9");
  },
  "component profiles of Carnegie": async ({ page, open }) => {
    await open("components/carnegie");
    await page.locator("[data-action=own-profile]").click();
    await page.locator("[data-action=correct-value]").first().click();
    await page.locator("[data-part=housing] summary").click();
  },
  games: (visitor) => importText(visitor, "not a record"),
  "list of games": async (visitor) => {
    await newGame(visitor);
    await visitor.open("games");
    await visitor.page.locator("[data-action=continue]").waitFor();
  },
  settings: ({ open }) => open("settings"),
  about: ({ open }) => open("about"),
  "gallery of Glück Auf's positions": inTheGallery("gluckauf", "positions"),
  "gallery of Glück Auf's cards": inTheGallery("gluckauf", "cards"),
  "gallery of Glück Auf's drawings": inTheGallery("gluckauf", "art"),
  "gallery of Carnegie's positions": inTheGallery("carnegie", "positions"),
  "gallery of Carnegie's tiles": inTheGallery("carnegie", "cards"),
  "gallery of Carnegie's drawings": inTheGallery("carnegie", "art"),
  rules: async ({ page, open }) => {
    await open("rules/gluckauf");
    await page.locator(".rules-text").waitFor();
  },
  "rules of Carnegie": async ({ page, open }) => {
    await open("rules/carnegie");
    await page.locator(".rules-contents details").first().click();
  },
  "player aid of Glück Auf": async ({ page, open }) => {
    await open("aid/gluckauf");
    await page.locator("[data-section=key]").waitFor();
  },
  "player aid of Carnegie": async ({ page, open }) => {
    await open("aid/carnegie");
    await page.locator("[data-section=key]").waitFor();
  },
  "first game of Carnegie": async ({ page, open }) => {
    await open("learn/carnegie");
    await page.locator("[data-guide]").waitFor();
  },
  position: ({ open }) => open("position"),
  "position of Carnegie": async ({ page, open }) => {
    await open("position");
    await openPosition(page, departmentTurn("management", {}));
  },
  nowhere: ({ open }) => open("nowhere"),
  "game that is not there": ({ open }) => open("play/none"),
  play: async (visitor) => {
    await newGame(visitor);
    await playOn(visitor.page, busy(), (decisions) => decisions > 20);
  },
  guided: async ({ page, open }) => {
    await open("learn/gluckauf");
    await page.locator("[data-guide]").waitFor();
  },
  "settings within a game": async (visitor) => {
    await newGame(visitor);
    await visitor.page.locator("[data-action=open-settings]").click();
    await visitor.page.locator("dialog [data-action=sound-on]").waitFor({ state: "attached" });
  },
  replay: async (visitor) => {
    await importText(visitor, recordOf("axe", 3));
    await visitor.page.locator("[data-action=slider]").fill("100");
  },
  "replay of Carnegie": async (visitor) => {
    await importText(visitor, recordOf("axe", 3, undefined, carnegie as AnyGame));
    await visitor.page.locator("[data-action=slider]").fill("100");
  },
};

test.each(Object.entries(PAGES))("axe finds nothing on the page %s, in both themes", async (_, go) => {
  const visitor = await visit({ theme: "light" });
  await go(visitor);
  expect(await violationsDayAndNight(visitor.page)).toEqual([]);
});

test("axe would report something", async () => {
  const { page, open } = await visit();
  await open();
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  expect(await violations(page)).toHaveLength(1);
});
