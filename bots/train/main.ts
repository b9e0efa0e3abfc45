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
  readonly learned: {
    readonly game: string;
    readonly rules: number;
    readonly earlier?: object;
    readonly settings: { readonly seed: string };
    readonly games: number;
    readonly progress: readonly object[];
  };
  readonly network: NetworkData;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "montan" },
    /** Games in all, and between two lessons. */
    games: { type: "string", default: "5000" },
    lesson: { type: "string", default: "40" },
    hidden: { type: "string", default: "32" },
    lambda: { type: "string", default: "0.9" },
    rate: { type: "string", default: "0.002" },
    batch: { type: "string", default: "64" },
    /** Lessons whose games are still learned from. */
    memory: { type: "string", default: "20" },
    width: { type: "string", default: "40" },
    exploreOneIn: { type: "string", default: "12" },
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
  key: "games" | "lesson" | "hidden" | "lambda" | "rate" | "batch" | "memory" | "width" | "exploreOneIn" | "minutes",
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
  const taught = await school.play({
    game: name,
    // The first lesson is taught by the hand-set value.
    ...((played > 0 || earlier) && { network: dataOf(learner.network, features.names) }),
    games: Array.from({ length: size }, (_, index) => ({
      seed: `${values.seed} ${played + index}`,
      seats: seatsToLearn[(played + index) % seatsToLearn.length] as number,
    })),
    width: number("width"),
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
      // A run that was resumed tells of the one before it.
      ...(earlier && { earlier: { seed: earlier.learned.settings.seed, games: earlier.learned.games } }),
      settings,
      games: played,
      progress,
    },
    network: dataOf(learner.network, features.names),
  };
  writeFileSync(out, `${JSON.stringify(file)}\n`);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
