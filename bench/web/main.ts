// node bench/web/main.ts [--write] [--rounds N]: the size of the page and how fast it responds, in Chromium. The
// slowest interaction and jump of each visit are printed on stderr.
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { fail, PAGE, readPage, withTable } from "../page.ts";
import {
  canStart,
  codeUntil,
  firstAnswer,
  GAME_IDS,
  GAME_NAMES,
  type GameId,
  JUMPS,
  PASSES,
  STEPS,
  type Visit,
  visitPage,
} from "./rounds.ts";
import { AS_AT_HOME, chromiumProgram, servedPage } from "./site.ts";
import { kilobytes, type Measured, markdown, median, milliseconds, slowest, slowestPlace } from "./table.ts";
import type { Timed } from "./vitals.ts";

const SLOWER = 4;
/** Milliseconds that people perceive as instant. */
const AT_ONCE = 100;

interface Visits {
  readonly usual: Visit[];
  readonly slow: Visit[];
}

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, rounds: { type: "string", default: "3" } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) fail(`${values.rounds}: not a number of rounds`);
const readme = values.write ? readPage("web") : undefined;

const serving = await servedPage();
const url = `${serving.address}/`;
const browser = await chromium.launch({
  executablePath: chromiumProgram(),
  chromiumSandbox: process.getuid?.() !== 0,
  ...AS_AT_HOME,
});
const toStart = await codeUntil(browser, url, canStart);
const visits: Visits = { usual: [], slow: [] };
const games: Measured[] = [];
for (const id of GAME_IDS) games.push(...(await measure(id)));
const version = browser.version();
await browser.close();
await serving.close();

const rows: readonly Measured[] = [
  {
    what: `JavaScript before a game can be started, gzip (brotli), ${toStart.files} files`,
    limit: { value: 150, unit: "kB" },
    unthrottled: `${kilobytes(toStart.gzip)} (${kilobytes(toStart.brotli)})`,
  },
  { what: "largest contentful paint", limit: { value: 1000, unit: "ms" }, ...both(visits, ({ lcp }) => lcp) },
  { what: "a frame with nothing to draw: the machine itself", ...both(visits, ({ empty }) => middle(empty)) },
  ...games,
];
const table = markdown({
  machine: `Chromium ${version} without a graphics card (it draws in software) on ${cpus()[0]?.model.trim() ?? "an unknown CPU"}, ${availableParallelism()} cores, ${process.platform} ${process.arch}; ${(loadavg()[0] ?? 0).toFixed(1)} processes were running on average in the last minute.`,
  effort: `Medians of ${rounds} visits to the page as \`npm start\` serves it, each with a few turns against bots and, in a record of four players, ${PASSES} × ${JUMPS} jumps and ${STEPS} steps; each decision counts with the median of all times somebody went to it.`,
  rows,
});
console.log(table);
if (readme !== undefined) writeFileSync(PAGE, withTable(readme, "web", table));

async function measure(id: GameId): Promise<Measured[]> {
  const toPlay = await codeUntil(browser, url, firstAnswer(id));
  const own: Visits = { usual: [], slow: [] };
  for (let round = 0; round < rounds; round++) {
    own.usual.push(told(id, 1, await visitPage(browser, url, id, 1)));
    own.slow.push(told(id, SLOWER, await visitPage(browser, url, id, SLOWER)));
  }
  visits.usual.push(...own.usual);
  visits.slow.push(...own.slow);
  const name = GAME_NAMES[id];
  return [
    {
      what: `${name}: JavaScript until the bots have answered a first decision (rules, table, bots), ${toPlay.files} files`,
      unthrottled: `${kilobytes(toPlay.gzip)} (${kilobytes(toPlay.brotli)})`,
    },
    {
      what: `${name}: slowest interaction to next paint of a visit`,
      limit: { value: AT_ONCE, unit: "ms" },
      ...both(own, ({ inp }) => inp.time),
    },
    { what: `${name}: jump to any decision of a record`, ...both(own, ({ jumps }) => middle(jumps.flat())) },
    {
      what: "… to the slowest decision",
      limit: { value: AT_ONCE, unit: "ms" },
      ...each(own, (all) => slowestPlace(all.flatMap(({ jumps }) => jumps)).time),
    },
    {
      what: "… the first one after the replay has opened",
      limit: { value: AT_ONCE, unit: "ms" },
      ...both(own, ({ first }) => first.time),
    },
    { what: "… to the next decision, with motion", ...both(own, ({ steps }) => middle(steps)) },
    {
      what: "… to the slowest next decision",
      limit: { value: AT_ONCE, unit: "ms" },
      ...each(own, (all) => slowestPlace(all.map(({ steps }) => steps)).time),
    },
    {
      what: "… the slowest jump of all visits",
      ...each(own, (all) => slowest(all.flatMap(({ jumps }) => jumps.flat())).time),
    },
    { what: "… while the slider is dragged", ...both(own, ({ drags }) => middle(drags)) },
  ];
}

/** Names what was slowest, to know what to improve. */
function told(id: GameId, slower: number, visit: Visit): Visit {
  const jump = slowest(visit.jumps.flat());
  console.error(
    `${GAME_NAMES[id]}, CPU ${slower}× slower: ${milliseconds(visit.inp.time)} ${visit.inp.what}; jump ${jump.what} ${milliseconds(jump.time)}`,
  );
  return visit;
}

function middle(timed: readonly Timed[]): number {
  return median(timed.map(({ time }) => time));
}

type Times = Pick<Measured, "unthrottled" | "throttled">;

/** The median of the visits. */
function both(visited: Visits, take: (visit: Visit) => number): Times {
  return each(visited, (all) => median(all.map(take)));
}

function each({ usual, slow }: Visits, take: (all: readonly Visit[]) => number): Times {
  return { unthrottled: milliseconds(take(usual)), throttled: milliseconds(take(slow)) };
}
