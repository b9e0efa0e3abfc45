import { BOT_NAMES, type BotName, isBotName } from "@montan/bots";
import { DecisionLog, importRecord, type Locale, type Seat, type Setup } from "@montan/engine";
import { newSeed } from "./chance.ts";
import { readText } from "./files.ts";
import type { Arguments, ValueFlag } from "./flags.ts";
import { GAME_IDS, GAMES, gameNamed, type TerminalGame } from "./games.ts";
import { wordsOf } from "./language.ts";
import { harmless } from "./layout.ts";
import type { MatchSetup, Player } from "./match.ts";
import { nearest } from "./suggestion.ts";
import { UsageError } from "./usage-error.ts";

const MAX_NAME = 60;

type Seating = Pick<MatchSetup, "players" | "humans">;

/** A game, its seats and its options according to the flags. */
export interface GameSetup {
  readonly entry: TerminalGame;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

export function readGame({ positionals, values }: Arguments): GameSetup {
  const [name] = positionals;
  if (name === undefined) throw new UsageError("missing-game", { known: [...GAME_IDS] });
  const entry = gameNamed(name);
  const { min, max } = entry.game.seats;
  const usual = values.solo === undefined ? entry.usualSeats : 1;
  const seats = values.seats === undefined ? usual : readNumber("seats", values.seats, 1, 99);
  if (seats < min || seats > max) throw new UsageError("bad-seats", { game: entry.title, min, max, seats });
  return { entry, seats, options: entry.game.options(readOptions(values), seats), seed: values.seed ?? newSeed() };
}

export function readNumber(flag: ValueFlag, value: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError("bad-number", { flag: `--${flag}`, value, min, max });
}

/** All of `--options`, with `--solo` and `--modules` added; undefined: all defaults. */
function readOptions({ options, solo, modules }: Arguments["values"]): unknown {
  if (options === undefined && solo === undefined && modules === undefined) return undefined;
  return {
    ...(options !== undefined && readJsonObject(options)),
    ...(solo !== undefined && { solo }),
    ...(modules !== undefined && { modules: commaList(modules) }),
  };
}

function readJsonObject(value: string): object {
  const text = value.startsWith("@") ? readText(value.slice(1)) : value;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    // Reported below, like every other text that is not an object.
  }
  throw new UsageError("options-not-json", { value });
}

function commaList(value: string): string[] {
  return value.split(",").map((item) => item.trim());
}

/** The bots of these seats, in the order of `--bots`; if there are fewer names than seats they repeat. */
export function readBots(
  value: string | undefined,
  seats: readonly Seat[],
  known: readonly string[] = BOT_NAMES,
): ReadonlyMap<Seat, BotName> {
  const names = commaList(value ?? "random").map((name) => {
    if (isBotName(name)) return name;
    throw new UsageError("unknown-bot", { bot: name, near: nearest(name, known), known: [...known] });
  });
  return new Map(seats.map((seat, index) => [seat, names[index % names.length] ?? "random"]));
}

/** Everything `montan play` needs: a new game, or one resumed from its record. */
export function readMatch(args: Arguments, locale: Locale): MatchSetup {
  if (args.values.resume !== undefined) return resumed(args, args.values.resume, locale);
  const game = readGame(args);
  const seating = readSeating(args, game.seats);
  return { ...game, ...seating, names: readNames(args, game.seats, seating.humans, locale) };
}

function readSeating({ values }: Arguments, seats: number): Seating {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (values.bots === "none") {
    if (values.human !== undefined) throw new UsageError("human-without-bots");
    return seatingOf(all.map(() => "person"));
  }
  const humans = readHumans(values.human ?? "1", seats);
  const others = all.filter((seat) => !humans.includes(seat));
  const bots = readBots(values.bots, others, [...BOT_NAMES, "none"]);
  return seatingOf(all.map((seat) => bots.get(seat) ?? "person"));
}

function seatingOf(players: readonly Player[]): Seating {
  return { players, humans: players.flatMap((player, seat) => (player === "person" ? [seat] : [])) };
}

function readHumans(value: string, seats: number): Seat[] {
  if (value === "none") return [];
  const wanted = commaList(value).map((item) => (/^\d$/.test(item) ? Number(item) - 1 : -1));
  const wrong = wanted.some((seat) => seat < 0 || seat >= seats) || new Set(wanted).size < wanted.length;
  if (wrong) throw new UsageError("bad-human", { value, seats });
  return wanted.sort((a, b) => a - b);
}

function readNames({ values }: Arguments, seats: number, humans: readonly Seat[], locale: Locale): string[] {
  if (values.names === undefined) return defaultNames(seats, humans, locale);
  const names = commaList(values.names);
  const usable = names.every((name) => name !== "" && name.length <= MAX_NAME && harmless(name) === name);
  if (names.length !== seats || !usable || new Set(names).size < seats) throw new UsageError("bad-names", { seats });
  return names;
}

function defaultNames(seats: number, humans: readonly Seat[], locale: Locale): string[] {
  const { player, bot } = wordsOf(locale).play;
  return Array.from({ length: seats }, (_, seat) => (humans.includes(seat) ? player(seat) : bot(seat)));
}

/** Flags whose values come from the record. */
const FIXED: readonly ValueFlag[] = ["seats", "seed", "solo", "modules", "options", "names"];

function resumed(args: Arguments, file: string, locale: Locale): MatchSetup {
  const fixed = FIXED.find((flag) => args.values[flag] !== undefined);
  if (fixed !== undefined) throw new UsageError("resume-fixed", { flag: `--${fixed}` });
  if (args.positionals.length > 0) throw new UsageError("resume-fixed", { flag: args.positionals.join(" ") });
  const log = importRecord(
    readText(file),
    GAMES.map(({ game }) => game),
  );
  if (log.game.result(log.state) !== undefined) throw new UsageError("record-finished");
  const seating = reseated(args, log.setup);
  const names = log.setup.names?.map(harmless) ?? defaultNames(log.setup.seats, seating.humans, locale);
  const setup = { ...log.setup, ...seating, names };
  return { ...setup, entry: gameNamed(log.game.id), log: new DecisionLog(log.game, setup, log.decisions) };
}

/** As in the record, unless flags say otherwise or the record has no entry. */
function reseated(args: Arguments, { seats, players }: Setup<unknown>): Seating {
  if (players === undefined || args.values.bots !== undefined || args.values.human !== undefined)
    return readSeating(args, seats);
  return seatingOf(players.map((player) => (isBotName(player) ? player : "person")));
}
