// node bench/bots/main.ts [--write] [--games N] [--seed WORD]: how strong the levels are, and whether they keep their time.
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { playArena } from "@montan/bots/arena";
import { fail, README, readPage, withTable } from "../readme.ts";
import { measureOverrun } from "./overrun.ts";
import { overrunTable, type Strength, strengthTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    games: { type: "string", default: "40" },
    seed: { type: "string", default: "bench" },
  },
});
if (!/^[1-9]\d*$/.test(values.games)) fail(`${values.games}: not a number of games`);
const games = Number(values.games);
const page = values.write ? readPage("bots") : undefined;

const GAMES = [
  { id: "carnegie", name: "Carnegie" },
  { id: "gluckauf", name: "Glück Auf" },
] as const;
/** Each level against the one below it, with two and with four players, and the ends of the scale. */
const PAIRINGS = [
  { seats: 2, bots: ["easy", "random"] },
  { seats: 2, bots: ["medium", "easy"] },
  { seats: 2, bots: ["hard", "medium"] },
  { seats: 2, bots: ["expert", "hard"] },
  { seats: 2, bots: ["expert", "easy"] },
  { seats: 4, bots: ["medium", "easy"] },
  { seats: 4, bots: ["hard", "medium"] },
  { seats: 4, bots: ["expert", "hard"] },
] as const;

const strengths: Strength[] = [];
for (const { id, name } of GAMES) {
  for (const { seats, bots } of PAIRINGS) await meet(name, { game: id, seats, bots });
  if (id === "carnegie") await meet(name, { game: id, seats: 1, bots: ["expert"], options: { solo: "expert" } });
}
const overruns = [];
for (const { id, name } of GAMES) overruns.push(...(await measureOverrun(id)).map((row) => ({ ...row, game: name })));

const machine = `${cpus()[0]?.model.trim() ?? "An unknown CPU"}, ${availableParallelism()} cores, Node ${process.versions.node}.`;
const table = [
  strengthTable(
    strengths,
    `${games} games of every pairing, seats rotated over the same deals, seed \`${values.seed}\`. ${machine}`,
  ),
  overrunTable(overruns),
].join("\n\n");
console.log(table);
if (page !== undefined) writeFileSync(README, withTable(page, "bots", table));

async function meet(name: string, setup: Omit<Parameters<typeof playArena>[0], "games" | "seed">): Promise<void> {
  if (process.stderr.isTTY) console.error(`${name}, ${setup.seats} seats: ${setup.bots.join(" – ")} …`);
  const { pairings } = await playArena({ ...setup, games, seed: values.seed });
  strengths.push(...pairings.map((pairing) => ({ game: name, seats: setup.seats, ...pairing })));
}
