import { game as carnegie } from "@montan/carnegie";
import { importRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import type { CreateTable } from "@montan/protocol";
import { startPostgres, type TestPostgres } from "@montan/server/testing/postgres";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { LAPTOP, PHONE, test, type Visit, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { finalTotals } from "./endings.ts";
import { type Line, startLine } from "./line.ts";
import { firstOf } from "./long.ts";
import { type OnlineServer, seatThem, startServer } from "./online.ts";
import { playState, untilAsked } from "./play.ts";

const NAMES = ["Anna", "Ben", "Chloé", "Dörte"];
const after: (() => Promise<void>)[] = [];
// Before `visitors()`, since cleanup runs in reverse order and a page complains when its server is gone.
afterEach(async () => {
  for (const undo of after.splice(0).reverse()) await undo();
});
const visit = visitors();

interface Case {
  readonly game: CreateTable["game"];
  readonly options?: Record<string, unknown>;
  readonly database: "SQLite" | "PostgreSQL";
}

const MODULES = { modules: ["new-donations", "new-departments"] };
/** `npm test` plays each game once, and on each database. */
const CASES: readonly Case[] = [
  { game: "gluckauf", database: "SQLite" },
  { game: "carnegie", options: MODULES, database: "PostgreSQL" },
  { game: "gluckauf", database: "PostgreSQL" },
  { game: "carnegie", options: MODULES, database: "SQLite" },
];

let postgres: Promise<TestPostgres> | undefined;
afterAll(async () => (await postgres)?.stop());

/** The settings of the server that choose its database. */
async function settingsFor(database: Case["database"]): Promise<Readonly<Record<string, string>>> {
  if (database === "SQLite") return {};
  postgres ??= startPostgres();
  return { DATABASE_URL: await (await postgres).fresh() };
}

/** Four browsers at a table, each with a connection that can be cut: one is a phone, one is in German. */
async function fourAt(
  server: OnlineServer,
  wish: CreateTable,
): Promise<{ visits: Visit[]; lines: Line[]; table: string }> {
  const lines: Line[] = [];
  const visits: Visit[] = [];
  for (const wishes of [{ viewport: LAPTOP }, { viewport: PHONE, touch: true }, { language: "de" }, {}] as const) {
    const line = await startLine(server.url);
    after.push(line.close);
    lines.push(line);
    visits.push(await visit({ ...wishes, url: line.url }));
  }
  return { visits, lines, table: await seatThem(visits, NAMES, wish) };
}

/** Everybody clicks when they are asked, until this many decisions have been made. */
async function playUntil(pages: readonly Page[], until?: number): Promise<void> {
  const clicked = await Promise.all(pages.map((page, index) => clickThrough(page, index + 3, until)));
  for (const { covered } of clicked) expect(covered).toEqual([]);
}

const decisionsAt = async (page: Page) => (await playState(page)).decisions;

for (const { game, database, options = {} } of firstOf(CASES, 2))
  test(`four browsers play a whole game of ${game} on ${database} despite broken connections, reloads and a restart, and see the same end`, async () => {
    const server = await startServer(await settingsFor(database));
    after.push(server.stop);
    const { visits, lines, table } = await fourAt(server, { game, seats: 4, options });
    const pages = visits.map(({ page }) => page) as [Page, Page, Page, Page];
    const [anna, ben, , dora] = pages;

    await playUntil(pages, 10);
    await cutWhileAnotherPlays(pages, lines);
    await reloadInMidTurn(pages);

    const second = await (visits[1] as Visit).context.newPage();
    await second.goto(ben.url());
    await second.locator("[data-play]").waitFor();
    await playUntil(pages, (await decisionsAt(anna)) + 10);
    await decideWhileTheServerIsDown(pages, lines, server);
    await playUntil([anna, second, pages[2], dora]);

    await expect.poll(async () => (await playState(ben)).state).toBe("over");
    const record = await anna.evaluate(async (id) => (await fetch(`./api/tables/${id}/record`)).text(), table);
    const log = importRecord(record, [gluckauf as never, carnegie as never]);
    const totals = log.game.score(log.state).map(({ total }) => total);
    for (const page of [...pages, second]) {
      expect(await decisionsAt(page)).toBe(log.decisions.length);
      expect(await finalTotals(page)).toEqual(totals);
    }
  });

/** A player misses another one's decision, and is shown it when the connection is restored. */
async function cutWhileAnotherPlays(pages: readonly Page[], lines: readonly Line[]): Promise<void> {
  const asked = await turnOf(pages);
  const index = pages.findIndex((page) => page !== asked);
  const [missing, line] = [pages[index] as Page, lines[index] as Line];
  const before = await decisionsAt(asked);
  await expect.poll(() => decisionsAt(missing)).toBe(before);
  line.cut();
  await missing.locator("[data-line=reconnecting]").waitFor();
  await clickThrough(asked, 7, before + 1);
  expect(await decisionsAt(missing)).toBe(before);
  line.mend();
  await missing.locator("[data-line=safe]").waitFor();
  await expect.poll(() => decisionsAt(missing)).toBeGreaterThan(before);
}

/** A player who has done a part of their turn finds it done after a reload, and is asked for the rest. */
async function reloadInMidTurn(pages: readonly Page[]): Promise<void> {
  let amid: Page | undefined;
  while (amid === undefined) {
    const asked = await turnOf(pages);
    await clickThrough(asked, 7, (await decisionsAt(asked)) + 1);
    if ((await playState(asked)).state === "yours") amid = asked;
  }
  const before = await playState(amid);
  const prompt = await amid.locator("[data-prompt]").innerText();
  await amid.reload();
  expect(await untilAsked(amid)).toEqual(before);
  expect(await amid.locator("[data-prompt]").innerText()).toBe(prompt);
}

/** What is decided meanwhile is shown at once, and counts when the server is back. */
async function decideWhileTheServerIsDown(
  pages: readonly Page[],
  lines: readonly Line[],
  server: OnlineServer,
): Promise<void> {
  const asked = await turnOf(pages);
  const before = await decisionsAt(asked);
  // Connections are kept waiting: Chromium reports on the console when nobody answers at all.
  for (const line of lines) line.cut();
  await server.down();
  await asked.locator("[data-line=reconnecting]").waitFor();
  const decided = clickThrough(asked, 7, before + 1);
  for (const page of pages) expect(await decisionsAt(page)).toBeLessThanOrEqual(before);
  await server.up();
  for (const line of lines) line.mend();
  await decided;
  for (const page of pages) await expect.poll(() => decisionsAt(page), { timeout: 30_000 }).toBeGreaterThan(before);
}

async function turnOf(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await playState(page)).state === "yours") found = page;
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error("nobody is asked");
  return found;
}
