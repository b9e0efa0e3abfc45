import { game } from "@montan/gluckauf";
import type { Visit } from "./browser.ts";

interface Wish {
  readonly seed?: string;
  /** Persons at the screen; the seats after them are bots of the simplest kind, which think fast. */
  readonly persons?: readonly string[];
  readonly bots?: number;
}

/** Fills in the setup page and starts a game of Glück Auf; without wishes one person begins against two bots. */
export async function newGame({ page, open }: Visit, { persons = ["Anna"], bots = 2, seed }: Wish = {}): Promise<void> {
  const seats = persons.length + bots;
  await open("new/gluckauf");
  await page.locator(`[data-action=seats-${seats}]`).check({ force: true });
  for (let index = 0; index < seats; index++) {
    const name = persons[index];
    const seat = page.locator(`[data-seat="${index + 1}"]`);
    await seat.locator("[data-action=seat-who]").selectOption(name === undefined ? { index: 1 } : "person");
    if (name !== undefined) await seat.locator("[data-action=seat-name]").fill(name);
  }
  await page.locator("details.more summary").click();
  await page.locator("[data-action=seed]").fill(seed ?? seedOfFirst(seats));
  await page.locator("[data-action=start-game]").click();
  await page.locator("[data-play]").waitFor();
}

/** A seed that lets the first seat begin: every worker area is still empty when that person is asked. */
function seedOfFirst(seats: number): string {
  const options = game.options(undefined, seats);
  for (let number = 1; ; number++) {
    const seed = `first ${number}`;
    if (game.create(options, seats, seed).startPlayer === 0) return seed;
  }
}
