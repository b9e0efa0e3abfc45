import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { decisionsIn, importText, recordOf } from "./records.ts";

const visit = visitors();
const RECORD = recordOf("replay", 3);
const LAST = decisionsIn(RECORD);

test("a record is replayed with slider, arrow keys and jumps, and played on from any decision", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await importText(visitor, RECORD);
  const slider = page.locator("[data-action=slider]");
  await slider.waitFor();
  const at = async () => Number(await slider.inputValue());
  expect(Number(await slider.getAttribute("max"))).toBe(LAST);

  await slider.fill(String(Math.floor(LAST / 2)));
  const middle = await at();
  await page.keyboard.press("ArrowRight");
  expect(await at()).toBe(middle + 1);
  await page.keyboard.press("ArrowLeft");
  expect(await at()).toBe(middle);
  await page.locator("[data-action=next-step]").click();
  expect(await at()).toBe(middle + 1);
  await page.locator("[data-action=next-turn]").click();
  expect(await at()).toBeGreaterThan(middle + 1);
  await page.locator("[data-action=prev-turn]").click();
  await page.locator("[data-action=prev-step]").click();
  expect(await at()).toBeLessThanOrEqual(middle + 1);

  await slider.fill("40");
  await page.locator("[data-action=play-on]").click();
  const { decisions } = await untilAsked(page);
  expect(decisions).toBe(40);
});

test("while nobody touches it, a replay rehearses unseen and stands as it was", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work) =>
      idle((deadline) => {
        document.documentElement.dataset.idled = String(Number(document.documentElement.dataset.idled ?? 0) + 1);
        work(deadline);
      });
    const staged = (nodes: NodeList) => [...nodes].some((node) => (node as Element).classList?.contains("rehearsal"));
    new MutationObserver((changes) => {
      const { dataset } = document.documentElement;
      for (const { addedNodes } of changes)
        if (staged(addedNodes)) dataset.staged = String(Number(dataset.staged ?? 0) + 1);
    }).observe(document, { childList: true, subtree: true });
  });
  await importText(visitor, RECORD);
  const table = page.locator(".table-room");
  await table.locator("[data-piece]").first().waitFor();
  const before = await table.innerHTML();
  // Forty-eight positions drawn, and every region of the table laid out once.
  const regions = await table.locator("[data-region]").count();
  await page.waitForFunction((steps) => Number(document.documentElement.dataset.idled) > steps, 48 + regions);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.staged))).toBe(regions);
  expect(await table.innerHTML()).toBe(before);
  expect(await page.locator("[data-tabletop]").count()).toBe(1);
  await page.locator("[data-action=slider]").fill("40");
  expect(await table.innerHTML()).not.toBe(before);
});

test("a browser that never says when it is idle replays as well", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
  await importText(visitor, RECORD);
  await page.locator("[data-action=slider]").fill("40");
  expect(await page.locator("[data-replay]").getAttribute("data-decisions")).toBe("40");
  expect(await page.evaluate(() => "requestIdleCallback" in window)).toBe(false);
});

const BROKEN = [
  ["a text that is no record", "Glück auf!\n", /Line 1/],
  [
    "a move the rules forbid",
    recordOf("broken", 2, 6).replace(/\n(\d) \{[^\n]*\n?$/, '\n$1 {"area":"delivery","type":"choose-area"}\n'),
    /not allowed/,
  ],
  ["a cut line", `${recordOf("cut", 2, 4).trimEnd()}\n0 {"type":\n`, /Line \d+.*JSON/],
] as const;

test("a broken record is explained, and nothing is lost by it", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await importText(visitor, recordOf("kept", 2, 8));
  await page.locator("[data-action=slider]").waitFor();
  for (const [name, text, reason] of BROKEN) {
    await importText(visitor, text);
    const refusal = page.locator("[data-refusal]");
    await refusal.waitFor();
    expect(await refusal.innerText(), name).toMatch(reason);
    expect(await page.locator(".game-item").count(), name).toBe(1);
    await open("about");
  }
});
