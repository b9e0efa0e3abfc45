import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { game, MODULE_IDS } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { expect } from "vitest";
import { LAPTOP, settingsOf, test, type Visit, visitors, type Wishes } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { firstOf } from "./long.ts";
import { newGame, type Wish } from "./new-game.ts";
import { busy, playOn, untilAsked } from "./play.ts";
import { importText, recordOf } from "./records.ts";

const visit = visitors();
const FOLDER = join(import.meta.dirname, "screenshots");
mkdirSync(FOLDER, { recursive: true });

const PHONE = { width: 390, height: 844 };
/** All that fit together. */
const MODULES = MODULE_IDS.filter((id) => id !== "open-bar");
const LARGE = { width: 2560, height: 1440 };

interface Picture {
  readonly name: string;
  /** Brings the page to the state to be shown. */
  pose(visit: Visit): Promise<unknown>;
  readonly views: Readonly<Record<string, Wishes>>;
  /** The device stores it, so a reload is enough to see it again. */
  readonly kept?: true;
  readonly whole?: true;
}

const middle = (decisions: number, seats: number) => async (visitor: Visit) => {
  await newGame(visitor, { seed: "a picture", persons: ["Anna"], bots: seats - 1 });
  await playOn(visitor.page, busy(), (made) => made >= decisions);
};

const carnegie = (decisions: number, wish: Wish) => async (visitor: Visit) => {
  await newGame(visitor, { game: "carnegie", seed: "a picture", ...wish });
  await clickThrough(visitor.page, 5, decisions);
};

const DAY = { theme: "light" } as const;
const NIGHT = { theme: "dark" } as const;
const GERMAN = { language: "de" } as const;

function sheetBy(shown: string, sheet: string, light: string): Picture {
  return {
    name: `gallery-${shown}-${sheet}`,
    pose: async ({ page, open }) => {
      await open("gallery");
      await page.locator(`[data-game=${shown}]`).click();
      await page.locator(`[data-sheet=${sheet}]`).click();
      await page.locator(`[data-light-of-day=${light}]`).click();
    },
    views: { [light]: light === "day" ? DAY : NIGHT },
    whole: true,
  };
}

/**
 * Screenshots for people to look at before a release; the test checks what a program can. The first one is always
 * taken.
 */
const PICTURES: readonly Picture[] = [
  {
    name: "carnegie-middle",
    kept: true,
    pose: carnegie(90, { bots: 2 }),
    views: {
      day: DAY,
      "night-de": { ...NIGHT, ...GERMAN },
      "phone-day-de": { ...DAY, ...GERMAN, viewport: PHONE },
      "phone-night": { ...NIGHT, viewport: PHONE },
      "large-night": { ...NIGHT, viewport: LARGE },
      "large-day-de": { ...DAY, ...GERMAN, viewport: LARGE },
    },
  },
  ...["gluckauf", "carnegie"].flatMap((shown) => [
    ...["cards", "art"].map((sheet) => sheetBy(shown, sheet, "day")),
    ...["art", "positions"].map((sheet) => sheetBy(shown, sheet, "night")),
  ]),
  {
    name: "home",
    pose: ({ open }) => open(),
    views: { day: DAY, "phone-night-de": { ...NIGHT, ...GERMAN, viewport: PHONE } },
  },
  { name: "setup", pose: ({ open }) => open("new/gluckauf"), views: { de: GERMAN } },
  { name: "start", kept: true, pose: middle(0, 3), views: { night: NIGHT, day: DAY } },
  {
    name: "middle",
    kept: true,
    pose: middle(70, 3),
    views: {
      day: DAY,
      "night-de": { ...NIGHT, ...GERMAN },
      "phone-day-de": { ...DAY, ...GERMAN, viewport: PHONE },
      "phone-night": { ...NIGHT, viewport: PHONE },
    },
  },
  { name: "four", kept: true, pose: middle(100, 4), views: { day: DAY, "large-night": { ...NIGHT, viewport: LARGE } } },
  {
    name: "carnegie-four",
    kept: true,
    pose: carnegie(60, { bots: 3, modules: MODULES }),
    views: { day: DAY, "phone-day": { ...DAY, viewport: PHONE } },
  },
  {
    name: "carnegie-andrew",
    kept: true,
    pose: carnegie(60, { solo: "normal" }),
    views: {
      "day-de": { ...DAY, ...GERMAN },
      night: NIGHT,
      "phone-night-de": { ...NIGHT, ...GERMAN, viewport: PHONE },
    },
  },
  {
    name: "carnegie-replay",
    pose: async (visitor) => {
      await importText(visitor, recordOf("a picture", 4, undefined, game as AnyGame));
      await visitor.page.locator("[data-action=last]").click();
    },
    views: { day: DAY },
  },
  {
    name: "guided",
    kept: true,
    pose: async ({ page, open }) => {
      await open("learn/gluckauf");
      await untilAsked(page);
    },
    views: { night: NIGHT, "phone-de": { ...GERMAN, viewport: PHONE } },
  },
  {
    name: "replay",
    pose: async (visitor) => {
      await importText(visitor, recordOf("a picture", 3));
      await visitor.page.locator("[data-action=last]").click();
    },
    views: { day: DAY },
  },
  {
    name: "rules",
    pose: async ({ page, open }) => {
      await open("rules/gluckauf/wagons");
      await page.locator("[data-section=wagons]").waitFor();
    },
    views: { de: GERMAN, "phone-night": { ...NIGHT, viewport: PHONE } },
  },
];

/** Runs in the page. */
function look() {
  const { lang, dataset, scrollWidth, clientWidth } = document.documentElement;
  return {
    language: lang,
    theme: dataset.theme,
    sideways: scrollWidth > clientWidth,
    emptyDrawings: document.querySelectorAll("main svg:empty").length,
  };
}

/** The same device with other settings. */
async function comeBack({ page }: Visit, wishes: Wishes): Promise<void> {
  await page.setViewportSize(wishes.viewport ?? LAPTOP);
  await page.evaluate((settings) => localStorage.setItem("montan.settings", settings), settingsOf(wishes));
  await page.reload();
}

test.each(firstOf(PICTURES))("screenshots to look at: $name", async ({ name, pose, views, kept, whole = false }) => {
  let visitor: Visit | undefined;
  for (const [view, wishes] of Object.entries(views)) {
    if (visitor !== undefined && kept) await comeBack(visitor, wishes);
    else {
      visitor = await visit(wishes);
      await pose(visitor);
    }
    const { page } = visitor;
    await page.locator("main svg, main form").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${view}.png`), fullPage: whole });
    expect(await page.evaluate(look), view).toEqual({
      language: wishes.language ?? "en",
      theme: wishes.theme ?? "light",
      sideways: false,
      emptyDrawings: 0,
    });
  }
});
