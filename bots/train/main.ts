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
    /** The runs this one went on from, the first one first. */
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
    /** Games in all, and between two lessons. */
    games: { type: "string", default: "3200" },
    lesson: { type: "string", default: "40" },
    hidden: { type: "string", default: "32" },
    lambda: { type: "string", default: "0.95" },
    rate: { type: "string", default: "0.002" },
    batch: { type: "string", default: "64" },
    /** Lessons taught by the hand-set value. */
    taught: { type: "string", default: "8" },
    /** The share of the newest network in the one that plays. */
    steady: { type: "string", default: "0.2" },
    /** Lessons whose games are still learned from. */
    memory: { type: "string", default: "15" },
    /** Unfinished turns looked at side by side; as the bots do if not said. */
    width: { type: "string" },
    exploreOneIn: { type: "string", default: "20" },
    /** Stops after so many minutes, whatever is left. */
    minutes: { type: "string", default: "600" },
    /** Threads that play; the result is the same with any number of them. */
    workers: { type: "string", default: "0" },
    out: { type: "string" },
    /** Goes on from the network there is. */
    resume: { type: "boolean", default: false },
  },
});
const name = positionals[0] as KnownGame;
const knowledge = KNOWLEDGE[name];
if (knowledge === undefined) throw new Error(`GAME is one of ${Object.keys(KNOWLEDGE).join(", ")}`);
const { game, features, handWeights } = knowledge;
const { scale, seatsToLearn } = LESSONS[name];
const out = values.out ?? fileURLToPath(new URL(`../src/${name}/network.json`, import.meta.url));
const number = (
  key:
    | "games"
    | "lesson"
    | "hidden"
    | "lambda"
    | "rate"
    | "batch"
    | "memory"
    | "exploreOneIn"
    | "minutes"
    | "taught"
    | "steady",
) => Number(values[key]);

const random = randomFrom(values.seed);
const earlier = values.resume ? (JSON.parse(readFileSync(out, "utf8")) as NetworkFile) : undefined;
const learner = new Learner(
  earlier?.network ?? freshNetwork(features.names, number("hidden"), scale, handWeights, random),
);
const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
const school = new School(Number(values.workers));
const memory: Example[][] = [];
const report: { games: number; meanScore: number; meanBest: number; miss: number }[] = [];
let played = 0;
while (played < number("games") && minutes() < number("minutes")) {
  const size = number("lesson");
  const teaches = earlier === undefined && played < size * number("taught");
  const taught = await school.play({
    game: name,
    ...(!teaches && { network: dataOf(learner.steady, features.names) }),
    games: Array.from({ length: size }, (_, index) => ({
      seed: `${values.seed} ${played + index}`,
      seats: seatsToLearn[(played + index) % seatsToLearn.length] as number,
    })),
    width: values.width === undefined ? knowledge.width : Number(values.width),
    exploreOneIn: number("exploreOneIn"),
    lambda: number("lambda"),
  });
  played += size;
  const scores = taught.map((game) => game.scores);
  const lesson = taught.flatMap(({ examples }) => examples);
  memory.push(lesson);
  if (memory.length > number("memory")) memory.shift();
  const rate = number("rate") * Math.max(0.05, 1 - played / number("games"));
  const miss = learner.learn(memory.flat(), rate, number("batch"), random) * scale;
  // While the hand-set value teaches there is nothing to be steady about.
  learner.steadyDown(teaches ? 1 : number("steady"));
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
  const { out: _, workers: __, ...settings } = values;
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
