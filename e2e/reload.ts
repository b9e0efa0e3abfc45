import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilAsked } from "./play.ts";
import { exported } from "./records.ts";

/** Reloads the page: the game continues exactly where it was, with the same question and the same record. */
export async function standsAfterReload(page: Page): Promise<void> {
  const before = await untilAsked(page);
  const prompt = await page.locator("[data-prompt]").innerText();
  const record = await exported(page);
  await page.reload();
  expect(await untilAsked(page)).toEqual(before);
  expect(await page.locator("[data-prompt]").innerText()).toBe(prompt);
  expect(await exported(page)).toBe(record);
}
