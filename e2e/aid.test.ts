import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";

const visit = visitors();

/** A4 less the margins of the page, in CSS pixels: nothing has to be shrunk to fit. */
const PAPER = { width: 725, height: 1050 };
const POINT = 96 / 72;

function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Runs in the page: text that is too small for paper. */
function tooSmall(least: number): readonly string[] {
  const texts = document.createTreeWalker(document.querySelector(".page-main") as Element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const size = Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize);
    const isDrawn = text.parentElement?.closest("svg") === null;
    if (isDrawn && text.textContent?.trim() !== "" && size < least) found.push(`${size}: ${text.textContent}`);
  }
  return found;
}

test.each([
  ["carnegie", "en", 2, 2],
  ["carnegie", "de", 2, 2],
  ["gluckauf", "en", 2, 0],
  ["gluckauf", "de", 2, 0],
] as const)("the player aid of %s in %s is printed on so many pages", async (game, language, first, more) => {
  const { page, open } = await visit({ language, theme: "dark" });
  await open(`aid/${game}`);
  await page.locator("[data-section=key]").waitFor();
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(first + more);
  await page.locator(".aid-part").evaluateAll((parts) => {
    for (const part of parts.slice(1)) part.remove();
  });
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(first);
});

test.each(["carnegie", "gluckauf"])("on paper the player aid of %s is readable and not shrunk", async (game) => {
  const { page, open } = await visit({ language: "de", viewport: PAPER });
  await open(`aid/${game}`);
  await page.locator("[data-section=key]").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  expect(await page.evaluate(tooSmall, 8 * POINT - 0.01)).toEqual([]);
  expect(await page.evaluate(tooSmall, 9 * POINT)).not.toEqual([]);
  expect(await page.locator(".masthead").isVisible()).toBe(false);
});

test("one key opens the player aid over the table and closes it; the bar and the home page lead to it too", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await open();
  await page.locator("[data-room=carnegie] [data-action=open-aid]").click();
  await page.locator(".aid [data-section=donations]").waitFor();
  await newGame(visitor);
  const aid = page.locator("dialog .aid");
  await page.keyboard.press("h");
  await aid.locator("[data-section=objectives]").waitFor();
  await page.keyboard.press("h");
  await aid.waitFor({ state: "detached" });
  await page.locator("[data-action=open-aid]").click();
  await aid.waitFor();
  await page.keyboard.press("Escape");
  await aid.waitFor({ state: "detached" });
  // In a text field, H is only a letter.
  await page.locator("[data-action=open-rules]").click();
  await page.locator("dialog input[type=search]").press("h");
  expect(await aid.count()).toBe(0);
});

test("on a phone the rules lead to the player aid, and it fits", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true, language: "de" });
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie" });
  await page.locator("[data-action=open-rules]").click();
  await page.locator("[data-action=rules-to-aid]").click();
  await page.locator("dialog [data-section=key]").waitFor();
  const wide = await page.locator("dialog .overlay-box").evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(wide).toBe(0);
});
