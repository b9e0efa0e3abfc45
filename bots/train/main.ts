// node bots/train/main.ts GAME [--seed WORD] [--games N] [--hidden N] [--minutes N] …: learns bots/src/GAME/network.json by self-play.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { randomFrom } from "@montan/engine";
import { KNOWLEDGE, type KnownGame } from "../src/knowledge.ts";
import type { NetworkData } from "../src/network.ts";
import { dataOf, type Example, freshNetwork, Learner } from "./learner.ts";
import { LESSONS } from "./lessons.ts";
import { School } from "./school.ts";

/** The data file: how the network was learned, and the network. */
interface NetworkFile {
  readonly learned: Run & {
    readonly game: string;
    readonly rules: number;
    /** The runs that this one continued, the first one first. */
    readonly earlier?: readonly Run[];
  };
  readonly network: NetworkData;
}

interface Run {
  readonly settings: object;
  readonly games: number;
  readonly progress: readonly object[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "montan" },
    /** Games in all, and between two lessons; defaults for these and the hidden units are the game's. */
    games: { type: "string" },
    lesson: { type: "string" },
    hidden: { type: "string" },
    lambda: { type: "string", default: "0.95" },
    rate: { type: "string", default: "0.002" },
    batch: { type: "string", default: "64" },
    /** Lessons taught by the hand-set value. */
    taught: { type: "string", default: "8" },
    /** The weight of the newest network in the one that plays: 1 at first, this much at the end. */
    steady: { type: "string", default: "0.2" },
    /** Lessons whose games are still learned from. */
    memory: { type: "string", default: "15" },
    /** Unfinished turns searched side by side; default: as the bots do. */
    width: { type: "string" },
    exploreOneIn: { type: "string", default: "20" },
    /** Stops after this many minutes, whatever is left. */
    minutes: { type: "string", default: "600" },
    /** Threads that play; the result is the same with any number of them. */
    workers: { type: "string", default: "0" },
    out: { type: "string" },
    /** Continues from the existing network. */
    resume: { type: "boolean", default: false },
  },
});
const name = positionals[0] as KnownGame;
const knowledge = KNOWLEDGE[name];
if (knowledge === undefined) throw new Error(`GAME is one of ${Object.keys(KNOWLEDGE).join(", ")}`);
const { game, features, handWeights } = knowledge;
const { preset, scale, seatsToLearn } = LESSONS[name];
const { seed, width, workers, out: wanted, resume, ...numbers } = values;
for (const [key, value] of Object.entries({ ...numbers, workers, width: width ?? 1 }))
  if (!(Number(value) >= 0)) throw new Error(`--${key} wants a number, not ${value}`);
/** The settings that the result depends on, as stored in the data file; `workers` is not among them. */
const settings = {
  seed,
  resume,
  width: width === undefined ? knowledge.width : Number(width),
  ...preset,
  ...(Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value)])) as Record<
    keyof typeof numbers,
    number
  >),
};
const out = wanted ?? fileURLToPath(new URL(`../src/${name}/network.json`, import.meta.url));

const random = randomFrom(seed);
const earlier = resume ? (JSON.parse(readFileSync(out, "utf8")) as NetworkFile) : undefined;
const learner = new Learner(
  earlier?.network ?? freshNetwork(features.names, settings.hidden, scale, handWeights, random),
);
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
const school = new School(Number(workers));
const memory: Example[][] = [];
const report: { games: number; meanScore: number; meanBest: number; miss: number }[] = [];
let played = 0;
while (played < settings.games && minutes() < settings.minutes) {
  const size = settings.lesson;
  const teaches = earlier === undefined && played < size * settings.taught;
  const taught = await school.play({
    game: name,
    ...(!teaches && { network: dataOf(learner.steady, features.names) }),
    games: Array.from({ length: size }, (_, index) => ({
      seed: `${seed} ${played + index}`,
      seats: seatsToLearn[(played + index) % seatsToLearn.length] as number,
    })),
    width: settings.width,
    exploreOneIn: settings.exploreOneIn,
    lambda: settings.lambda,
  });
  played += size;
  const scores = taught.map((game) => game.scores);
  const lesson = taught.flatMap(({ examples }) => examples);
  memory.push(lesson);
  if (memory.length > settings.memory) memory.shift();
  const rate = settings.rate * Math.max(0.05, 1 - played / settings.games);
  const miss = learner.learn(memory.flat(), rate, settings.batch, random) * scale;
  learner.steadyDown(1 - (1 - settings.steady) * (played / settings.games));
  report.push({
    games: played,
    meanScore: round(mean(scores.flat())),
    meanBest: round(mean(scores.map((all) => Math.max(...all)))),
    miss: round(miss),
  });
  console.log(`${minutes().toFixed(1)} min`, JSON.stringify(report.at(-1)));
  save();
}

await school.close();

function save(): void {
  const every = Math.max(1, Math.floor(report.length / 12));
  const progress = report.filter((_row, index) => index % every === 0 || index === report.length - 1);
  const file: NetworkFile = {
    learned: {
      game: name,
      rules: game.version,
      ...(earlier && { earlier: runsOf(earlier) }),
      settings,
      games: played,
      progress,
    },
    network: dataOf(learner.steady, features.names),
  };
  writeFileSync(out, `${JSON.stringify(file)}\n`);
}

function runsOf({ learned: { earlier: before = [], settings, games, progress } }: NetworkFile): Run[] {
  return [...before, { settings, games, progress }];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
