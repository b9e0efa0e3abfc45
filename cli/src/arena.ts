import { availableParallelism } from "node:os";
import { BOT_NAMES, type BotName, isBotName } from "@montan/bots";
import { type ArenaResult, playArena } from "@montan/bots/arena";
import type { Locale } from "@montan/engine";
import type { Arguments } from "./flags.ts";
import { wordsOf } from "./language.ts";
import { padEnd, padStart } from "./layout.ts";
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
  // Two sit down where two can; more seats are one of the first bot among others of the second.
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
  { entry, seats }: GameSetup,
  games: number,
  seconds: number,
  locale: Locale,
): string[] {
  const { arena: words } = wordsOf(locale);
  const number = (value: number, digits = 1) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
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
  ];
}

function tableRow(cells: readonly string[]): string {
  return cells.map((cell, column) => (column < 2 ? padEnd(`  ${cell}`, 16) : padStart(cell, 13))).join("");
}
