import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn } from "./play.ts";
import { importText, recordOf } from "./records.ts";

const visit = visitors();

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
  );
}

function inTheGallery(sheet: string) {
  return async ({ page, open }: Visit) => {
    await open("gallery");
    await page.locator(`[data-sheet=${sheet}]`).click();
    await page.locator("[data-light-of-day=day]").click();
    await page.locator("main svg").first().waitFor();
  };
}

const PAGES: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  home: ({ open }) => open(),
  setup: ({ open }) => open("new/gluckauf"),
  games: (visitor) => importText(visitor, "not a record"),
  settings: ({ open }) => open("settings"),
  about: ({ open }) => open("about"),
  "gallery of positions": inTheGallery("positions"),
  "gallery of cards": inTheGallery("cards"),
  "gallery of drawings": inTheGallery("art"),
  rules: async ({ page, open }) => {
    await open("rules/gluckauf");
    await page.locator(".rules-text").waitFor();
  },
  position: ({ open }) => open("position"),
  play: async (visitor) => {
    await newGame(visitor);
    await playOn(visitor.page, busy(), (decisions) => decisions > 20);
  },
  guided: async ({ page, open }) => {
    await open("learn/gluckauf");
    await page.locator("[data-guide]").waitFor();
  },
  replay: async (visitor) => {
    await importText(visitor, recordOf("axe", 3));
    await visitor.page.locator("[data-action=slider]").fill("100");
  },
};

test.each(Object.entries(PAGES))("axe finds nothing on the page %s, by day and by night", async (_, go) => {
  const visitor = await visit({ theme: "light" });
  await go(visitor);
  expect(await violations(visitor.page)).toEqual([]);
  await visitor.page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    // The gallery has a lamp of its own.
    document.querySelector<HTMLElement>("[data-light-of-day=night]")?.click();
  });
  expect(await violations(visitor.page)).toEqual([]);
});

test("axe would say so if there were something", async () => {
  const { page, open } = await visit();
  await open();
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  expect(await violations(page)).toHaveLength(1);
});
