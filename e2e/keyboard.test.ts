import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, playState, untilAsked } from "./play.ts";

const visit = visitors();

/** Presses Tab until the focused element matches `selector`; every stop on the way must be visible as such. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return { fits: false, seen: true };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const seen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      return { fits: element.matches(wanted), seen, name: element.outerHTML.slice(0, 150) };
    }, selector);
    if (!focus.seen) throw new Error(`the focus cannot be seen: ${focus.name}`);
    if (focus.fits) return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test("from the first page to the end of a turn with the keyboard alone", async () => {
  const { page, open } = await visit();
  await open();
  await tabTo(page, "[data-action=play-now][data-game=gluckauf]");
  await page.keyboard.press("Enter");
  let { decisions } = await untilAsked(page);
  const start = decisions;
  const turn = await page.locator("[data-log]").innerText();
  for (let answer = 0; answer < 6 && decisions < start + 2; answer++) {
    await tabTo(page, "[data-move]");
    await page.keyboard.press("Enter");
    ({ decisions } = await untilAsked(page, decisions));
  }
  expect((await playState(page)).decisions).toBeGreaterThan(start);
  expect(await page.locator("[data-log]").innerText()).not.toBe(turn);
});

test("the arrow keys move over the table, Enter picks up and Escape puts back", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  await untilAsked(page);
  await tabTo(page, "[data-spot]");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-piece"));
  await page.keyboard.press("ArrowRight");
  const second = await page.evaluate(() => document.activeElement?.getAttribute("data-piece"));
  expect(second).not.toBe(first);
});

test("what happens is announced to screen readers", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { persons: ["Anna", "Bruno"], bots: 0 });
  const { decisions } = await untilAsked(page);
  await moveButton(page, { type: "choose-area", area: "wild" }).click();
  await untilAsked(page, decisions);
  await page.locator("[data-move*=pay-workers]").first().click();
  await untilAsked(page, decisions + 1);
  const announced = page.locator("[data-announcer]");
  expect(await announced.getAttribute("aria-live")).toBe("polite");
  // First the latest lines of the log, word by word, then the question in the prompt.
  const log = (await page.locator("[data-log] .log-text").allInnerTexts()).join(" ");
  const question = (await page.locator("[data-prompt] .yours").innerText()).replace(/^Anna/, "");
  const [told = "", asked] = (await announced.innerText()).split("Anna, your decision. ");
  expect(asked).toBe(question);
  expect(told).toContain("Anna places 2 workers");
  expect(log.endsWith(told.trim())).toBe(true);
});

test("overlays keep the focus, and give it back", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  await tabTo(page, "[data-action=open-settings]");
  await page.keyboard.press("Enter");
  const close = page.locator("dialog [data-action=close-sheet]");
  await close.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.closest("dialog [data-action]")?.outerHTML);
  const first = await focused();
  expect(first).toContain("close-sheet");
  await page.keyboard.press("Shift+Tab");
  const last = await focused();
  expect(last).not.toBe(first);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(first);
  // Not even the table takes the focus away.
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-spot]")?.focus());
  expect(await focused()).toBe(first);
  await page.locator("dialog h2").click();
  await page.evaluate(watchClosing);
  await page.keyboard.press("Escape");
  await close.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.documentElement.dataset.focused)).toBe("open-settings");
  await page.keyboard.press("Enter");
  await close.waitFor();
  // A click beside it closes it without clicking what is behind it.
  const { x, y } = await centreOf(page, "[data-move]");
  await page.mouse.click(x, y);
  await close.waitFor({ state: "detached" });
  expect((await playState(page)).decisions).toBe(decisions);
});

/** Runs in the page and records what has the focus at the moment the dialog is gone. */
function watchClosing(): void {
  new MutationObserver((_, watching) => {
    if (document.querySelector("dialog") !== null) return;
    watching.disconnect();
    const { action = "nothing" } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    document.documentElement.dataset.focused = action;
  }).observe(document.body, { childList: true, subtree: true });
}

async function centreOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
