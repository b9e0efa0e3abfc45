import type { Locale } from "@montan/engine";
import { COMMAND_NAMES, COMMANDS, type CommandName, type CommandRow } from "./commands.ts";
import { type FlagName, flagRow } from "./flags.ts";
import { GAME_IDS, GAMES } from "./games.ts";
import { wordsOf } from "./language.ts";
import { glued, padEnd, widthOf, wrap } from "./layout.ts";

/** What the program can do. */
export function overview(locale: Locale, width: number): string[] {
  const words = wordsOf(locale);
  const row = (name: string, text: string) => `  ${padEnd(name, 16)} ${text}`;
  return [
    ...wrap(words.tagline, width),
    "",
    `${words.usage}: montan COMMAND`,
    "",
    `${words.commandsTitle}:`,
    ...COMMAND_NAMES.map((name) => row(`${name} ${argumentOf(name)}`, words.commands[name])),
    row("--version", words.version),
    "",
    words.moreHelp,
  ];
}

/** Everything about one command. */
export function helpFor(name: CommandName, locale: Locale, width: number): string[] {
  const words = wordsOf(locale);
  const { flags, examples }: CommandRow = COMMANDS[name];
  const argument = argumentOf(name);
  return [
    ...wrap(words.commands[name], width),
    "",
    `${words.usage}: montan ${[name, argument].filter(Boolean).join(" ")} [${words.optionsTitle.toLowerCase()}]`,
    ...(argument === "GAME" ? [words.gameArgument(GAME_IDS)] : []),
    ...(argument === "FILE" ? [words.fileArgument] : []),
    "",
    ...listed(
      words.optionsTitle,
      flags.map((flag) => [flagText(flag), words.flags[flag]]),
      width,
    ),
    "",
    `${words.examplesTitle}:`,
    ...examples.map((example) => `  ${example}`),
    ...(name === "play" ? ["", ...words.jsonPlay.flatMap((text) => wrap(text, width))] : []),
  ];
}

function argumentOf(name: CommandName): string {
  const { argument }: CommandRow = COMMANDS[name];
  return argument ?? "";
}

function flagText(flag: FlagName): string {
  const { value, short } = flagRow(flag);
  return `${short === undefined ? "" : `-${short}, `}--${flag}${value === undefined ? "" : ` ${value}`}`;
}

function listed(title: string, rows: readonly (readonly [string, string])[], width: number): string[] {
  const first = Math.max(...rows.map(([name]) => widthOf(name))) + 4;
  const row = (name: string, text: string) => wrap(glued(padEnd(`  ${name}`, first)) + text, width, first);
  return [`${title}:`, ...rows.flatMap(([name, text]) => row(name, text))];
}

/** `montan games`. */
export function gameLines(locale: Locale): string[] {
  const words = wordsOf(locale);
  return GAMES.map(({ game, title, authors }) => {
    const { min, max } = game.seats;
    return `${padEnd(game.id, 10)} ${title} · ${words.players(min, max)} · ${words.by(authors)}`;
  });
}

/** Shown if the program is started without a terminal to type in. */
export function howToPlay(locale: Locale): string[] {
  const { welcome, commands } = wordsOf(locale);
  return [
    welcome.title,
    "",
    welcome.toPlay,
    "  npm run montan",
    welcome.or,
    ...COMMANDS.play.examples.map((example) => `  ${example.replace("montan", "npm run montan --")}`),
    "",
    ...gameLines(locale),
    "",
    `montan help: ${commands.help}`,
  ];
}
