import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { decisionsIn, exported, importText, recordOf } from "./records.ts";

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

test("bots of a record are bots where it is played on, and stand in the record again", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const text = recordOf("with bots", 3, 30).replace(/^names: .*$/m, (names) => `${names}\nplayers: ${PLAYERS}`);
  await importText(visitor, text);
  // Seen with the eyes of the only person.
  await page.locator("[data-replay]").waitFor();
  expect(await page.locator("[data-action=seen-by]").inputValue()).toBe("1");
  await page.locator("[data-action=slider]").fill("20");
  await page.locator("[data-action=play-on]").click();
  await untilAsked(page);
  expect(await page.locator("[data-prompt]").innerText()).toContain("Bruno");
  const record = await exported(page);
  expect(record).toContain(`players: ${PLAYERS}\n`);
  expect(decisionsIn(record)).toBeGreaterThanOrEqual(20);
});

const PLAYERS = '["random","person","easy"]';
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
