import { readFileSync } from "node:fs";
import { join } from "node:path";
import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, DecisionLog, exportRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { PAGE } from "./site.ts";
import {
  dragTimes,
  emptyFrames,
  jumpTimes,
  largestPaint,
  slowDown,
  slowestInteraction,
  stepTimes,
  type Timed,
  watchVitals,
} from "./vitals.ts";
import { type Weight, weightOf } from "./weight.ts";

const GAMES = { gluckauf, carnegie } as const;
export const GAME_IDS = ["gluckauf", "carnegie"] as const satisfies readonly (keyof typeof GAMES)[];
export type GameId = (typeof GAME_IDS)[number];
export const GAME_NAMES: Readonly<Record<GameId, string>> = { gluckauf: "Glück Auf", carnegie: "Carnegie" };

const LAPTOP = { width: 1366, height: 768 };
const TURNS = 6;
export const JUMPS = 40;
/** How often a visit jumps to each of these decisions: the median hides times when the machine is busy. */
export const PASSES = 3;
export const STEPS = 20;

/** A person's settings: a laptop, and no confirmations. */
async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: LAPTOP, ...options });
  await context.addInitScript(() => {
    localStorage.setItem("montan.settings", '{"language":"en","theme":"dark","motion":"normal","confirm":"off"}');
  });
  return context;
}

/** All code that was fetched until the page could do something. */
export async function codeUntil(browser: Browser, url: string, ready: (page: Page) => Promise<void>): Promise<Weight> {
  const context = await visitor(browser, { serviceWorkers: "block" });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith(".js")) files.add(path);
  });
  await page.goto(url);
  await ready(page);
  await context.close();
  return weightOf([...files].map((path) => readFileSync(join(PAGE, path))));
}

/** Every game can be started. */
export async function canStart(page: Page): Promise<void> {
  for (const id of GAME_IDS) await page.locator(`[data-action=play-now][data-game=${id}]:enabled`).waitFor();
}

/** A decision was made and answered; by then the bots have been asked, whoever began. */
export function firstAnswer(id: GameId): (page: Page) => Promise<void> {
  return async (page) => {
    await canStart(page);
    await page.locator(`[data-action=play-now][data-game=${id}]`).click();
    await answered(page, await yourTurn(page, -1));
  };
}

async function yourTurn(page: Page, moreThan: number): Promise<number> {
  await page.waitForFunction((least) => {
    const { state, decisions } = document.querySelector<HTMLElement>("[data-play]")?.dataset ?? {};
    return (state === "yours" || state === "over") && Number(decisions) > least;
  }, moreThan);
  return page.locator("[data-play]").evaluate((play) => Number((play as HTMLElement).dataset.decisions));
}

export interface Visit {
  readonly lcp: number;
  /** The slowest interaction. */
  readonly inp: Timed;
  /** The first jump after the replay has opened, which does everything for the first time. */
  readonly first: Timed;
  /** Jumps to the same decisions, pass by pass. */
  readonly jumps: readonly (readonly Timed[])[];
  /** From some of these decisions to the one after each. */
  readonly steps: readonly Timed[];
  /** The same decisions without a pause. */
  readonly drags: readonly Timed[];
  /** Frames in which nothing changed: the machine's own time. */
  readonly empty: readonly Timed[];
}

/** One visit: the first page, a few turns of a game, what people open beside it, and a replay. */
export async function visitPage(browser: Browser, url: string, id: GameId, slower: number): Promise<Visit> {
  const context = await visitor(browser);
  const page = await context.newPage();
  if (slower > 1) await slowDown(page, slower);
  await watchVitals(page);
  await page.goto(url);
  await canStart(page);
  const lcp = await largestPaint(page);
  const inp = await playTurns(page, id);
  const last = await openReplay(page, url, id);
  // Far from each other; the first jump goes to the last of them, so that every pass makes the same jumps.
  const places = Array.from({ length: JUMPS }, (_, index) => ((index + 1) * 97) % (last + 1));
  const empty = await emptyFrames(page);
  const [first] = (await jumpTimes(page, places.slice(-1))) as [Timed];
  const jumps: Timed[][] = [];
  for (let pass = 0; pass < PASSES; pass++) jumps.push(await jumpTimes(page, places));
  const steps = await stepTimes(page, places.filter((place) => place < last).slice(0, STEPS));
  const drags = await dragTimes(page, places);
  await context.close();
  return { lcp, inp, first, jumps, steps, drags, empty };
}

async function playTurns(page: Page, id: GameId): Promise<Timed> {
  await page.locator(`[data-action=play-now][data-game=${id}]`).click();
  let decisions = await yourTurn(page, -1);
  for (let turn = 0; turn < TURNS; turn++) {
    decisions = await answered(page, decisions);
    await page.locator(`[data-action=tab-${turn % 2 === 0 ? "score" : "choices"}]`).click();
  }
  await page.locator("[data-action=open-rules]").click();
  await page.locator("[data-section]").first().waitFor();
  await page.keyboard.press("Escape");
  return slowestInteraction(page);
}

/** Makes a move and waits until it is the person's turn again; returns how many decisions there are by then. */
async function answered(page: Page, decisions: number): Promise<number> {
  await makeMove(page);
  await page
    .locator("[data-action=skip]")
    .click({ timeout: 500 })
    .catch(() => {});
  return yourTurn(page, decisions);
}

/** Clicks what is highlighted until a move can be made, and makes it. */
async function makeMove(page: Page): Promise<void> {
  const whole = page.locator(".table-room [data-move]").filter({ visible: true });
  const lit = page.locator(".table-room button[data-light=open]").filter({ visible: true });
  for (let pointed = 0; pointed < 4 && (await whole.count()) === 0; pointed++) await lit.first().click();
  await whole.first().click();
}

/** Opens a complete game; returns the number of its last decision. */
async function openReplay(page: Page, url: string, id: GameId): Promise<number> {
  await page.goto(`${url}#/games`);
  const record = { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(completeRecord(id)) };
  await page.locator("input[data-action=import-file]").setInputFiles(record);
  const slider = page.locator("[data-action=slider]");
  await slider.waitFor();
  return Number(await slider.getAttribute("max"));
}

/** A complete game of four, the longest there is. */
function completeRecord(id: GameId): string {
  const game = GAMES[id] as AnyGame;
  const seats = 4;
  const log = new DecisionLog(game, { options: game.options(undefined, seats), seats, seed: "bench" });
  for (let count = 0; ; count++) {
    const [seat] = game.deciders(log.state);
    if (seat === undefined) return exportRecord(log);
    const moves = game.legalMoves(log.state, seat);
    log.append(seat, moves[(count * 5) % moves.length]);
  }
}
