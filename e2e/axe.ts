import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The rules of axe about colours: all that can differ between the themes. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  return found(await inspector(page));
}

/** What axe finds on the page as it is, and on its colours in the dark theme. */
export async function violationsDayAndNight(page: Page): Promise<string[]> {
  const byDay = await violations(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    // The gallery has a switch of its own.
    document.querySelector<HTMLElement>("[data-light-of-day=night]")?.click();
  });
  return [...byDay, ...(await found((await inspector(page)).withRules(COLOURS)))];
}

const own = createRequire(import.meta.url);
/** The source of axe that runs in the page; it is large, so it is read only once. */
const SOURCE = readFileSync(createRequire(own.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");
/** Instead of what is there already. */
const NOTHING = "0";

async function inspector(page: Page): Promise<AxeBuilder> {
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(SOURCE);
  // What is below an overlay cannot be reached, and is dimmed on purpose.
  const over = await page.locator(".overlay:popover-open").count();
  // No frames, and no media that would have to be loaded first.
  const builder = new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false });
  return over === 0 ? builder : builder.include(".overlay:popover-open");
}

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations: all } = await axe.analyze();
  return all.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`);
}
