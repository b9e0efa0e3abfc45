import { askBot, BOTS, type BotName } from "@montan/bots";
import { type AnyGame, type Locale, type Owner, type Random, type Result, randomFrom, type Seat } from "@montan/engine";
import type { Arguments } from "./flags.ts";
import { wordsOf } from "./language.ts";
import { padEnd, padStart } from "./layout.ts";
import { Progress } from "./progress.ts";
import { ownerName } from "./score-sheet.ts";
import { type GameSetup, readBots, readGame, readNumber } from "./setup.ts";
import { type Distribution, distributionOf } from "./statistics.ts";
import { print, printJson, type Terminal } from "./terminal.ts";
import { EXIT } from "./usage-error.ts";

const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;

interface OwnerSummary {
  readonly owner: Owner;
  readonly bot?: string;
  /** Shared victories count in part. */
  readonly wins: number;
  readonly score: Distribution;
}

/** Everything but the timing is the same for the same seed. */
interface Summary {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  readonly decisions: { readonly total: number } & Distribution;
  readonly owners: readonly OwnerSummary[];
}

interface Finished {
  readonly result: Result;
  readonly decisions: number;
}

export async function simulate(terminal: Terminal, args: Arguments, locale: Locale): Promise<number> {
  const setup = readGame(args);
  const games = args.values.games === undefined ? USUAL_GAMES : readNumber("games", args.values.games, 1, MOST_GAMES);
  const bots = readBots(
    args.values.bots,
    Array.from({ length: setup.seats }, (_, seat) => seat),
  );
  const progress = new Progress(terminal, games);
  const finished: Finished[] = [];
  const started = performance.now();
  while (finished.length < games) {
    finished.push(await playOne(setup, bots, `${setup.seed}-${finished.length + 1}`));
    progress.at(finished.length);
  }
  const seconds = (performance.now() - started) / 1000;
  progress.end();
  const summary = summarise(setup, bots, finished);
  if (args.json) printJson(terminal, { ...summary, timing: timing(summary, seconds) });
  else print(terminal, summaryLines(summary, setup, seconds, locale));
  return EXIT.done;
}

async function playOne(
  { entry, options, seats }: GameSetup,
  bots: ReadonlyMap<Seat, BotName>,
  seed: string,
): Promise<Finished> {
  const { game } = entry;
  const chance = Array.from({ length: seats }, (_, seat) => randomFrom(`${seed} bot ${seat}`));
  let state = game.create(options, seats, seed);
  let decisions = 0;
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    const move = askBot(BOTS[bots.get(seat) ?? "random"], game, state, seat, chance[seat] as Random);
    // Most bots answer at once; awaiting them anyway would cost more than their thinking.
    state = game.apply(state, seat, move instanceof Promise ? await move : move);
    decisions++;
  }
  return { result: resultOf(game, state), decisions };
}

function resultOf(game: AnyGame, state: unknown): Result {
  const result = game.result(state);
  if (result === undefined) throw new Error(`${game.id}: nobody decides, yet the game is not over`);
  return result;
}

function summarise(setup: GameSetup, bots: ReadonlyMap<Seat, BotName>, finished: readonly Finished[]): Summary {
  const { entry, seats, options, seed } = setup;
  const lengths = finished.map(({ decisions }) => decisions);
  const owners = finished[0]?.result.sheets.map(({ owner }) => owner) ?? [];
  return {
    game: entry.game.id,
    rules: entry.game.version,
    seats,
    options,
    seed,
    games: finished.length,
    decisions: { total: lengths.reduce((sum, length) => sum + length, 0), ...distributionOf(lengths) },
    owners: owners.map((owner) => ownerSummary(owner, bots, finished)),
  };
}

function ownerSummary(owner: Owner, bots: ReadonlyMap<Seat, BotName>, finished: readonly Finished[]): OwnerSummary {
  const scores = finished.map(({ result }) => result.sheets.find((sheet) => sheet.owner === owner)?.total ?? 0);
  const wins = finished.map(({ result: { winners } }) => (winners.includes(owner) ? 1 / winners.length : 0));
  const share = wins.reduce((sum: number, win) => sum + win, 0) / finished.length;
  const bot = owner === "automa" ? undefined : bots.get(owner);
  return {
    owner,
    ...(bot !== undefined && { bot }),
    wins: Math.round(share * 10_000) / 10_000,
    score: distributionOf(scores),
  };
}

function timing({ games, decisions }: Summary, seconds: number): object {
  return {
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    decisionsPerSecond: Math.round(decisions.total / seconds),
  };
}

function summaryLines(summary: Summary, { entry }: GameSetup, seconds: number, locale: Locale): string[] {
  const { simulate: words } = wordsOf(locale);
  const number = (value: number, digits = 0) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const { games, seats, decisions, owners } = summary;
  const rows = owners.map(({ owner, bot, wins, score }) => [
    owner === "automa" ? ownerName(owner, { names: [], locale }) : String(owner + 1),
    bot ?? "–",
    `${number(wins * 100, 1)} %`,
    ...[score.min, score.q1, score.median, score.q3, score.max].map((value) => number(value, value % 1 === 0 ? 0 : 1)),
    number(score.mean, 1),
  ]);
  return [
    words.title(games, entry.title, seats),
    words.speed(number(games / seconds, 1), number(decisions.total / seconds)),
    words.length(number(decisions.mean, 1), decisions.min, decisions.max),
    "",
    ...[words.columns, ...rows].map(tableRow),
    "",
    words.shares,
  ];
}

function tableRow(cells: readonly string[]): string {
  return cells.map((cell, column) => (column < 2 ? padEnd(` ${cell}`, 10) : padStart(cell, 8))).join("");
}
