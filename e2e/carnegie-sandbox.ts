import { game, type State } from "@montan/carnegie";
import { canonical } from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { HANDS, point } from "./carnegie-hands.ts";
import { decisions, type Exercise } from "./carnegie-positions.ts";

/** Opens the position of an exercise, does it with the mouse, takes everything back and does it with the keyboard. */
export async function exercise(page: Page, one: Exercise): Promise<void> {
  await openPosition(page, one.state);
  for (const hand of HANDS) {
    let made = 0;
    let state = one.state;
    for (const step of decisions(one)) {
      await point(page, hand, step);
      await page.locator(`[data-position][data-decisions='${++made}']`).waitFor();
      state = step.after;
    }
    expect(await listed(page), `${one.name}, by ${hand}`).toEqual(expected(state));
    if (hand !== HANDS.at(-1)) await takeBack(page);
  }
}

/** Goes to another route and back to the one that opens positions, without loading the page again. */
export async function openPosition(page: Page, state: State): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/about";
  });
  await page.locator("[data-position]").waitFor({ state: "detached" });
  await page.evaluate(() => {
    location.hash = "#/position";
  });
  const text = JSON.stringify({ game: "carnegie", state, names: ["Anna", "Bruno", "Clara", "Dora"] });
  const file = { name: "position.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[data-action=open-position-file]").setInputFiles(file);
  await page.locator("[data-position][data-decisions='0']").waitFor();
}

async function takeBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const back = document.querySelector<HTMLButtonElement>("[data-action=take-back]");
    while (back !== null && !back.disabled) {
      back.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await page.locator("[data-position][data-decisions='0']").waitFor();
}

/** The possible moves, as in the list beside the table: another state would offer others. */
async function listed(page: Page): Promise<string[]> {
  const moves = await page
    .locator("[data-choices] button[data-move]")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.move ?? ""));
  return moves.sort();
}

function expected(state: State): string[] {
  const [seat] = game.deciders(state);
  if (seat === undefined) return [];
  return game
    .legalMoves(game.view(state, seat), seat)
    .map((move) => canonical(move))
    .sort();
}
