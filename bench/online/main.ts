// node bench/online/main.ts [--write] [--games N]: how quickly moves travel between two browsers through a server on
// this machine, how many bytes a game takes, and what code the lobby pages need.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, start } from "@montan/server";
import { chromium, type Page } from "playwright-core";
import { PAGE as BENCHMARKS, type Column, fail, markdownTable, readPage, withTable } from "../page.ts";
import { canStart, codeUntil, GAME_IDS, GAME_NAMES } from "../web/rounds.ts";
import { AS_AT_HOME, buildPage, chromiumProgram, PAGE } from "../web/site.ts";
import { kilobytes, median, milliseconds } from "../web/table.ts";
import { type OnlineGame, playOnline } from "./games.ts";
import { quantile } from "./times.ts";

interface Row {
  readonly what: string;
  readonly promised?: string;
  readonly measured: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: "over the network", alignRight: false, text: ({ what }) => what },
  { title: "promised", alignRight: true, text: ({ promised }) => promised ?? "" },
  { title: "measured", alignRight: true, text: ({ measured }) => measured },
];

/** Lobby pages: their routes, and the element that shows that they are ready. */
const LOBBY = [
  { what: "for opening a table", route: "friends", ready: "[data-action=open-table]" },
  { what: "for the list of tables", route: "online", ready: "[data-action=online-name]" },
  { what: "for following a link", route: "join/nowhere/nothing", ready: "[data-link-gone]" },
] as const;
/** A request to the server with almost no work. */
const ROUND_TRIPS = 100;

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, games: { type: "string", default: "5" } },
});
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) fail(`${values.games}: not a number of games`);
const page = values.write ? readPage("online") : undefined;

buildPage();
const folder = mkdtempSync(join(tmpdir(), "montan-bench-"));
const server = await start(readConfig({ PORT: "0", MONTAN_DATA: folder, MONTAN_LOG: "silent" }), PAGE);
const url = `${server.address}/`;
const browser = await chromium.launch({
  executablePath: chromiumProgram(),
  chromiumSandbox: process.getuid?.() !== 0,
  ...AS_AT_HOME,
});
const version = browser.version();
const rows: Row[] = [...(await codeRows()), await roundTripRow()];
for (const id of GAME_IDS) {
  const games: OnlineGame[] = [];
  for (let luck = 1; luck <= count; luck++) games.push(await playOnline(browser, url, id, luck));
  rows.push(...rowsOf(GAME_NAMES[id], games));
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });

const table = markdownTable(COLUMNS, rows, [
  `Whole games of two, ${count} of each, chosen at random from the list of choices, without motion; both browsers, the server and its SQLite database share the machine. Bytes are frames of the socket before compression and answers to requests, from opening the table to the end. Chromium ${version}, ${cpus()[0]?.model.trim() ?? "an unknown CPU"}, ${availableParallelism()} cores, ${process.platform} ${process.arch}.`,
]);
console.log(table);
if (page !== undefined) writeFileSync(BENCHMARKS, withTable(page, "online", table));

async function codeRows(): Promise<Row[]> {
  const home = await codeUntil(browser, url, canStart);
  const rows: Row[] = [{ what: "JavaScript of the home page, gzip", measured: kilobytes(home.gzip) }];
  for (const { what, route, ready } of LOBBY) {
    const { gzip } = await codeUntil(browser, `${url}#/${route}`, (page: Page) =>
      page.locator(ready).first().waitFor(),
    );
    rows.push({
      what: `… more ${what}`,
      promised: "≤ 60 kB",
      measured: kilobytes(Math.max(0, gzip - home.gzip)),
    });
  }
  return rows;
}

/** The machine's own time for a request and its answer. */
async function roundTripRow(): Promise<Row> {
  const page = await browser.newPage();
  await page.goto(url);
  const times = await page.evaluate(async (trips) => {
    const taken: number[] = [];
    for (let trip = 0; trip < trips; trip++) {
      const began = performance.now();
      await (await fetch("./api/server")).text();
      taken.push(performance.now() - began);
    }
    return taken;
  }, ROUND_TRIPS);
  await page.close();
  return { what: "a request to the server and its answer: the machine itself", measured: spread(times) };
}

function rowsOf(name: string, games: readonly OnlineGame[]): Row[] {
  const decisions = median(games.map((game) => game.decisions));
  const perSeat = games.flatMap(({ received }) => received);
  return [
    {
      what: `${name}: own move to paint, median (95 %)`,
      promised: "≤ 100 ms",
      measured: spread(games.flatMap(({ own }) => own)),
    },
    { what: "… to paint at the other's screen", measured: spread(games.flatMap(({ other }) => other)) },
    {
      what: `… received by a seat in a game (${decisions} decisions)`,
      measured: kilobytes(median(perSeat)),
    },
  ];
}

function spread(times: readonly number[]): string {
  return `${milliseconds(median(times))} (${milliseconds(quantile(times, 0.95))})`;
}
