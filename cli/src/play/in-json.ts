import { type AnyGame, CodedError, type Json, type Locale, type Seat } from "@montan/engine";
import { wordsOf } from "../language.ts";
import { Lines } from "../lines.ts";
import { Match, type MatchSetup } from "../match.ts";
import { complaint } from "../speech.ts";
import { printJson, type Terminal } from "../terminal.ts";
import { EXIT } from "../usage-error.ts";
import { Keeper } from "./keeper.ts";

/** A program's answer to a question. */
type Answer =
  | { readonly move: unknown; readonly version?: number }
  | { readonly undo: "step" | "turn" }
  | { readonly quit: true };

type BadAnswer = { readonly error: "not-json" | "not-an-answer" };

/** A game as lines of JSON, for programs that play. Returns the exit code. */
export async function playInJson(
  terminal: Terminal,
  setup: MatchSetup,
  locale: Locale,
  record: string | undefined,
): Promise<number> {
  const lines = new Lines(terminal);
  try {
    return await new Protocol(terminal, setup, locale, lines, record).play();
  } finally {
    lines.close();
  }
}

class Protocol {
  readonly #terminal: Terminal;
  readonly #locale: Locale;
  readonly #lines: Lines;
  readonly #match: Match;
  readonly #keeper: Keeper;
  readonly #audience: readonly (Seat | undefined)[];
  #seat: Seat | undefined;

  constructor(terminal: Terminal, setup: MatchSetup, locale: Locale, lines: Lines, record: string | undefined) {
    const { entry, seats, options, names, humans } = setup;
    this.#terminal = terminal;
    this.#locale = locale;
    this.#lines = lines;
    this.#audience = humans.length === 0 ? [undefined] : humans;
    // Without the seed, which would reveal every hidden card.
    this.#write("game", {
      game: entry.game.id,
      rules: setup.rules ?? entry.game.version,
      seats,
      options,
      names,
      humans,
    });
    this.#match = new Match(setup, (event) => this.#event(event, entry.game));
    this.#keeper = new Keeper(this.#match, record);
  }

  async play(): Promise<number> {
    for (;;) {
      const seat = this.#match.next(this.#seat);
      if (seat === undefined) return this.#finish();
      if (!(await this.#match.letBotDecide(seat)) && !(await this.#ask(seat))) return this.#leave();
    }
  }

  /** False: the other side has stopped. */
  async #ask(seat: Seat): Promise<boolean> {
    this.#seat = seat;
    const { game, log } = this.#match;
    const view = game.view(log.state, seat);
    const pending = game.pending(view, seat);
    this.#write("prompt", { seat, version: log.version, pending, legalMoves: game.legalMoves(view, seat), view });
    for (;;) {
      const line = await this.#lines.next();
      if (line === undefined) return false;
      if (line.trim() === "") continue;
      const answer = readAnswer(line);
      if ("quit" in answer) return false;
      if (this.#accept(seat, answer)) return true;
    }
  }

  #accept(seat: Seat, answer: Exclude<Answer, { quit: true }> | BadAnswer): boolean {
    if ("error" in answer) {
      this.#write("error", { code: answer.error, params: {}, message: wordsOf(this.#locale).json[answer.error] });
      return false;
    }
    const { log, game } = this.#match;
    try {
      if ("undo" in answer) this.#match.undo(seat, answer.undo);
      else this.#match.decide(seat, answer.move, answer.version);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const { code, params } = error;
      this.#write("error", { code, params, message: complaint(error, this.#locale, game) });
      return false;
    }
    if ("undo" in answer) this.#write("undone", { seat, scope: answer.undo, version: log.version });
    this.#keeper.keep();
    return true;
  }

  /** To each person what that person may know; if nobody plays, what spectators see. */
  #event(event: unknown, game: AnyGame): void {
    for (const seat of this.#audience) {
      const known = game.redact(event, seat);
      if (known !== undefined) this.#write("event", { ...(seat !== undefined && { seat }), event: known });
    }
  }

  #write(type: string, fields: object): void {
    printJson(this.#terminal, { type, ...fields });
  }

  #finish(): number {
    const { game, state, log, setup } = this.#match;
    this.#keeper.keep();
    this.#write("result", {
      ...game.result(state),
      version: log.version,
      decisions: log.decisions.length,
      seed: setup.seed,
    });
    return EXIT.done;
  }

  #leave(): number {
    this.#keeper.keep();
    const reason = this.#lines.ending ?? "quit";
    this.#write("stopped", { reason, version: this.#match.log.version });
    return reason === "interrupted" ? EXIT.interrupted : EXIT.done;
  }
}

function readAnswer(line: string): Answer | BadAnswer {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch {
    return { error: "not-json" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { error: "not-an-answer" };
  const fields = value as Readonly<Record<string, Json | undefined>>;
  if ("type" in fields) return { move: fields };
  if (fields.quit === true) return { quit: true };
  if (fields.undo === "step" || fields.undo === "turn") return { undo: fields.undo };
  if (fields.move === undefined) return { error: "not-an-answer" };
  return { move: fields.move, ...(typeof fields.version === "number" && { version: fields.version }) };
}
