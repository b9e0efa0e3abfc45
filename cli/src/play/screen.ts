import type { Locale, Seat } from "@montan/engine";
import { wordsOf } from "../language.ts";
import { glued, inColumns, padStart, rule, wrap } from "../layout.ts";
import type { Match } from "../match.ts";
import { type ScoreContext, scoreLines, winnerLine } from "../score-sheet.ts";
import { sentence, story } from "../speech.ts";
import type { TableContext } from "../tables/context.ts";
import { columnsOf, print, type Terminal } from "../terminal.ts";
import type { Words } from "../text/en.ts";

const LOG_TAIL = 40;

/** Prints a match on the terminal, always as one seat sees it (undefined: a spectator). */
export class Screen {
  readonly terminal: Terminal;
  readonly locale: Locale;
  readonly words: Words;
  readonly #match: Match;

  constructor(terminal: Terminal, match: Match, locale: Locale) {
    this.terminal = terminal;
    this.locale = locale;
    this.words = wordsOf(locale);
    this.#match = match;
  }

  get width(): number {
    return columnsOf(this.terminal);
  }

  /** Sentences, wrapped; after an empty line if there are any. */
  say(...sentences: readonly string[]): void {
    print(
      this.terminal,
      sentences.flatMap((text) => wrap(text, this.width, 2)),
    );
  }

  warn(...sentences: readonly string[]): void {
    this.say(...sentences.map((text) => this.terminal.paint.warning(text)));
  }

  blank(): void {
    print(this.terminal, [""]);
  }

  /** What happened, as far as this seat may know it. */
  tell(events: readonly unknown[], seat: Seat | undefined): void {
    this.say(...this.#story(events, seat));
  }

  log(seat: Seat | undefined, whole: boolean): void {
    const lines = this.#story(this.#match.chapters.flat(), seat);
    if (lines.length === 0) return this.say(this.words.play.logEmpty);
    const shown = whole ? lines : lines.slice(-LOG_TAIL);
    if (shown.length < lines.length) this.say(this.words.play.logEarlier(lines.length - shown.length));
    this.say(...shown);
  }

  table(seat: Seat | undefined): void {
    print(this.terminal, ["", ...this.#match.setup.entry.table(this.#view(seat), this.#tableContext(seat))]);
  }

  /**
   * The part of the game table that the question needs, without what was shown already. Returns what has been shown
   * now.
   */
  glance(seat: Seat, shown: readonly string[]): string[] {
    const pieces = this.#match.setup.entry.glance(this.#view(seat), this.#tableContext(seat));
    const fresh = pieces.filter(({ key }) => !shown.includes(key));
    if (fresh.length > 0) print(this.terminal, ["", ...fresh.flatMap(({ lines }) => lines)]);
    return [...shown, ...fresh.map(({ key }) => key)];
  }

  question(seat: Seat, moves: readonly unknown[]): void {
    const { names } = this.#match.setup;
    const pending = this.#match.game.pending(this.#match.state, seat);
    const digits = String(moves.length).length;
    const choices = moves.map(
      (move, index) => `${padStart(String(index + 1), digits + 1)}  ${this.describe(move, seat)}`,
    );
    print(this.terminal, [
      this.terminal.paint.heading(rule(this.words.play.asks(names[seat] ?? ""), this.width)),
      ...wrap(this.terminal.paint.strong(this.describe(pending, seat)), this.width),
      ...inColumns(choices, this.width, digits + 3),
    ]);
  }

  help(): void {
    const { play } = this.words;
    const { legend } = this.#match.setup.entry.words[this.locale];
    const letters = play.help.map(([letter, meaning]) => `  ${(letter ?? "").padEnd(9)} ${meaning ?? ""}`);
    print(this.terminal, [
      ...letters,
      "",
      ...legend.flatMap((text) => wrap(text.replace(/\[[^\]]*\]/g, glued), this.width, 2)),
    ]);
  }

  uncertain(seat: Seat): void {
    this.say(...this.#match.setup.entry.uncertain(this.#view(seat), this.locale));
  }

  /** The sheets as this seat may know them. */
  scores(seat: Seat | undefined): void {
    const { score } = this.words;
    const sheets = this.#match.game.score(this.#view(seat));
    print(this.terminal, scoreLines(sheets, this.#scoreContext(), `${score.title} · ${score.now}`));
  }

  result(): void {
    const result = this.#match.game.result(this.#match.state);
    if (result === undefined) return;
    const context = this.#scoreContext();
    print(this.terminal, ["", ...scoreLines(result.sheets, context, this.words.score.title), ""]);
    this.say(this.terminal.paint.good(winnerLine(result, context)));
  }

  describe(thing: unknown, seat: Seat | undefined): string {
    const { names } = this.#match.setup;
    return sentence(this.#match.game, thing, { locale: this.locale, names, view: this.#view(seat) });
  }

  #view(seat: Seat | undefined): unknown {
    return this.#match.game.view(this.#match.state, seat);
  }

  #story(events: readonly unknown[], seat: Seat | undefined): string[] {
    const { entry, names } = this.#match.setup;
    return story(entry, events, { locale: this.locale, names }, (event) => entry.game.redact(event, seat));
  }

  #tableContext(seat: Seat | undefined): TableContext {
    const { width, locale } = this;
    return { seat, names: this.#match.setup.names, locale, width, paint: this.terminal.paint };
  }

  #scoreContext(): ScoreContext {
    const { entry, names } = this.#match.setup;
    return { entry, names, locale: this.locale, width: this.width, paint: this.terminal.paint };
  }
}
