import { BrokenRecord, CodedError } from "./errors.ts";
import type { AnyGame, Seat } from "./game.ts";
import { canonical, type Json } from "./json.ts";
import { type Decision, DecisionLog, type Setup } from "./log.ts";

/** The text form of a game: a header of `key: JSON` lines, a blank line, then `<seat> <move>` a line. */
const FORMAT = "montan-record 1";
const HEADER = ["game", "rules", "seats", "options", "seed", "names", "players"] as const;
const OPTIONAL: readonly HeaderKey[] = ["names", "players"];
const MAX_CHARACTERS = 4_000_000;
const MAX_NAME = 60;
/** Far deeper than any move or option; a text nested without end would exhaust the stack of its reader. */
const MAX_NESTING = 100;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

type HeaderKey = (typeof HEADER)[number];
type Header = Partial<Record<HeaderKey, Json>>;
type AnyLog = DecisionLog<unknown, unknown, unknown, unknown, unknown>;

/** A record holds the seed: hand it out for finished games only. */
export function exportRecord<S, M, O, E, P>({ game, setup, decisions }: DecisionLog<S, M, O, E, P>): string {
  return recordText(game.id, setup, decisions);
}

/** The record of a game that need not be replayed for it; `decisions`: the standing ones. */
export function recordText(
  game: string,
  { options, seats, seed, rules, names, players }: Setup<unknown> & { readonly rules: number },
  decisions: readonly Decision<unknown>[],
): string {
  const header: Record<HeaderKey, unknown> = { game, rules, seats, options, seed, names, players };
  const lines = HEADER.filter((key) => header[key] !== undefined).map((key) => `${key}: ${canonical(header[key])}`);
  const moves = decisions.map(({ seat, move }) => `${seat} ${canonical(move)}`);
  return `${[FORMAT, ...lines, "", ...moves].join("\n")}\n`;
}

/** Reads a record and replays it by the rules, checking every decision; BrokenRecord names the first wrong line. */
export function importRecord(text: string, games: readonly AnyGame[]): AnyLog {
  if (typeof text !== "string") throw new BrokenRecord("record-not-text", { line: 1 });
  if (text.length > MAX_CHARACTERS) throw new BrokenRecord("record-too-large", { line: 1, limit: MAX_CHARACTERS });
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.replace(/\r$/, ""));
  if (lines[0] !== FORMAT) throw new BrokenRecord("record-format", { line: 1, expected: FORMAT });
  const end = lines.indexOf("");
  const headerEnd = end === -1 ? lines.length : end;
  const header = readHeader(lines.slice(1, headerEnd));
  const log = createdFrom(header, games, lines);
  lines.slice(headerEnd + 1).forEach((line, index) => {
    replayLine(log, line, headerEnd + 2 + index);
  });
  return log;
}

function readHeader(lines: readonly string[]): Header {
  const header: Header = {};
  lines.forEach((text, index) => {
    const line = index + 2;
    const [, key, value] = /^([a-z]+): (.*)$/s.exec(text) ?? [];
    if (key === undefined || value === undefined) throw new BrokenRecord("record-header-line", { line });
    if (!HEADER.includes(key as HeaderKey)) throw new BrokenRecord("record-header-key", { line, key });
    if (header[key as HeaderKey] !== undefined) throw new BrokenRecord("record-header-twice", { line, key });
    header[key as HeaderKey] = parseJson(value, line);
  });
  const missing = HEADER.find((key) => header[key] === undefined && !OPTIONAL.includes(key));
  if (missing !== undefined) throw new BrokenRecord("record-header-missing", { line: lines.length + 2, key: missing });
  return header;
}

function createdFrom(header: Header, games: readonly AnyGame[], lines: readonly string[]): AnyLog {
  const lineOf = (key: HeaderKey) => lines.findIndex((line) => line.startsWith(`${key}: `)) + 1;
  const bad = (key: HeaderKey, code: string, params: { readonly [name: string]: Json } = {}) =>
    new BrokenRecord(code, { line: lineOf(key), ...params });

  const { rules, seats, seed, names, players } = header;
  const game = games.find((candidate) => candidate.id === header.game);
  if (game === undefined) throw bad("game", "record-game", { known: games.map(({ id }) => id) });
  if (!isCount(rules) || rules < 1 || rules > game.version)
    throw bad("rules", "record-rules", { newest: game.version });
  if (!isCount(seats) || seats < game.seats.min || seats > game.seats.max)
    throw bad("seats", "record-seats", game.seats);
  if (typeof seed !== "string") throw bad("seed", "record-seed");
  if (names !== undefined && !areNames(names, seats)) throw bad("names", "record-names", { seats });
  if (players !== undefined && !areNames(players, seats)) throw bad("players", "record-players", { seats });
  try {
    const options = game.options(header.options, seats);
    const who = { ...(names !== undefined && { names }), ...(players !== undefined && { players }) };
    return new DecisionLog(game, { options, seats, seed, rules, ...who });
  } catch (error) {
    if (error instanceof CodedError)
      throw bad("options", "record-options", { reason: error.code, params: error.params });
    throw error;
  }
}

function replayLine(log: AnyLog, text: string, line: number): void {
  const { seat, move } = readDecision(text, line);
  try {
    log.append(seat, move);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    throw new BrokenRecord("record-illegal", { line, seat, reason: error.code, params: error.params });
  }
}

function readDecision(text: string, line: number): Decision<unknown> {
  const [, seat, move] = /^(0|[1-9]\d?) (.+)$/s.exec(text) ?? [];
  if (seat === undefined || move === undefined) throw new BrokenRecord("record-decision-line", { line });
  return { seat: Number(seat) as Seat, move: parseJson(move, line) };
}

function parseJson(text: string, line: number): Json {
  if (nesting(text) > MAX_NESTING) throw new BrokenRecord("record-json", { line });
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new BrokenRecord("record-json", { line });
  }
}

/** Read once from left to right: a pattern for strings would scan a hostile text again and again. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (inString) {
      if (mark === BACKSLASH) at++;
      else if (mark === QUOTE) inString = false;
    } else if (mark === QUOTE) inString = true;
    else if (OPENING.has(mark)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(mark)) depth--;
  }
  return deepest;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value);
}

function areNames(value: Json, seats: number): value is readonly string[] {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return value.every((name) => typeof name === "string" && name.length > 0 && name.length <= MAX_NAME);
}
