import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, importRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { test, visitors } from "./browser.ts";
import { drawn } from "./drawn.ts";
import { almostOver, finalTotals, playOnFrom, playOut } from "./endings.ts";
import { untilAsked } from "./play.ts";
import { exported } from "./records.ts";

const visit = visitors();
const GAMES: readonly AnyGame[] = [carnegie as AnyGame, gluckauf as AnyGame];
const SHIFTS = almostOver(gluckauf as AnyGame, undefined, 3, "the last shift", 2);

test("the end of a game: winner, count, medals, best turn and chart, and what to do next", async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await playOnFrom(visitor, SHIFTS);
  await playOut(page);
  const ending = page.locator("[data-ending]");
  const text = await exported(page);
  const { state } = importRecord(text, GAMES);
  const result = gluckauf.result(state as never);
  const [best] = result?.winners ?? [];
  const winner = ["Anna", "Bruno", "Clara"][Number(best)];
  expect(await ending.locator("[data-winners]").innerText()).toContain(winner);

  const sheets = gluckauf.score(state as never);
  const totals = await finalTotals(page);
  expect(totals).toEqual(sheets.map(({ total }) => total));
  const standings = (await ending.locator(".finale-vp").allInnerTexts()).map(Number.parseFloat);
  expect(standings).toEqual(totals.toSorted((a, b) => b - a));
  expect(await ending.locator("[data-medal]").count()).toBeGreaterThan(0);
  await ending.locator("[data-chart] summary").click();
  const rows = ending.locator("[data-chart] tbody tr");
  const shifts = (state as { shift: number }).shift;
  expect(await rows.count()).toBe(shifts + 1);
  expect((await rows.last().locator("td").allInnerTexts()).map(Number)).toEqual(totals);
  expect(await ending.locator("[data-chart] svg text").allTextContents()).toContain(String(shifts));
  expect(await violationsDayAndNight(page)).toEqual([]);
  await expect(`${(await drawn(ending)).join("\n")}\n`).toMatchFileSnapshot("fixtures/end-drawn.txt");

  await ending.locator("[data-action=share]").click();
  await ending.locator(".after-said:not([hidden])").waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  for (const { owner, total } of sheets)
    expect(shared).toContain(`${["Anna", "Bruno", "Clara"][Number(owner)]} ${total}`);

  // The best turn is looked at on the table; the result can be opened again.
  await ending.locator("[data-action=look-best-turn]").click();
  await ending.waitFor({ state: "detached" });
  await page.locator("[data-action=now]").click();
  expect(await page.locator("[data-action=tab-score]").getAttribute("aria-selected")).toBe("true");
  await page.locator("[data-action=open-ending]").click();
  await ending.locator("[data-action=play-again]").click();
  // Until the next game exists, the finished one stays on the table.
  await page.locator("[data-play][data-decisions='0']").waitFor();
  await untilAsked(page);
  expect(await page.locator("h1").innerText()).toContain("Anna, Bruno, Clara");
});

test("the points are counted line by line with motion, and no winner is shown before", async () => {
  const visitor = await visit({ motion: "normal" });
  const { page } = visitor;
  await playOnFrom(visitor, SHIFTS);
  await playOut(page);
  const ending = page.locator("[data-ending][data-counting=true]");
  await ending.waitFor();
  expect(await ending.locator("[data-winners]").innerText()).toBe("The points are being counted …");
  expect(await ending.locator(".finale-standings").isVisible()).toBe(false);
  const totals = () => page.locator("[data-ending] [data-score] tfoot td").allInnerTexts();
  const before = (await totals()).map(Number);
  await page.locator("[data-action=skip-counting]").click();
  await page.locator("[data-ending][data-counting=false]").waitFor();
  expect(Math.max(...before)).toBeLessThan(Math.max(...(await totals()).map(Number)));
  // Opening a finished game shows its table.
  await page.reload();
  await page.locator("[data-action=open-ending]").waitFor();
  expect(await page.locator("[data-ending]").count()).toBe(0);
});

test("the end of a game against Andrew: his sheet beside the person's, every row highlights its pieces, and axe finds nothing", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await playOnFrom(visitor, almostOver(carnegie as AnyGame, { solo: "easy" }, 1, "against Andrew", 3));
  await playOut(page);
  const { state } = importRecord(await exported(page), GAMES);
  const sheets = carnegie.score(state as never);
  await page.locator("[data-ending] [data-score]").waitFor();
  await page.locator("[data-action=close-sheet]").click();
  const heads = await page.locator("[data-score] thead th").allInnerTexts();
  expect(heads.slice(1).map((head) => head.toLowerCase())).toEqual(["anna", "andrew"]);
  const totals = (await page.locator("[data-score] tfoot td").allInnerTexts()).map(Number);
  expect(totals).toEqual(sheets.map(({ total }) => total));
  expect(await page.locator("[data-chart] svg text").allTextContents()).toContain("20");

  const cities = page.locator("[data-category=andrew-cities] button");
  await cities.focus();
  await page.locator("[data-piece][data-lit]").first().waitFor();
  await page.locator("[data-score] summary").last().click();
  await page.locator("details[open] dd").first().waitFor();
  const sources = await page.locator("details[open] dd").allInnerTexts();
  const [, andrew] = sheets;
  const cards = andrew?.parts.find(({ category }) => category === "andrew-cards")?.detail as readonly unknown[];
  expect(sources.length).toBeGreaterThanOrEqual(cards.length);
  expect(await violationsDayAndNight(page)).toEqual([]);
});
