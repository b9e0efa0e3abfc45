import { canonical, type Json } from "@montan/engine";
import type { Locator, Page } from "playwright-core";
import { hit } from "./pointer.ts";

/** A move of any game, as it is on the page. */
export type Move = { readonly type: string } & Readonly<Record<string, Json>>;

/** What the page says about its game. */
export type PlayState = "yours" | "others" | "curtain" | "over" | "watching";

export async function playState(page: Page): Promise<{ readonly state: PlayState; readonly decisions: number }> {
  const { state, decisions } = await page
    .locator("[data-play]")
    .evaluate((play) => ({ ...(play as HTMLElement).dataset }));
  return { state: state as PlayState, decisions: Number(decisions) };
}

/** Waits until somebody at the screen has something to do, or the game is over. */
export async function untilAsked(page: Page, moreThan = -1): Promise<{ state: PlayState; decisions: number }> {
  const asked = await page.waitForFunction((least) => {
    const { state, decisions } = document.querySelector<HTMLElement>("[data-play]")?.dataset ?? {};
    if (state === undefined || state === "others" || Number(decisions) <= least) return undefined;
    return { state: state as PlayState, decisions: Number(decisions) };
  }, moreThan);
  return (await asked.jsonValue()) ?? playState(page);
}

/** Everything that can be clicked to make a move, each move once. */
export async function offered(page: Page): Promise<Move[]> {
  const texts = await page
    .locator("[data-move]:not([disabled])")
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => (element as HTMLElement).dataset.move),
    );
  return [...new Set(texts)].flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as Move]));
}

/** If a piece has to be picked up before it can go anywhere, picks up the first one. */
async function offeredOrPicked(page: Page): Promise<Move[]> {
  const moves = await offered(page);
  if (moves.length > 0) return moves;
  await page.locator("[data-spot][data-light=open]").filter({ visible: true }).first().click();
  return offered(page);
}

export function moveButton(page: Page, move: Move): Locator {
  return page
    .locator(`[data-move='${canonical(move)}']:not([disabled])`)
    .filter({ visible: true })
    .first();
}

export type Policy = (moves: readonly Move[], decisions: number) => Move | undefined;

/** Clicks through a game until `stop` or its end; returns how many moves were clicked and curtains lifted. */
export async function playOn(
  page: Page,
  policy: Policy,
  stop: (decisions: number) => boolean = () => false,
): Promise<{ readonly clicks: number; readonly curtains: number }> {
  let clicks = 0;
  let curtains = 0;
  let { state, decisions } = await untilAsked(page);
  while (state !== "over" && !stop(decisions)) {
    if (state === "curtain") {
      await page.locator("[data-action=lift-curtain]").click();
      curtains++;
      ({ state, decisions } = await untilAsked(page));
      continue;
    }
    const moves = await offeredOrPicked(page);
    const move = policy(moves, decisions);
    if (move === undefined) throw new Error(`nothing can be clicked after ${decisions} decisions`);
    await hit(page, `[data-move='${canonical(move)}']:not([disabled])`);
    clicks++;
    ({ state, decisions } = await untilAsked(page, decisions));
  }
  return { clicks, curtains };
}

/** A player who delivers what can leave, rarely passes, and otherwise chooses at random. */
export function busy(passEvery = 9): Policy {
  return (moves, decisions) => {
    const deliver = moves.find(
      (move) => move.type === "deliver-train" || (move.type === "choose-area" && move.area === "delivery"),
    );
    if (deliver !== undefined) return deliver;
    const pass = moves.find(({ type }) => type === "pass");
    const others = moves.filter(({ type }) => type !== "pass");
    if (others.length === 0 || (pass !== undefined && decisions % passEvery === passEvery - 1)) return pass;
    return others[(decisions * 7 + 3) % others.length];
  };
}
