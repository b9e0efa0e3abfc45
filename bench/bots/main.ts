// node bench/bots/main.ts [--write] [--games N] [--seed WORD] [--game carnegie|gluckauf]: how strong the levels are, and whether they keep their time.
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
    game: { type: "string" },
  },
});
if (!/^[1-9]\d*$/.test(values.games)) fail(`${values.games}: not a number of games`);
const games = Number(values.games);
const page = values.write ? readPage("bots") : undefined;

const GAMES = [
  { id: "carnegie", name: "Carnegie" },
  { id: "gluckauf", name: "Glück Auf" },
] as const;
const chosen = GAMES.filter(({ id }) => values.game === undefined || values.game === id);
if (chosen.length === 0) fail(`--game is one of ${GAMES.map(({ id }) => id).join(", ")}`);

/** Each level against the one below it, with two and with four players, and the ends of the scale. `part`: of the games asked for. */
const LADDER = [
  { seats: 2, bots: ["easy", "random"], part: 1 },
  { seats: 2, bots: ["medium", "easy"], part: 1 },
  { seats: 2, bots: ["hard", "medium"], part: 1 },
  { seats: 2, bots: ["expert", "hard"], part: 1 },
  { seats: 2, bots: ["expert", "easy"], part: 1 },
  { seats: 4, bots: ["easy", "random"], part: 0.5 },
  { seats: 4, bots: ["medium", "easy"], part: 0.5 },
  { seats: 4, bots: ["hard", "medium"], part: 0.5 },
  { seats: 4, bots: ["expert", "hard"], part: 0.5 },
] as const;
/** Winning scores of experts among themselves, and Andrew at his best. */
const CARNEGIE_ONLY = [
  { seats: 3, bots: ["expert", "expert"], part: 0.25 },
  { seats: 4, bots: ["expert", "expert"], part: 0.25 },
  { seats: 1, bots: ["expert"], options: { solo: "expert" }, part: 0.5 },
] as const;

const strengths: Strength[] = [];
for (const { id, name } of chosen) {
  for (const { part, ...meeting } of [...LADDER, ...(id === "carnegie" ? CARNEGIE_ONLY : [])])
    await meet(name, { game: id, ...meeting, games: Math.ceil(games * part) });
}
const overruns = [];
for (const { id, name } of chosen) overruns.push(...(await measureOverrun(id)).map((row) => ({ ...row, game: name })));

const machine = `${cpus()[0]?.model.trim() ?? "An unknown CPU"}, ${availableParallelism()} cores, Node ${process.versions.node}.`;
const table = [
  strengthTable(strengths, `Seats rotated over the same deals, seed \`${values.seed}\`. ${machine}`),
  overrunTable(overruns),
].join("\n\n");
console.log(table);
if (page !== undefined) writeFileSync(README, withTable(page, "bots", table));

async function meet(name: string, setup: Omit<Parameters<typeof playArena>[0], "seed">): Promise<void> {
  if (process.stderr.isTTY) console.error(`${name}, ${setup.seats} seats: ${setup.bots.join(" – ")} …`);
  const { pairings } = await playArena({ ...setup, seed: values.seed });
  strengths.push(...pairings.map((pairing) => ({ game: name, seats: setup.seats, ...pairing })));
}
