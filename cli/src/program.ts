import { CodedError, type Locale } from "@montan/engine";
import { arena } from "./arena.ts";
import { COMMAND_NAMES, COMMANDS, type CommandName, type CommandRow, isCommand } from "./commands.ts";
import { type Arguments, readArguments } from "./flags.ts";
import { GAME_IDS, GAMES } from "./games.ts";
import { gameLines, helpFor, howToPlay, overview } from "./help.ts";
import { guessLocale, readLocale, systemLocale } from "./language.ts";
import { Lines } from "./lines.ts";
import { openingMenu } from "./menu.ts";
import { playAtTheKeyboard } from "./play/at-the-keyboard.ts";
import { playInJson } from "./play/in-json.ts";
import { replay, verify } from "./recorded.ts";
import { readMatch } from "./setup.ts";
import { simulate } from "./simulate.ts";
import { complaint } from "./speech.ts";
import { nearest } from "./suggestion.ts";
import { columnsOf, isInteractive, print, printJson, type Terminal } from "./terminal.ts";
import { EXIT, UsageError } from "./usage-error.ts";
import { VERSION } from "./version.ts";

type Run = (terminal: Terminal, args: Arguments, locale: Locale) => number | Promise<number>;

const RUN: Readonly<Record<CommandName, Run>> = {
  play,
  simulate,
  arena,
  replay,
  verify,
  games(terminal, { json }, locale) {
    const facts = GAMES.map(({ game, title, authors }) => ({
      id: game.id,
      title,
      authors,
      rules: game.version,
      ...game.seats,
    }));
    if (json) printJson(terminal, { games: facts });
    else print(terminal, gameLines(locale));
    return EXIT.done;
  },
  help(terminal, { positionals }, locale) {
    const [name] = positionals;
    if (name !== undefined && !isCommand(name)) throw unknownCommand(name);
    print(
      terminal,
      name === undefined ? overview(locale, columnsOf(terminal)) : helpFor(name, locale, columnsOf(terminal)),
    );
    return EXIT.done;
  },
};

/** Runs the program with these arguments and returns its exit code. A user's mistake is reported in one line. */
export async function run(terminal: Terminal, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const locale = guessLocale(args, systemLocale(env));
  try {
    return await dispatch(terminal, args, systemLocale(env));
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const message = complaint(error, locale, GAMES.find(({ game }) => args.includes(game.id))?.game);
    if (args.includes("--json"))
      printJson(terminal, { type: "error", code: error.code, params: error.params, message });
    else terminal.err.write(`montan: ${message}\n`);
    return EXIT.usage;
  }
}

async function dispatch(terminal: Terminal, args: readonly string[], system: Locale): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) return open(terminal, system);
  if (name === "--version" || name === "-v") {
    print(terminal, [`montan ${VERSION}`]);
    return EXIT.done;
  }
  if (name.startsWith("-"))
    return RUN.help(terminal, readArguments(args, COMMANDS.help.flags, 0), readLang(args, system));
  if (!isCommand(name)) throw unknownCommand(name);
  const { flags, argument }: CommandRow = COMMANDS[name];
  const read = readArguments(rest, flags, argument === undefined ? 0 : 1);
  const locale = readLocale(read.values.lang, system);
  if (read.help) return RUN.help(terminal, { ...read, positionals: [name] }, locale);
  return RUN[name](terminal, read, locale);
}

function readLang(args: readonly string[], system: Locale): Locale {
  return readLocale(readArguments(args, COMMANDS.help.flags, 0).values.lang, system);
}

function unknownCommand(name: string): UsageError {
  return new UsageError("unknown-command", { command: name, near: nearest(name, [...COMMAND_NAMES, ...GAME_IDS]) });
}

async function play(terminal: Terminal, args: Arguments, locale: Locale): Promise<number> {
  const { positionals, values, json } = args;
  const nothingSaid = positionals.length === 0 && Object.keys(values).every((flag) => flag === "lang") && !json;
  if (nothingSaid && isInteractive(terminal)) return open(terminal, locale);
  const setup = readMatch(args, locale);
  return (json ? playInJson : playAtTheKeyboard)(terminal, setup, locale, values.record ?? values.resume);
}

/** `montan` alone: a menu in a terminal, instructions for pipes. */
async function open(terminal: Terminal, system: Locale): Promise<number> {
  if (!isInteractive(terminal)) {
    print(terminal, howToPlay(system));
    return EXIT.done;
  }
  const lines = new Lines(terminal);
  try {
    const opening = await openingMenu(terminal, lines, system);
    if (opening !== undefined)
      return await playAtTheKeyboard(terminal, opening.setup, opening.locale, undefined, lines);
    return lines.ending === "interrupted" ? EXIT.interrupted : EXIT.done;
  } finally {
    lines.close();
  }
}
