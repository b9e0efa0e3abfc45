// node bench/bots/main.ts [--write] [--games N] [--seed WORD] [--game carnegie|gluckauf]: how strong the levels are,
// and whether they keep to their time.
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import type { BotName } from "@montan/bots";
import { playArena } from "@montan/bots/arena";
import { fail, PAGE, readPage, withTable } from "../page.ts";
import { measureOverrun } from "./overrun.ts";
import { overrunTable, pointsTable, type Strength, strengthTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    games: { type: "string", default: "80" },
    seed: { type: "string", default: "bench" },
    game: { type: "string" },
  },
});
if (!/^[1-9]\d*$/.test(values.games)) fail(`${values.games}: not a number of games`);
const games = Number(values.games);

const GAMES = [
  { id: "carnegie", name: "Carnegie" },
  { id: "gluckauf", name: "Glück Auf" },
] as const;
type GameId = (typeof GAMES)[number]["id"];
const chosen = GAMES.filter(({ id }) => values.game === undefined || values.game === id);
if (chosen.length === 0) fail(`--game is one of ${GAMES.map(({ id }) => id).join(", ")}`);
if (values.write) for (const { id } of chosen) readPage(`bots-${id}`);

interface Meeting extends Readonly<Partial<Record<GameId, number>>> {
  readonly seats: number;
  readonly bots: readonly BotName[];
  readonly options?: unknown;
}

/**
 * Each level against the one below it, with two and with four players; the strongest against the weakest; winning
 * scores of experts among themselves; and Andrew at his best level. The number is the share of `--games`: where games
 * take long and the aim is far exceeded, fewer are enough.
 */
const MEETINGS: readonly Meeting[] = [
  { seats: 2, bots: ["easy", "random"], carnegie: 1, gluckauf: 0.5 },
  { seats: 2, bots: ["medium", "easy"], carnegie: 1, gluckauf: 1 },
  { seats: 2, bots: ["hard", "medium"], carnegie: 1, gluckauf: 1 },
  { seats: 2, bots: ["expert", "hard"], carnegie: 1, gluckauf: 0.6 },
  { seats: 2, bots: ["expert", "easy"], carnegie: 1, gluckauf: 0.3 },
  { seats: 4, bots: ["easy", "random"], carnegie: 1, gluckauf: 0.5 },
  { seats: 4, bots: ["medium", "easy"], carnegie: 1, gluckauf: 0.8 },
  { seats: 4, bots: ["hard", "medium"], carnegie: 1, gluckauf: 0.8 },
  { seats: 4, bots: ["expert", "hard"], carnegie: 1, gluckauf: 0.4 },
  { seats: 3, bots: ["expert", "expert"], carnegie: 1 },
  { seats: 4, bots: ["expert", "expert"], carnegie: 1 },
  { seats: 1, bots: ["expert"], options: { solo: "expert" }, carnegie: 1 },
];

for (const { id, name } of chosen) {
  const strengths: Strength[] = [];
  for (const meeting of MEETINGS) strengths.push(...(await meet(id, name, meeting)));
  const table = [
    strengthTable(
      strengths,
      `Seats rotated over the same deals; \`--games ${games} --seed ${values.seed}\`. ${machine()}`,
    ),
    pointsTable(strengths.filter(isAmongThree), "Where the points come from, one seat among three of the level below."),
    overrunTable(await measureOverrun(id)),
  ].join("\n\n");
  console.log(`${name}\n\n${table}\n`);
  // Read again: the file may have changed meanwhile.
  if (values.write) writeFileSync(PAGE, withTable(readPage(`bots-${id}`), `bots-${id}`, table));
}

function machine(): string {
  return `${cpus()[0]?.model.trim() ?? "An unknown CPU"}, ${availableParallelism()} cores, Node ${process.versions.node}.`;
}

/** The pairing of each level whose points by category are shown. */
function isAmongThree({ seats, one, others }: Strength): boolean {
  return seats === 4 && one !== others;
}

async function meet(id: GameId, name: string, meeting: Meeting): Promise<Strength[]> {
  const { [id]: part, seats, bots, options } = meeting;
  if (part === undefined) return [];
  // Every deal is played from every seat.
  const count = Math.ceil((games * part) / seats) * seats;
  const started = performance.now();
  const { pairings } = await playArena({ game: id, options, seats, bots, games: count, seed: values.seed });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(`${name}, ${seats} seats: ${bots.join(" – ")}, ${count} games in ${seconds} s`);
  return pairings.map((pairing) => ({ seats, ...pairing }));
}
