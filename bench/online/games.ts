import type { Browser, BrowserContext, Page } from "playwright-core";
import { watchPaints } from "./paints.ts";
import { type Times, timesOf } from "./times.ts";

/** Measurements of a whole game of two, each in a browser of their own. */
export interface OnlineGame extends Times {
  readonly decisions: number;
  /** Bytes each seat received: frames of the socket before compression, and answers as they were sent. */
  readonly received: readonly number[];
}

const LAPTOP = { width: 1366, height: 768 };
/** One click is one decision; without motion, which would count as time in transit. */
const SETTINGS = { language: "en", theme: "light", motion: "off", confirm: "off", autoSkip: false, sound: false };
/** More decisions than any game has. */
const LONGEST = 2_000;

export async function playOnline(browser: Browser, url: string, game: string, luck: number): Promise<OnlineGame> {
  const contexts = [await visitor(browser), await visitor(browser)];
  const [host, guest] = [await namedPage(contexts[0], url, "Anna"), await namedPage(contexts[1], url, "Ben")] as const;
  const { table, link } = (await ask(host, "tables", { game, seats: 2 })) as { table: string; link: string };
  await ask(guest, `tables/${table}/actions`, { type: "join", link });
  await ask(host, `tables/${table}/actions`, { type: "start" });
  const pages = [host, guest] as const;
  const counts: (() => number)[] = [];
  for (const page of pages) {
    await page.goto(`${url}#/table/${table}`);
    counts.push(await countBytes(page));
    await page.reload();
    await page.locator("[data-play]").waitFor();
  }
  const decisions = await playOut(pages, luck);
  const times = timesOf([await host.evaluate(() => window.painted), await guest.evaluate(() => window.painted)]);
  const received = counts.map((count) => count());
  for (const context of contexts) await context.close();
  return { ...times, decisions, received };
}

async function visitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: LAPTOP, serviceWorkers: "block" });
  await context.addInitScript((settings) => {
    if (location.protocol !== "about:") localStorage.setItem("montan.settings", settings);
  }, JSON.stringify(SETTINGS));
  await context.addInitScript(watchPaints);
  return context;
}

async function namedPage(context: BrowserContext | undefined, url: string, name: string): Promise<Page> {
  if (context === undefined) throw new Error("no browser");
  const page = await context.newPage();
  await page.goto(url);
  await ask(page, "people", { name });
  return page;
}

/** Asks the server as the person at this page. */
async function ask(page: Page, path: string, body: unknown): Promise<unknown> {
  return page.evaluate(
    async ({ path, body }) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`./api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    { path, body },
  );
}

/** Counts what arrives about the table from now on; files of the page are left out. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const answers = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith("/api/")) answers.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (answers.has(requestId)) bytes += encodedDataLength;
  });
  session.on("Network.webSocketFrameReceived", ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  return () => bytes;
}

/** Whoever is asked makes a random choice from the list of sentences; returns the number of decisions. */
async function playOut(pages: readonly Page[], luck: number): Promise<number> {
  let chance = luck;
  for (let decisions = 0; decisions < LONGEST; decisions++) {
    const asked = await pageAsked(pages, decisions);
    if (asked === undefined) return decisions;
    await asked.locator("[data-action=tab-choices]").click();
    const choices = asked.locator("[data-choices] [data-move]");
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    await choices.nth((chance >> 8) % (await choices.count())).click();
  }
  throw new Error(`a game has not ended after ${LONGEST} decisions`);
}

/** Waits until all pages show this many decisions; undefined: the game is over. */
async function pageAsked(pages: readonly Page[], decisions: number): Promise<Page | undefined> {
  const states = await Promise.all(
    pages.map(async (page) => {
      const state = await page.waitForFunction((shown) => {
        const play = document.querySelector<HTMLElement>("[data-play]")?.dataset;
        return Number(play?.decisions) >= shown && play?.state;
      }, decisions);
      return state.jsonValue();
    }),
  );
  if (states.includes("over")) return undefined;
  return pages[states.indexOf("yours")] ?? pageAsked(pages, decisions);
}
