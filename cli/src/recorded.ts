import { BrokenRecord, gameOfRecord, importRecord, type Locale, type Result, type ScoreSheet } from "@montan/engine";
import { readText } from "./files.ts";
import type { Arguments } from "./flags.ts";
import { GAMES, gameNamed } from "./games.ts";
import { wordsOf } from "./language.ts";
import { harmless, wrap } from "./layout.ts";
import type { AnyLog } from "./match.ts";
import { type ScoreContext, scoreLines, winnerLine } from "./score-sheet.ts";
import { readNumber } from "./setup.ts";
import { complaint, story } from "./speech.ts";
import { columnsOf, print, printJson, type Terminal } from "./terminal.ts";
import { EXIT, UsageError } from "./usage-error.ts";

/** Replays the record by the rules; reports a broken one and returns undefined. */
function readRecord(terminal: Terminal, args: Arguments, locale: Locale): AnyLog | undefined {
  const [file] = args.positionals;
  if (file === undefined) throw new UsageError("missing-file");
  const text = readText(file);
  const games = GAMES.map(({ game }) => game);
  try {
    return importRecord(text, games);
  } catch (error) {
    if (!(error instanceof BrokenRecord)) throw error;
    const message = complaint(error, locale, gameOfRecord(text, games));
    const { code, params } = error;
    if (args.json) printJson(terminal, { type: "verdict", ok: false, file, code, params, message });
    else terminal.err.write(`${wordsOf(locale).verify.bad(file)} ${message}\n`);
    return undefined;
  }
}

/** `montan verify`: exit code 0 for a good record, 1 for a broken one. */
export function verify(terminal: Terminal, args: Arguments, locale: Locale): number {
  const log = readRecord(terminal, args, locale);
  if (log === undefined) return EXIT.broken;
  const { seats, rules } = log.setup;
  const { length: decisions } = log.decisions;
  const result = log.game.result(log.state);
  if (args.json) {
    const facts = { game: log.game.id, rules, seats, decisions, finished: result !== undefined };
    printJson(terminal, { type: "verdict", ok: true, ...facts, ...(result !== undefined && standing(result)) });
    return EXIT.done;
  }
  const { verify: words } = wordsOf(locale);
  const outcome = result === undefined ? words.unfinished : winnerLine(result, scoreContext(terminal, log, locale));
  print(terminal, [words.good(gameNamed(log.game.id).title, seats, decisions), outcome]);
  return EXIT.done;
}

function standing({ winners, sheets }: Result): object {
  return { winners, totals: sheets.map(({ owner, total }) => ({ owner, total })) };
}

function scoreContext(terminal: Terminal, log: AnyLog, locale: Locale): ScoreContext {
  const { seats, names } = log.setup;
  const player = wordsOf(locale).play.player;
  return {
    entry: gameNamed(log.game.id),
    names: names?.map(harmless) ?? Array.from({ length: seats }, (_, seat) => player(seat)),
    locale,
    width: columnsOf(terminal),
    paint: terminal.paint,
  };
}

/**
 * `montan replay`: what happened, then the game table and the score. A record contains the seed, so nothing is hidden
 * here.
 */
export function replay(terminal: Terminal, args: Arguments, locale: Locale): number {
  const log = readRecord(terminal, args, locale);
  if (log === undefined) return EXIT.broken;
  const { length: all } = log.decisions;
  const to = args.values.to === undefined ? all : readNumber("to", args.values.to, 0, Number.MAX_SAFE_INTEGER);
  if (to > all) throw new UsageError("bad-position", { decisions: all });
  if (args.json) replayInJson(terminal, log, to);
  else replayInWords(terminal, log, to, locale);
  return EXIT.done;
}

function replayInWords(terminal: Terminal, log: AnyLog, to: number, locale: Locale): void {
  const words = wordsOf(locale);
  const context = scoreContext(terminal, log, locale);
  const { entry, names, width } = context;
  const { seats, seed } = log.setup;
  print(terminal, [harmless(words.replay.title(entry.title, seats, seed)), ""]);
  for (const event of log.moments.slice(0, to + 1).flatMap(({ events }) => events)) {
    print(
      terminal,
      story(entry, [event], { locale, names }).flatMap((text) => wrap(text, width, 2)),
    );
  }
  const state = log.stateAt(to);
  const result = log.game.result(state);
  const sheets: readonly ScoreSheet[] = result?.sheets ?? log.game.score(state);
  const title = result === undefined ? `${words.score.title} · ${words.score.now}` : words.score.title;
  print(terminal, ["", words.replay.upTo(to, log.decisions.length), ""]);
  print(terminal, entry.table(state, { ...context, seat: undefined }));
  print(terminal, ["", ...scoreLines(sheets, context, title)]);
  if (result !== undefined) print(terminal, ["", context.paint.good(winnerLine(result, context))]);
}

/** A line for the record, one for each decision with its events, one for the position reached. */
function replayInJson(terminal: Terminal, log: AnyLog, to: number): void {
  const { game, setup } = log;
  const { options, seats, seed, rules, names } = setup;
  const state = log.stateAt(to);
  log.moments.slice(0, to + 1).forEach(({ decision, events }, number) => {
    if (decision === undefined) {
      printJson(terminal, { type: "record", game: game.id, rules, seats, options, seed, names, events });
    } else printJson(terminal, { type: "decision", number, ...decision, events });
  });
  const result = game.result(state);
  const end = result === undefined ? { sheets: game.score(state) } : { ...result };
  printJson(terminal, { type: "position", decisions: to, of: log.decisions.length, ...end, state });
}
