import { game as carnegie } from "@montan/carnegie";
import { importRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import type { CreateTable } from "@montan/protocol";
import { startPostgres, type TestPostgres } from "@montan/server/testing/postgres";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import { LAPTOP, PHONE, test, type Visit, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { type Line, startLine } from "./line.ts";
import { firstOf } from "./long.ts";
import { type OnlineServer, seatThem, startServer } from "./online.ts";
import { playState } from "./play.ts";

const NAMES = ["Anna", "Ben", "Chloé", "Dörte"];
const after: (() => Promise<void>)[] = [];
const visit = visitors();
afterEach(async () => {
  for (const undo of after.splice(0).reverse()) await undo();
});

interface Case {
  readonly game: CreateTable["game"];
  readonly options?: Record<string, unknown>;
  readonly database: "SQLite" | "PostgreSQL";
}

const MODULES = { modules: ["new-donations", "new-departments"] };
const CASES: readonly Case[] = [
  { game: "gluckauf", database: "SQLite" },
  { game: "carnegie", options: MODULES, database: "SQLite" },
  { game: "gluckauf", database: "PostgreSQL" },
  { game: "carnegie", options: MODULES, database: "PostgreSQL" },
];

let postgres: Promise<TestPostgres> | undefined;
afterAll(async () => (await postgres)?.stop());

/** The settings of the server that choose its database. */
async function settingsFor(database: Case["database"]): Promise<Readonly<Record<string, string>>> {
  if (database === "SQLite") return {};
  postgres ??= startPostgres();
  return { DATABASE_URL: await (await postgres).fresh() };
}

/** Four browsers at a table, each at the end of a line of its own: one is a phone, one speaks German. */
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

/** Everybody clicks when they are asked, until so many decisions have been made. */
async function playUntil(pages: readonly Page[], until?: number): Promise<void> {
  const clicked = await Promise.all(pages.map((page, index) => clickThrough(page, index + 3, until)));
  for (const { covered } of clicked) expect(covered).toEqual([]);
}

const decisionsAt = async (page: Page) => (await playState(page)).decisions;

for (const { game, database, options = {} } of firstOf(CASES))
  test(`four browsers play a whole game of ${game} on ${database} over cut lines, reloads and a restart, and see the same end`, async () => {
    const server = await startServer(await settingsFor(database));
    after.push(server.stop);
    const { visits, lines, table } = await fourAt(server, { game, seats: 4, options });
    const pages = visits.map(({ page }) => page) as [Page, Page, Page, Page];
    const [anna, ben, , dora] = pages;

    await playUntil(pages, 10);
    // Anna's line is cut while the others play on; she sees what she has missed.
    lines[0]?.cut();
    await anna.locator("[data-line=reconnecting]").waitFor();
    lines[0]?.mend();
    await anna.locator("[data-line=safe]").waitFor();

    // Whoever is asked reloads, after one more decision.
    const asked = await turnOf(pages);
    const before = await decisionsAt(asked);
    await clickThrough(asked, 7, before + 1);
    await asked.reload();
    await expect.poll(() => decisionsAt(asked)).toBeGreaterThan(before);

    // A second window of the phone's owner, and a server that comes back after a while.
    const second = await (visits[1] as Visit).context.newPage();
    await second.goto(ben.url());
    await second.locator("[data-play]").waitFor();
    await playUntil(pages, before + 12);
    for (const line of lines) line.cut();
    await server.restart();
    for (const line of lines) line.mend();
    await playUntil([anna, second, pages[2], dora]);

    await expect.poll(async () => (await playState(ben)).state).toBe("over");
    const record = await anna.evaluate(async (id) => (await fetch(`./api/tables/${id}/record`)).text(), table);
    const log = importRecord(record, [gluckauf as never, carnegie as never]);
    const totals = log.game.score(log.state).map(({ total }) => total);
    for (const page of [...pages, second]) {
      expect(await decisionsAt(page)).toBe(log.decisions.length);
      if (page === ben || page === second) await page.locator("[data-score]").first().waitFor();
      const shown = await page.locator("[data-score] tfoot td").allInnerTexts();
      expect(shown.map(Number)).toEqual(totals);
    }
  });

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
