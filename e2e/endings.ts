import { type AnyGame, DecisionLog, exportRecord } from "@montan/engine";
import type { Page } from "playwright-core";
import type { Visit } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { importText } from "./records.ts";

/** A random game, up to a few decisions before its end. */
export function almostOver(game: AnyGame, wishes: unknown, seats: number, seed: string, left: number): string {
  const names = ["Anna", "Bruno", "Clara", "Dora"].slice(0, seats);
  const setup = { options: game.options(wishes, seats), seats, seed, names };
  const log = new DecisionLog(game, setup);
  for (let count = 0; ; count++) {
    const [seat] = game.deciders(log.state);
    if (seat === undefined) break;
    const moves = game.legalMoves(log.state, seat);
    log.append(seat, moves[(count * 5) % moves.length]);
  }
  return exportRecord(new DecisionLog(game, setup, log.decisions.slice(0, -left)));
}

/** Imports the record of an unfinished game, which is then continued. */
export async function playOnFrom(visitor: Visit, record: string): Promise<void> {
  await importText(visitor, record);
  await visitor.page.locator("[data-play]").waitFor();
}

/** The totals of a game that has just ended: its ending covers the table, where the panel may show totals as well. */
export async function finalTotals(page: Page): Promise<number[]> {
  const ending = page.locator("[data-ending]");
  await ending.waitFor();
  return (await ending.locator("[data-score] tfoot td").allInnerTexts()).map(Number);
}

/** Answers every question with the first sentence of the list of choices until the game is over. */
export async function playOut(page: Page): Promise<void> {
  let { state, decisions } = await untilAsked(page);
  while (state !== "over") {
    if (state === "curtain") await page.locator("[data-action=lift-curtain]").click();
    else {
      await page.locator("[data-action=tab-choices]").click();
      await page.locator("[data-choices] [data-move]").first().click();
    }
    ({ state, decisions } = await untilAsked(page, state === "curtain" ? -1 : decisions));
  }
}
