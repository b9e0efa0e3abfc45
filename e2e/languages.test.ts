import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { busy, playOn, untilAsked } from "./play.ts";

const visit = visitors();

test("German and English, switched in the middle of a game without a reload", async () => {
  const { page, open } = await visit({ language: "en" });
  await open();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.locator("[data-action=locale-de]").click();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.locator("[data-action=play-now][data-game=gluckauf]").click();
  await untilAsked(page);
  expect(await page.locator("[data-prompt]").innerText()).toContain("Setze Arbeiter ein oder passe");
  await page.locator("[data-action=tab-log]").click();
  expect(await page.locator("[data-log]").innerText()).toMatch(/Schicht/);

  await page.locator("[data-action=open-settings]").click();
  await page.locator("[data-action=language-en], [data-action=locale-en]").first().check({ force: true });
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-prompt]").innerText()).toContain("Place workers or pass");
  expect(await page.locator("[data-log]").innerText()).toMatch(/shift/i);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("a German browser gets German from the first page on", async () => {
  const { page, open } = await visit({ language: "de" });
  await page.addInitScript(() => localStorage.removeItem("montan.settings"));
  await open();
  expect(await page.locator("[data-action=play-now]").first().innerText()).toMatch(/spielen/i);
});

test("no English word is left over on a German table", async () => {
  const { page, open } = await visit({ language: "de" });
  await open();
  await page.locator("[data-action=play-now][data-game=gluckauf]").click();
  await playOn(page, busy(), (decisions) => decisions > 15);
  const words = await page.locator("[data-play]").innerText();
  const labels = await page
    .locator("[data-play] [aria-label], [data-play] [title]")
    .evaluateAll((all) => all.flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]));
  expect([words, ...labels].join("\n")).not.toMatch(/\b(the|workers?|wagons|stack|loading dock|your|shift)\b/);
});
