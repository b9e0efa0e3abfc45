// npm run bench [-- --write] [-- --decisions N] [-- --rounds N]
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import type { AnyGame } from "@montan/engine";
import { fail, PAGE, readPage, withTable } from "../page.ts";
import { referencePlay } from "./boardgame-io.ts";
import { GAMES } from "./games.ts";
import { type Effort, randomPlay, replayTime, Stopwatch, takeTurns, weight } from "./measure.ts";
import { markdown } from "./table.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    decisions: { type: "string", default: "100000" },
    rounds: { type: "string", default: "5" },
  },
});
const effort: Effort = { decisions: count(values.decisions), rounds: count(values.rounds) };
const page = values.write ? readPage("engine") : undefined;
// Before boardgame.io is loaded: it reads this once.
process.env.NODE_ENV = "production";

const subjects: { name: string; seats: number; game: AnyGame; stopwatch: Stopwatch }[] = [];
const missing: string[] = [];
for (const { name, seats: counts, load } of GAMES) {
  const { game } = (await load()) as { readonly game?: AnyGame };
  if (game === undefined) {
    missing.push(`${name}, whose package exports no \`game\` yet.`);
    continue;
  }
  for (const seats of counts) subjects.push({ name, seats, game, stopwatch: new Stopwatch(randomPlay(game, seats)) });
}
const peer = new Stopwatch(referencePlay());
if (process.stderr.isTTY) console.error("Measuring; this takes a minute or two …");
takeTurns([peer, ...subjects.map(({ stopwatch }) => stopwatch)], effort);

const table = markdown({
  machine: `One thread on ${cpus()[0]?.model.trim() ?? "an unknown CPU"}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}.`,
  effort: `Complete random games through \`legalMoves\` and \`apply\`: the median of ${effort.rounds} rounds of ${effort.decisions.toLocaleString("en-US")} decisions after a warm-up, the same number for boardgame.io 0.50.2's reducer on tic-tac-toe.`,
  rows: subjects.map(({ name, seats, game, stopwatch }) => ({
    name,
    seats,
    ...stopwatch.speed,
    weight: weight(game, seats),
    replayMs: replayTime(game, seats, effort),
  })),
  reference: { name: "boardgame.io (tic-tac-toe)", ...peer.speed },
  missing,
});
console.log(table);
if (page !== undefined) writeFileSync(PAGE, withTable(page, "engine", table));

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) fail(`${text}: not a number of decisions or rounds`);
  return Number(text);
}
