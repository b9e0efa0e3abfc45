import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, importRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { test, visitors } from "./browser.ts";
import { almostOver, playOnFrom, playOut } from "./endings.ts";
import { untilAsked } from "./play.ts";
import { exported } from "./records.ts";

const visit = visitors();
const GAMES: readonly AnyGame[] = [carnegie as AnyGame, gluckauf as AnyGame];
const SHIFTS = almostOver(gluckauf as AnyGame, undefined, 3, "the last shift", 2);

test("the end of a game: sheet, chart with a table beside it, rematch and record; axe finds nothing", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await playOnFrom(visitor, SHIFTS);
  await playOut(page);
  expect(await page.locator("[data-action=tab-score]").getAttribute("aria-selected")).toBe("true");

  const text = await exported(page);
  const { state } = importRecord(text, GAMES);
  const totals = (await page.locator("[data-score] tfoot td").allInnerTexts()).map(Number);
  expect(totals).toEqual(gluckauf.score(state as never).map(({ total }) => total));
  await page.locator("[data-chart] summary").click();
  const rows = page.locator("[data-chart] tbody tr");
  const shifts = (state as { shift: number }).shift;
  expect(await rows.count()).toBe(shifts + 1);
  expect((await rows.last().locator("td").allInnerTexts()).map(Number)).toEqual(totals);
  expect(await page.locator("[data-chart] svg text").allTextContents()).toContain(String(shifts));
  expect(await violationsDayAndNight(page)).toEqual([]);

  await page.locator("[data-action=play-again]").click();
  // Until the next game is there, the finished one still lies on the table.
  await page.locator("[data-play][data-decisions='0']").waitFor();
  await untilAsked(page);
  expect(await page.locator("h1").innerText()).toContain("Anna, Bruno, Clara");
});

test("the sheet is counted line by line where things may move, and at once for somebody in a hurry", async () => {
  const visitor = await visit({ motion: "normal" });
  const { page } = visitor;
  await playOnFrom(visitor, SHIFTS);
  await playOut(page);
  await page.locator("[data-counting=true]").waitFor();
  const before = (await page.locator("[data-score] tfoot td").allInnerTexts()).map(Number);
  await page.locator("[data-action=skip-counting]").click();
  await page.locator("[data-counting=false]").waitFor();
  const after = (await page.locator("[data-score] tfoot td").allInnerTexts()).map(Number);
  expect(Math.max(...before)).toBeLessThan(Math.max(...after));
  await page.reload();
  await page.locator("[data-counting=false]").waitFor();
});

test("the end of a game against Andrew: his sheet stands beside the person's, every row lights up its pieces, and axe finds nothing", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await playOnFrom(visitor, almostOver(carnegie as AnyGame, { solo: "easy" }, 1, "against Andrew", 3));
  await playOut(page);
  const { state } = importRecord(await exported(page), GAMES);
  const sheets = carnegie.score(state as never);
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
