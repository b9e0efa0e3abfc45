import type { ModuleId, SOLO_LEVELS } from "@montan/carnegie";
import { game as gluckauf } from "@montan/gluckauf";
import type { Visit } from "./browser.ts";

export interface Wish {
  readonly game?: "gluckauf" | "carnegie";
  readonly seed?: string;
  /** People at the screen; the seats after them are bots. */
  readonly persons?: readonly string[];
  readonly bots?: number;
  /** Of the bots; the simplest kind, which thinks fast, unless stated otherwise. */
  readonly level?: string;
  /** The solo game against Andrew. */
  readonly solo?: (typeof SOLO_LEVELS)[number];
  readonly modules?: readonly ModuleId[];
}

/** Fills in the setup page and starts a game; by default one person plays first in Glück Auf against two bots. */
export async function newGame({ page, open }: Visit, wish: Wish = {}): Promise<void> {
  const { game = "gluckauf", persons = ["Anna"], bots = 2, solo, modules = [], level = "" } = wish;
  const seats = solo === undefined ? persons.length + bots : 1;
  await open(`new/${game}`);
  await page.locator("[data-action=start-game]").waitFor();
  await page.evaluate(fillIn, {
    ticked: [
      `seats-${seats}`,
      ...(solo === undefined ? [] : [`level-${solo}`]),
      ...modules.map((id) => `module-${id}`),
    ],
    names: Array.from({ length: seats }, (_, seat) => persons[seat] ?? ""),
    level,
    seed: wish.seed ?? (game === "gluckauf" ? seedOfFirst(seats) : "first"),
  });
  // Separately: Chromium may lose the promise of a function whose last step starts a game.
  await page.locator("[data-action=start-game]").evaluate((button) => (button as HTMLElement).click());
  await page.locator("[data-play]").waitFor();
}

interface Form {
  readonly ticked: readonly string[];
  /** Names of the people, in the order of the seats; empty for bots. */
  readonly names: readonly string[];
  readonly level: string;
  readonly seed: string;
}

/** Runs in the page: fills in the form at once. Tests of the form itself fill it in by hand. */
async function fillIn({ ticked, names, level, seed }: Form): Promise<void> {
  const control = <Element extends HTMLInputElement | HTMLSelectElement>(selector: string): Element => {
    const found = document.querySelector<Element>(`form.setup ${selector}`);
    if (found === null || found.disabled) throw new Error(`there is no ${selector} to be filled in`);
    return found;
  };
  const write = async (element: HTMLInputElement | HTMLSelectElement, value: string) => {
    element.value = value;
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    await drawn();
  };
  const drawn = () => new Promise((resolve) => setTimeout(resolve));

  for (const action of ticked) {
    const box = control<HTMLInputElement>(`[data-action=${action}]`);
    if (!box.checked) box.click();
    await drawn();
  }
  for (const [index, name] of names.entries()) {
    const seat = `[data-seat="${index + 1}"]`;
    const who = control<HTMLSelectElement>(`${seat} [data-action=seat-who]`);
    await write(who, name === "" ? level || (who.options[1]?.value ?? "") : "person");
    if (name !== "") await write(control(`${seat} [data-action=seat-name]`), name);
  }
  await write(control("[data-action=seed]"), seed);
}

/** A seed with which the first seat begins: every worker area is still empty when that person is asked. */
function seedOfFirst(seats: number): string {
  const options = gluckauf.options(undefined, seats);
  for (let number = 1; ; number++) {
    const seed = `first ${number}`;
    if (gluckauf.create(options, seats, seed).startPlayer === 0) return seed;
  }
}
