// node bench/web/main.ts [--write] [--rounds N]: what the page weighs and how fast it answers, in Chromium.
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { fail, README, readPage, withTable } from "../readme.ts";
import { canStart, codeUntil, firstDecision, type Visit, visitPage } from "./rounds.ts";
import { chromiumProgram, servedPage } from "./site.ts";
import { kilobytes, markdown, median, milliseconds } from "./table.ts";

const SLOWER = 4;

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, rounds: { type: "string", default: "5" } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) fail(`${values.rounds}: not a number of rounds`);
const readme = values.write ? readPage("web") : undefined;

const serving = await servedPage();
const url = `${serving.address}/`;
const browser = await chromium.launch({
  executablePath: chromiumProgram(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-background-networking"],
});
const toStart = await codeUntil(browser, url, canStart);
const toPlay = await codeUntil(browser, url, firstDecision);
const usual: Visit[] = [];
const slow: Visit[] = [];
for (let round = 0; round < rounds; round++) {
  usual.push(await visitPage(browser, url, 1));
  slow.push(await visitPage(browser, url, SLOWER));
}
const version = browser.version();
await browser.close();
await serving.close();

const both = (measure: (visit: Visit) => number) => ({
  unthrottled: milliseconds(median(usual.map(measure))),
  throttled: milliseconds(median(slow.map(measure))),
});
const table = markdown({
  machine: `Chromium ${version} without a graphics card on ${cpus()[0]?.model.trim() ?? "an unknown CPU"}, ${availableParallelism()} cores, ${process.platform} ${process.arch}.`,
  effort: `Medians of ${rounds} visits to the page as \`npm start\` serves it, each with a game of Glück Auf against bots.`,
  rows: [
    {
      what: `JavaScript before a game can be started, gzip (brotli), ${toStart.files} files`,
      limit: { value: 150, unit: "kB" },
      unthrottled: `${kilobytes(toStart.gzip)} (${kilobytes(toStart.brotli)})`,
    },
    {
      what: `… and until the first decision: rules, table, bots, ${toPlay.files} files`,
      unthrottled: `${kilobytes(toPlay.gzip)} (${kilobytes(toPlay.brotli)})`,
    },
    { what: "largest contentful paint", limit: { value: 1000, unit: "ms" }, ...both(({ lcp }) => lcp) },
    {
      what: "slowest interaction to next paint of a visit",
      limit: { value: 100, unit: "ms" },
      ...both(({ inp }) => inp),
    },
    { what: "jump to any decision of a record", ...both(({ jumps }) => median(jumps)) },
    { what: "… the slowest", limit: { value: 50, unit: "ms" }, ...both(({ jumps }) => Math.max(...jumps)) },
  ],
});
console.log(table);
if (readme !== undefined) writeFileSync(README, withTable(readme, "web", table));
