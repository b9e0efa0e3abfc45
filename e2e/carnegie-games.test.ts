import { game, MODULE_IDS, ROUNDS } from "@montan/carnegie";
import { type AnyGame, exportRecord, importRecord } from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { test, visitors, type Wishes } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { finalTotals } from "./endings.ts";
import { firstOf } from "./long.ts";
import { newGame, type Wish } from "./new-game.ts";
import { exported } from "./records.ts";

const visit = visitors();
/** Open Bar and New Departments exclude each other (C-X2): one game has the one, another the other. */
const MODULES = MODULE_IDS.filter((id) => id !== "open-bar");

/** The page shows the score of the record it exports, and the record is the same after importing it. */
async function agreesWithTheRules(page: Page, seats: number): Promise<void> {
  const totals = await finalTotals(page);
  const text = await exported(page);
  const log = importRecord(text, [game as AnyGame]);
  expect(log.setup.seats).toBe(seats);
  expect(exportRecord(log)).toBe(text);
  const sheets = game.score(log.state as never);
  expect(totals).toEqual(sheets.map(({ total }) => total));
  expect(await page.locator("[data-result]").innerText()).not.toBe("");
}

/** `npm test` plays the first one only. */
const GAMES: Readonly<Record<string, Wish & { readonly looks?: Wishes }>> = {
  "three with every module": { bots: 2, modules: MODULES },
  "two, in German, with the open bar": { bots: 1, modules: ["open-bar"], looks: { language: "de" } },
  three: { bots: 2 },
  "four, by gaslight": { bots: 3, looks: { theme: "dark" } },
  "one against Andrew, the expert": { solo: "expert" },
};

test.each(firstOf(Object.entries(GAMES)))(
  "a complete game of %s",
  { timeout: 400_000 },
  async (name, { looks, ...wish }) => {
    const visitor = await visit(looks);
    await newGame(visitor, { game: "carnegie", seed: name, ...wish });
    const { moves, covered } = await clickThrough(visitor.page, name.length * 7919);
    // Bots think against the clock, so no two games are the same; but a round without a decision is rare.
    expect(moves).toBeGreaterThan(ROUNDS);
    expect(covered).toEqual([]);
    await agreesWithTheRules(visitor.page, wish.solo === undefined ? 1 + (wish.bots ?? 0) : 1);
    expect(await violations(visitor.page)).toEqual([]);
  },
);

test.each(firstOf([["Anna", "Bruno"]], 0))(
  "a complete game of two at one screen",
  { timeout: 400_000 },
  async (...persons) => {
    const visitor = await visit();
    await newGame(visitor, { game: "carnegie", persons, bots: 0, modules: ["secret-donation"] });
    const { moves, curtains } = await clickThrough(visitor.page, 42);
    expect(moves).toBeGreaterThan(80);
    expect(curtains).toBeGreaterThan(0);
    await agreesWithTheRules(visitor.page, 2);
  },
);
