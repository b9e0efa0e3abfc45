import type { Locale } from "@montan/engine";
import { GAMES, type TerminalGame } from "./games.ts";
import { wordsOf } from "./language.ts";
import type { Lines } from "./lines.ts";
import type { MatchSetup } from "./match.ts";
import { readMatch } from "./setup.ts";
import { print, type Terminal } from "./terminal.ts";

/** What the person chose in the opening menu. */
export interface Opening {
  readonly setup: MatchSetup;
  readonly locale: Locale;
}

/** Asks what to play; undefined: the person quit. Enter takes the value in brackets. */
export async function openingMenu(terminal: Terminal, lines: Lines, usual: Locale): Promise<Opening | undefined> {
  const ask = new Questions(terminal, lines);
  print(terminal, [terminal.paint.heading(wordsOf(usual).welcome.title), ""]);
  const locale = await ask.oneOf(wordsOf(usual).welcome.language, ["en", "de"], usual, usual);
  if (locale === undefined) return undefined;
  const { welcome } = wordsOf(locale as Locale);
  print(
    terminal,
    GAMES.map(({ title }, index) => `  ${index + 1}  ${title}`),
  );
  const game = await ask.number(welcome.game, 1, GAMES.length, 1, locale as Locale);
  if (game === undefined) return undefined;
  const entry = GAMES[game - 1] as TerminalGame;
  const { min, max } = entry.game.seats;
  const seats = await ask.number(welcome.seats(min, max), min, max, entry.usualSeats, locale as Locale);
  if (seats === undefined) return undefined;
  const humans = seats === 1 ? 1 : await ask.number(welcome.humans(seats), 1, seats, 1, locale as Locale);
  if (humans === undefined) return undefined;
  const level = await askLevel(ask, entry, seats, locale as Locale);
  if (level === undefined) return undefined;
  const human = Array.from({ length: humans }, (_, seat) => seat + 1).join(",");
  const values = { seats: String(seats), human, ...(level !== "" && { solo: level }) };
  const args = { positionals: [entry.game.id], values, json: false, help: false };
  return { setup: readMatch(args, locale as Locale), locale: locale as Locale };
}

/** Empty if there is nothing to ask. */
async function askLevel(ask: Questions, entry: TerminalGame, seats: number, locale: Locale) {
  const levels = seats === 1 ? (entry.soloLevels ?? []) : [];
  if (levels.length === 0) return "";
  return ask.oneOf(wordsOf(locale).welcome.level(levels.join(", ")), levels, "normal", locale);
}

class Questions {
  readonly #terminal: Terminal;
  readonly #lines: Lines;

  constructor(terminal: Terminal, lines: Lines) {
    this.#terminal = terminal;
    this.#lines = lines;
  }

  async number(question: string, min: number, max: number, usual: number, locale: Locale): Promise<number | undefined> {
    const choices = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
    const answer = await this.oneOf(question, choices, String(usual), locale);
    return answer === undefined ? undefined : Number(answer);
  }

  async oneOf(
    question: string,
    choices: readonly string[],
    usual: string,
    locale: Locale,
  ): Promise<string | undefined> {
    for (;;) {
      const line = await this.#lines.next(`${question} [${usual}] > `);
      if (line === undefined || line.trim() === "q") return undefined;
      const answer = line.trim() === "" ? usual : line.trim().toLowerCase();
      if (choices.includes(answer)) return answer;
      print(this.#terminal, [wordsOf(locale).welcome.again(choices.join(", "))]);
    }
  }
}
