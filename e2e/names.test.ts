import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";
import { newGame } from "./new-game.ts";

const visit = visitors();

/** Names of the maximum length, one of them without a space. */
const LONG = [
  "Maximiliane Alexandra Wilhelmina von und zu Hohenstein-Berge",
  "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt",
  "Bartholomaeus Emmanuel Ferdinand Graf zu Solms-Laubach-Hohen",
  "Clementine Theodora Euphemia Freifrau von Muenchhausen-Gotha",
];
const SCREENS = [
  { width: 360, height: 740, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1366, height: 768, touch: false },
];
const MOMENTS: readonly Moment[] = [
  { game: "carnegie", record: "base-4", decisions: 150 },
  { game: "gluckauf", record: "rules-1-four-players", decisions: 162 },
];

/** Problems with long names: a page wider than the screen, a prompt beyond its slot, a name cut off. */
async function amiss(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const high = heightOf("[data-prompt]") - heightOf(".play-lines");
    const prompt = high >= 1 ? [`the prompt is ${high} px too high`] : [];
    const names = [...document.querySelectorAll<HTMLElement>("[data-play] *")].filter(
      (one) =>
        [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /Hohen|bauunt|Gotha/.test(node.textContent ?? ""),
        ) &&
        one.checkVisibility() &&
        one.closest(".visually-hidden, .region-head, [data-announcer]") === null &&
        one.getBoundingClientRect().width > 1,
    );
    const cut = names.filter((one) => {
      const isCut = one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== "visible";
      return isCut && (one.closest("[title]") as HTMLElement | null)?.title.includes(one.textContent ?? "") !== true;
    });
    // Overflowing into its surroundings.
    const spilt = names.filter((one) => {
      const around = one.closest("button, .strip, .nameplate, .player-strip, .tower-sign, .prompt, .log-turn, dialog");
      return around !== null && one.getBoundingClientRect().right > around.getBoundingClientRect().right + 1;
    });
    const named = (all: HTMLElement[], what: string) => all.map((one) => `${what}: ${one.className || one.localName}`);
    return [...wide, ...prompt, ...named(cut, "cut without a title"), ...named(spilt, "spilt")];
  });
}

/** On each surface of a small screen, and with the panel open. */
async function amissEverywhere(page: Page): Promise<readonly string[]> {
  const found = new Set(await amiss(page));
  const note = async () => {
    for (const one of await amiss(page)) found.add(one);
  };
  for (const surface of await page.locator(".surface-bar button").filter({ visible: true }).all()) {
    await surface.click();
    await note();
  }
  const panel = page.locator("[data-action=open-panel]");
  if (await panel.isVisible()) await panel.click();
  await page.locator("[data-action=tab-log]").click();
  await note();
  return [...found];
}

test.each(MOMENTS)("names of sixty letters fit at the table of $game", async (moment) => {
  for (const { touch, ...viewport } of SCREENS) {
    const visitor = await visit({ viewport, touch });
    const { page } = visitor;
    await openMoment(visitor, moment, { names: LONG, others: "person" });
    expect(await amissEverywhere(page), `${viewport.width} px`).toEqual([]);
  }
});

test.each(SCREENS)(
  "four persons who are asked at once fit into the prompt ($width px)",
  async ({ touch, ...viewport }) => {
    const visitor = await visit({ viewport, touch });
    const { page } = visitor;
    await newGame(visitor, { game: "carnegie", persons: LONG, bots: 0 });
    await page.locator("[data-action=lift-curtain]").waitFor();
    expect(await amiss(page)).toEqual([]);
    await page.locator("[data-action=lift-curtain]").click();
    await page.locator("[data-action=pass-to]").first().waitFor();
    expect(await amissEverywhere(page)).toEqual([]);
  },
);
