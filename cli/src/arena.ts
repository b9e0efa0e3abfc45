import { availableParallelism } from "node:os";
import { BOT_NAMES, type BotName, isBotName } from "@montan/bots";
import { type ArenaResult, meanPoints, type PairingSummary, type Points, playArena } from "@montan/bots/arena";
import type { Locale } from "@montan/engine";
import type { Arguments } from "./flags.ts";
import { wordsOf } from "./language.ts";
import { padEnd, padStart, widthOf } from "./layout.ts";
import { Progress } from "./progress.ts";
import { ownerName } from "./score-sheet.ts";
import { type GameSetup, readGame, readNumber } from "./setup.ts";
import { nearest } from "./suggestion.ts";
import { print, printJson, type Terminal } from "./terminal.ts";
import { EXIT, UsageError } from "./usage-error.ts";

const USUAL_GAMES = 20;
const MOST_GAMES = 100_000;
const USUAL_BOTS = "expert,hard,medium,easy";

/** `montan arena`: a round robin of bots on all cores. */
export async function arena(terminal: Terminal, args: Arguments, locale: Locale): Promise<number> {
  const { values } = args;
  // Two seats if the game allows it; with more seats, one for the first bot and the others for the second.
  const setup = readGame(values.seats === undefined && values.solo === undefined ? withTwoSeats(args) : args);
  const bots = readRivals(values.bots ?? USUAL_BOTS, setup.seats);
  const games = values.games === undefined ? USUAL_GAMES : readNumber("games", values.games, 1, MOST_GAMES);
  const { entry, seats, options, seed } = setup;
  const total = games * (seats === 1 ? bots.length : (bots.length * (bots.length - 1)) / 2);
  const progress = new Progress(terminal, total);
  const started = performance.now();
  const result = await playArena({ game: entry.game.id, options, seats, bots, games, seed }, (done) =>
    progress.at(done),
  );
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  const facts = { game: entry.game.id, rules: entry.game.version, seats, options, seed, games };
  if (args.json) printJson(terminal, { ...facts, ...result, timing: { seconds: Number(seconds.toFixed(3)) } });
  else print(terminal, arenaLines(result, setup, games, seconds, locale));
  return EXIT.done;
}

function withTwoSeats(args: Arguments): Arguments {
  return { ...args, values: { ...args.values, seats: "2" } };
}

function readRivals(value: string, seats: number): BotName[] {
  const names = value.split(",").map((name) => name.trim());
  for (const name of names) {
    if (!isBotName(name))
      throw new UsageError("unknown-bot", { bot: name, near: nearest(name, BOT_NAMES), known: [...BOT_NAMES] });
  }
  if (names.length < Math.min(2, seats) || new Set(names).size < names.length)
    throw new UsageError("arena-needs-rivals");
  return names as BotName[];
}

function arenaLines(
  { pairings, ratings }: ArenaResult,
  setup: GameSetup,
  games: number,
  seconds: number,
  locale: Locale,
): string[] {
  const { entry, seats } = setup;
  const { arena: words } = wordsOf(locale);
  const number = numbersIn(locale);
  const percent = (share: number) => number(share * 100);
  const rows = pairings.map(({ one, others, rate, low, high, meanScore, meanOtherScore, meanWinningScore }) => [
    one,
    others === undefined ? ownerName("automa", { names: [], locale }) : seats > 2 ? `${seats - 1} × ${others}` : others,
    `${percent(rate)} %`,
    `${percent(low)}–${percent(high)}`,
    ...[meanScore, meanOtherScore, meanWinningScore].map((score) => number(score)),
  ]);
  return [
    words.title(games, entry.title, seats),
    words.time(number(seconds, 0), availableParallelism()),
    "",
    ...[words.columns, ...rows].map((row) => tableRow(row)),
    "",
    words.interval,
    "",
    ...ratings.map(({ bot, elo }) => `  ${padEnd(bot, 10)} ${padStart(number(elo, 0), 6)} Elo`),
    ...(ratings.length === 0 ? [] : [""]),
    words.points,
    "",
    ...pointLines(pairings, setup, locale),
  ];
}

function numbersIn(locale: Locale): (value: number, digits?: number) => string {
  return (value, digits = 1) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Where everybody's points come from: a column for each bot, and for Andrew if he plays. */
function pointLines(pairings: readonly PairingSummary[], { entry }: GameSetup, locale: Locale): string[] {
  const number = numbersIn(locale);
  const columns = columnsOf(pairings).map(({ owner, points }) => ({
    title: owner ?? ownerName("automa", { names: [], locale }),
    points,
  }));
  const categories = [...new Set(columns.flatMap(({ points }) => Object.keys(points)))];
  const labels = categories.map((category) => entry.words[locale].categories[category] ?? category);
  const { total } = wordsOf(locale).score;
  const width = Math.max(...[...labels, total].map(widthOf)) + 2;
  const row = (label: string, cells: readonly string[]) =>
    padEnd(`  ${label}`, width) + cells.map((cell) => padStart(cell, POINTS_WIDTH)).join("");
  const of = (points: Points, category: string) =>
    category in points ? number(points[category] as number) : NOT_ON_THE_SHEET;
  const sum = (points: Points) => Object.values(points).reduce((vp, part) => vp + part, 0);
  return [
    row(
      "",
      columns.map(({ title }) => title),
    ),
    ...categories.map((category, index) =>
      row(
        labels[index] as string,
        columns.map(({ points }) => of(points, category)),
      ),
    ),
    row(
      total,
      columns.map(({ points }) => number(sum(points))),
    ),
  ];
}

const POINTS_WIDTH = 10;
const NOT_ON_THE_SHEET = "–";

/** All pairings have the same number of games, so means of means are means. */
function columnsOf(pairings: readonly PairingSummary[]): { owner: BotName | undefined; points: Points }[] {
  const seats = pairings.flatMap(({ one, others, meanPoints: points, meanOtherPoints }) => [
    { owner: one, points },
    { owner: others, points: meanOtherPoints },
  ]);
  const owners = [...new Set(seats.map(({ owner }) => owner))].sort((a, b) => rankOf(b) - rankOf(a));
  return owners.map((owner) => ({
    owner,
    points: meanPoints(seats.filter((seat) => seat.owner === owner).map(({ points }) => points)),
  }));
}

/** The strongest first; Andrew, who is not a bot, last. */
function rankOf(owner: BotName | undefined): number {
  return owner === undefined ? -1 : BOT_NAMES.indexOf(owner);
}

function tableRow(cells: readonly string[]): string {
  return cells.map((cell, column) => (column < 2 ? padEnd(`  ${cell}`, 16) : padStart(cell, 13))).join("");
}
