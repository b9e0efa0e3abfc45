import { game, type Move } from "@montan/carnegie";
import { canonical, sameJson } from "@montan/engine";
import { choicesIn } from "@montan/web/carnegie";
import { type Choice, candidates, held, type Picks, pointAt, type Spot } from "@montan/web/table";
import type { Page } from "playwright-core";
import type { Step } from "./carnegie-positions.ts";
import { hit } from "./pointer.ts";

export const HANDS = ["mouse", "keyboard"] as const;
type Hand = (typeof HANDS)[number];

interface Pointing extends Pick<Step, "before" | "seat" | "move"> {
  /** For when the table offers less than is legal, because a guide waits for something. */
  readonly offered?: readonly Move[];
}

/** Makes a move on the table itself, not in the list beside it, by pointing at one thing after the other. */
export async function point(page: Page, hand: Hand, { before, seat, move, offered }: Pointing): Promise<void> {
  const view = game.view(before, seat);
  const choices = choicesIn({ view, seat, pending: game.pending(view, seat) }, offered ?? game.legalMoves(view, seat));
  const choice = choices.find(({ next, ...one }) => next === undefined && sameJson(one.move, move));
  if (choice === undefined) throw new Error(`${canonical(move)} cannot be pointed at`);
  if (choice.steps.length === 0) {
    const own = `[data-move='${canonical(move)}']`;
    await page.locator(`.carnegie button${own}`).first().waitFor();
    return press(page, hand, own);
  }
  for (let picks: Picks = []; ; ) {
    const at = await nextSpot(page, choices, choice, picks);
    await press(page, hand, `[data-spot='${at}'][data-light]`);
    const answer = pointAt(choices, picks, at);
    if (answer === undefined) throw new Error(`${at} means nothing`);
    if ("move" in answer) return;
    picks = answer.picks;
  }
}

/** What a person would point at next: something highlighted that fits the move, and few others. */
async function nextSpot(
  page: Page,
  choices: readonly Choice<Move>[],
  { move, steps }: Choice<Move>,
  picks: Picks,
): Promise<Spot> {
  // What all remaining moves share need not be pointed at.
  const said = held(choices, picks);
  const open = steps.filter((step) => !step.some((at) => said.includes(at)));
  const found = await page.waitForFunction((spots) => {
    const buttons = [...document.querySelectorAll<HTMLElement>(".carnegie button[data-spot][data-light]")];
    const lit = buttons.filter((button) => spots.includes(button.dataset.spot ?? "") && button.checkVisibility());
    return lit.length > 0 ? lit.map(({ dataset }) => dataset.spot) : undefined;
  }, open.flat());
  const lit = (await found.jsonValue()) ?? [];
  const others = (at: Spot) => candidates(choices, [...picks, at]).length;
  for (const step of open) {
    const [at] = step.filter((one) => lit.includes(one)).sort((one, other) => others(one) - others(other));
    if (at !== undefined) return at;
  }
  throw new Error(`${canonical(move)}: nothing of ${open.flat().join(", ")} is lit`);
}

async function press(page: Page, hand: Hand, selector: string): Promise<void> {
  const target = `.carnegie button${selector}`;
  if (hand === "mouse") return hit(page, target);
  await walkTo(page, target);
  await page.keyboard.press("Enter");
}

/** Tab moves between regions, the arrow keys between pieces. */
async function walkTo(page: Page, target: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const keys = await page.evaluate(wayTo, target);
    if (keys?.length === 0) return;
    for (const key of keys ?? ["Tab"]) await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/**
 * Runs in the page: the keys that lead from the focused element to another, by what the table promises: Tab goes to the
 * next region, Home to what can be done, arrows to the nearest piece. undefined: not reachable from here.
 */
function wayTo(selector: string): string[] | undefined {
  const from = document.activeElement;
  const target = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (target === undefined) throw new Error(`there is no ${selector}`);
  const table = target.closest(".carnegie");
  if (from === target) return [];
  if (table === null || from === null || !table.contains(from)) return undefined;
  const stops = [...table.querySelectorAll<HTMLElement>("[data-region] button:not(.rules-link)")].filter(
    (one) => one.closest("dialog") === null && one.getClientRects().length > 0,
  );
  const regions = stops.map((stop) => stop.closest("[data-region]"));
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  const across = boxes.map(({ left, width }) => left + width / 2);
  const down = boxes.map(({ top, height }) => top + height / 2);
  const arrow = (at: number, x: number, y: number): number => {
    let best = -1;
    let shortest = Number.POSITIVE_INFINITY;
    for (let to = 0; to < stops.length; to++) {
      const right = (across[to] as number) - (across[at] as number);
      const below = (down[to] as number) - (down[at] as number);
      const ahead = right * x + below * y;
      const aside = Math.abs(right * y) + Math.abs(below * x);
      if (to === at || ahead <= 4 || aside > ahead * 3 || ahead + aside * 2 >= shortest) continue;
      best = to;
      shortest = ahead + aside * 2;
    }
    return best;
  };
  const keys: Readonly<Record<string, (at: number) => number>> = {
    Home: () => stops.findIndex(({ dataset }) => dataset.light !== undefined),
    Tab: (at) => stops.findIndex((stop, to) => to > at && regions[to] !== regions[at] && stop.tabIndex === 0),
    ArrowLeft: (at) => arrow(at, -1, 0),
    ArrowRight: (at) => arrow(at, 1, 0),
    ArrowUp: (at) => arrow(at, 0, -1),
    ArrowDown: (at) => arrow(at, 0, 1),
  };
  const ways = new Map([[stops.indexOf(from as HTMLElement), [] as string[]]]);
  for (const [at, way] of ways) {
    if (at === -1) return undefined;
    for (const [key, go] of Object.entries(keys)) {
      const to = go(at);
      if (stops[to] === target) return [...way, key];
      if (to !== -1 && !ways.has(to)) ways.set(to, [...way, key]);
    }
  }
  return undefined;
}
