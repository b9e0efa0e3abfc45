import { exportRecord, importRecord } from "@montan/engine";
import { game } from "@montan/gluckauf";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { finalTotals } from "./endings.ts";
import { newGame } from "./new-game.ts";
import { untilAsked } from "./play.ts";
import { exported } from "./records.ts";

const visit = visitors();

test("a stranger is at the table within two clicks", async () => {
  const { page, open } = await visit();
  await open();
  await page.locator("[data-action=play-now][data-game=gluckauf]").click();
  expect((await untilAsked(page)).state).toBe("yours");
  expect(await page.locator("[data-prompt]").innerText()).toContain("Place workers or pass");
});

test("a complete game of three against bots; the score sheet and the record agree with the rules", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  const { moves, covered } = await clickThrough(page, 5);
  expect(moves).toBeGreaterThan(20);
  expect(covered).toEqual([]);

  const totals = await finalTotals(page);
  const text = await exported(page);
  const log = importRecord(text, [game as never]);
  expect(log.setup.seats).toBe(3);
  expect(exportRecord(log)).toBe(text);
  const sheets = game.score(log.state as never);
  expect(totals).toEqual(sheets.map(({ total }) => total));
  const best = Math.max(...sheets.map(({ total }) => total));
  expect(await page.locator("[data-result]").innerText()).toContain(String(best));
});
