import { hasSecrets, IllegalMove, type Locale, type Seat, type UndoScope } from "@montan/engine";
import { Lines } from "../lines.ts";
import { Match, type MatchSetup } from "../match.ts";
import { complaint } from "../speech.ts";
import { clearScreen, isInteractive, type Terminal } from "../terminal.ts";
import { EXIT, UsageError } from "../usage-error.ts";
import { Keeper } from "./keeper.ts";
import { Screen } from "./screen.ts";

/** A game in words, for people who type. Returns the exit code. */
export async function playAtTheKeyboard(
  terminal: Terminal,
  setup: MatchSetup,
  locale: Locale,
  record: string | undefined,
  lines = new Lines(terminal),
): Promise<number> {
  const match = new Match(setup);
  try {
    return await new Keyboard(terminal, match, locale, new Keeper(match, record), lines).play();
  } finally {
    lines.close();
  }
}

class Keyboard {
  readonly #match: Match;
  readonly #keeper: Keeper;
  readonly #screen: Screen;
  readonly #lines: Lines;
  /** How many events each person has been told. */
  readonly #told = new Map<Seat | undefined, number>();
  /** The person at the screen, and the parts of the game table they have been shown. */
  #seat: Seat | undefined;
  #shown: readonly string[] = [];

  constructor(terminal: Terminal, match: Match, locale: Locale, keeper: Keeper, lines: Lines) {
    this.#match = match;
    this.#keeper = keeper;
    this.#screen = new Screen(terminal, match, locale);
    this.#lines = lines;
    const { humans } = match.setup;
    this.#seat = humans.length === 1 ? humans[0] : undefined;
    // What happened before a game was resumed is in its log.
    if (match.setup.log !== undefined) for (const seat of humans) this.#told.set(seat, match.chapters.length);
  }

  async play(): Promise<number> {
    this.#screen.say(this.#match.setup.entry.title, this.#screen.words.play.start(this.#match.setup.seed));
    for (;;) {
      const seat = this.#match.next(this.#seat);
      if (seat === undefined) return this.#finish();
      if (await this.#match.letBotDecide(seat)) {
        // With several people the news waits for the next one, since each may know something else.
        if (this.#match.setup.humans.length < 2) this.#tellNews(this.#seat);
      } else if (!(await this.#letPersonDecide(seat))) return this.#leave();
    }
  }

  /** False: the person wants to stop, or there is no more input. */
  async #letPersonDecide(seat: Seat): Promise<boolean> {
    if (seat !== this.#seat && !(await this.#changeSeats(seat))) return false;
    this.#tellNews(seat);
    this.#shown = this.#screen.glance(seat, this.#shown);
    const { game, state } = this.#match;
    const view = game.view(state, seat);
    const moves = game.legalMoves(view, seat);
    this.#screen.question(seat, moves);
    for (;;) {
      const line = await this.#lines.next(this.#screen.words.play.prompt(moves.length));
      if (line === undefined) return false;
      const answer = await this.#answer(line.trim(), seat, moves);
      if (answer !== "again") return answer === "decided";
    }
  }

  async #answer(line: string, seat: Seat, moves: readonly unknown[]): Promise<"decided" | "again" | "quit"> {
    if (/^\d+$/.test(line)) {
      const move = moves[Number(line) - 1];
      if (move !== undefined) return (await this.#decide(seat, move)) ? "decided" : "again";
    }
    const [letter = "", ...rest] = line.split(/\s+/);
    switch (letter) {
      case "q":
        return "quit";
      case "u":
        return this.#undo(seat, "step") ? "decided" : "again";
      case "U":
        return this.#undo(seat, "turn") ? "decided" : "again";
      case "w":
        await this.#save(rest.join(" ") || this.#keeper.suggestion);
        return "again";
      case "t":
        this.#screen.table(seat);
        this.#screen.question(seat, moves);
        return "again";
      default:
        this.#show(letter, seat, moves.length, rest);
        return "again";
    }
  }

  #show(letter: string, seat: Seat, choices: number, rest: readonly string[]): void {
    if (letter === "h" || letter === "?") this.#screen.help();
    else if (letter === "l") this.#screen.log(seat, rest[0] === "all");
    else if (letter === "s") this.#screen.scores(seat);
    else if (letter === "r") this.#screen.uncertain(seat);
    else this.#screen.say(this.#screen.words.play.notANumber(choices));
  }

  /** Wasteful moves need confirmation. */
  async #decide(seat: Seat, move: unknown): Promise<boolean> {
    const { game, state } = this.#match;
    const notices = game.warnings(game.view(state, seat), seat, move);
    const { play } = this.#screen.words;
    if (notices.length > 0) {
      this.#screen.warn(...notices.map((notice) => `${play.warn} ${this.#screen.describe(notice, seat)}`));
      if (!(await this.#agree(play.sure))) {
        this.#screen.say(play.kept);
        return false;
      }
    }
    this.#match.decide(seat, move);
    this.#keeper.keep();
    return true;
  }

  async #agree(question: string): Promise<boolean> {
    const line = await this.#lines.next(question);
    return this.#screen.words.play.yes.includes(line?.trim().toLowerCase() ?? "");
  }

  #undo(seat: Seat, scope: UndoScope): boolean {
    try {
      this.#match.undo(seat, scope);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.#screen.warn(complaint(error, this.#screen.locale, this.#match.game));
      return false;
    }
    this.#keeper.keep();
    this.#screen.say(this.#screen.words.play.takenBack);
    this.#told.set(seat, this.#match.chapters.length);
    this.#shown = [];
    return true;
  }

  async #save(file: string): Promise<void> {
    const { play } = this.#screen.words;
    if (this.#keeper.wouldOverwrite(file) && !(await this.#agree(play.overwrite(file)))) return;
    try {
      this.#keeper.save(file);
      this.#screen.say(play.saved(file, this.#match.log.decisions.length));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#screen.warn(complaint(error, this.#screen.locale));
    }
  }

  /** The curtain: only if the next person may not see what the previous one saw. */
  async #changeSeats(seat: Seat): Promise<boolean> {
    const before = this.#seat;
    this.#seat = seat;
    this.#shown = [];
    const { game, state } = this.#match;
    if (before === undefined || ![before, seat].some((one) => hasSecrets(game, state, one))) return true;
    const { terminal, words } = this.#screen;
    const name = this.#match.setup.names[seat] ?? "";
    clearScreen(terminal);
    this.#screen.say(words.play.passKeyboard(name));
    if (!isInteractive(terminal)) return true;
    const ready = await this.#lines.next(words.play.ready(name));
    clearScreen(terminal);
    return ready !== undefined;
  }

  #tellNews(seat: Seat | undefined): void {
    const { chapters } = this.#match;
    this.#screen.tell(chapters.slice(this.#told.get(seat) ?? 0).flat(), seat);
    this.#told.set(seat, chapters.length);
  }

  async #finish(): Promise<number> {
    this.#tellNews(this.#seat);
    this.#screen.result();
    const { play } = this.#screen.words;
    if (this.#keeper.file !== undefined) this.#saved();
    else if (this.#match.setup.humans.length > 0) {
      const { suggestion } = this.#keeper;
      const answer = (await this.#lines.next(play.offer(suggestion)))?.trim() ?? "";
      if (!play.no.includes(answer)) await this.#save(play.yes.includes(answer) ? suggestion : answer);
    }
    return EXIT.done;
  }

  #leave(): number {
    const { play } = this.#screen.words;
    this.#screen.say("", play.stopped);
    if (this.#keeper.file === undefined) this.#screen.say(play.notSaved);
    else {
      this.#saved();
      this.#screen.say(play.goOn(this.#keeper.file));
    }
    return this.#lines.ending === "interrupted" ? EXIT.interrupted : EXIT.done;
  }

  #saved(): void {
    const { file } = this.#keeper;
    if (file === undefined) return;
    this.#keeper.save(file);
    this.#screen.say(this.#screen.words.play.saved(file, this.#match.log.decisions.length));
  }
}
