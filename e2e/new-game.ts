import type { ModuleId, SOLO_LEVELS } from "@montan/carnegie";
import { game as gluckauf } from "@montan/gluckauf";
import type { Visit } from "./browser.ts";

export interface Wish {
  readonly game?: "gluckauf" | "carnegie";
  readonly seed?: string;
  /** Persons at the screen; the seats after them are bots. */
  readonly persons?: readonly string[];
  readonly bots?: number;
  /** Of the bots; the simplest kind, which thinks fast, unless somebody wishes for another. */
  readonly level?: string;
  /** Against Andrew, alone at the table. */
  readonly solo?: (typeof SOLO_LEVELS)[number];
  readonly modules?: readonly ModuleId[];
}

/** Fills in the setup page and starts a game; without wishes one person begins Glück Auf against two bots. */
export async function newGame({ page, open }: Visit, wish: Wish = {}): Promise<void> {
  const { game = "gluckauf", persons = ["Anna"], bots = 2, solo, modules = [] } = wish;
  const seats = solo === undefined ? persons.length + bots : 1;
  await open(`new/${game}`);
  await page.locator(`[data-action=seats-${seats}]`).check({ force: true });
  for (let index = 0; index < seats; index++) {
    const name = persons[index];
    const seat = page.locator(`[data-seat="${index + 1}"]`);
    const bot = wish.level === undefined ? { index: 1 } : wish.level;
    await seat.locator("[data-action=seat-who]").selectOption(name === undefined ? bot : "person");
    if (name !== undefined) await seat.locator("[data-action=seat-name]").fill(name);
  }
  if (solo !== undefined) await page.locator(`[data-action=level-${solo}]`).check({ force: true });
  for (const id of modules) await page.locator(`[data-action=module-${id}]`).check();
  await page.locator("details.more summary").click();
  await page.locator("[data-action=seed]").fill(wish.seed ?? (game === "gluckauf" ? seedOfFirst(seats) : "first"));
  await page.locator("[data-action=start-game]").click();
  await page.locator("[data-play]").waitFor();
}

/** A seed that lets the first seat begin: every worker area is still empty when that person is asked. */
function seedOfFirst(seats: number): string {
  const options = gluckauf.options(undefined, seats);
  for (let number = 1; ; number++) {
    const seed = `first ${number}`;
    if (gluckauf.create(options, seats, seed).startPlayer === 0) return seed;
  }
}
