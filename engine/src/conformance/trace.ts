import { createHash } from "node:crypto";
import type { AnyGame, Seat } from "../game.ts";
import { canonical, type Json } from "../json.ts";
import { importRecord } from "../record.ts";
import { quote } from "./failure.ts";
import { firstDifference, valueAt } from "./plain.ts";

/** What a trace keeps of each moment, in an order in which a change of one part explains the next. */
const PARTS = ["state", "moves", "views", "events", "told", "scores"] as const;
/** Parts of which a line contains only what differs from the line before. */
const RUNNING: readonly Part[] = ["state", "scores"];

type Part = (typeof PARTS)[number];
/** By name: a small value as it is, anything larger as a fingerprint; null: no longer there. */
type Marks = Readonly<Record<string, Json | null>>;
type Line = Readonly<Record<Part, Marks>>;

interface TracedMoment {
  readonly line: Line;
  /** The values behind the fingerprints of the line, at the same paths. */
  readonly values: Readonly<Record<Part, unknown>>;
  /** The decision that led here. */
  readonly made: string;
}

interface Traced {
  readonly moments: readonly TracedMoment[];
  readonly result: unknown;
}

/**
 * What a recorded game must always look like. After every decision: the parts of the state that changed, fingerprints
 * of the legal moves of each asked seat (in order, with warnings), of what each seat and a spectator may see and is
 * told, the events, and the score sheets that changed with their details; at the end the full result. `traceChange`
 * reads it.
 */
export function traceOf(record: string, game: AnyGame): string {
  const { moments, result } = replayed(record, game);
  return `${[...moments.map(({ line }) => canonical(line)), canonical(result ?? {})].join("\n")}\n`;
}

/** The first difference between a recorded game and its trace: at which decision, in which part; undefined: none. */
export function traceChange(record: string, trace: string, game: AnyGame): string | undefined {
  const { moments, result } = replayed(record, game);
  const lines = trace.trimEnd().split("\n");
  const old = lines.slice(0, -1).map((line) => JSON.parse(line) as Line);
  for (const [count, moment] of moments.entries()) {
    const before = old[count];
    if (before === undefined) return `the trace ends before decision ${count}: it belongs to another record`;
    const changes = PARTS.flatMap((part) => changesOf(part, before[part], moment));
    if (changes.length > 0) return [`after decision ${count} (${moment.made}):`, ...changes].join("\n  ");
  }
  if (old.length > moments.length) return "the trace goes on after the last decision: it belongs to another record";
  const was: unknown = JSON.parse(lines.at(-1) ?? "{}");
  return canonical(was) === canonical(result ?? {}) ? undefined : `the result: ${firstDifference(was, result ?? {})}`;
}

function changesOf(part: Part, before: Marks, { line, values }: TracedMoment): string[] {
  const after = line[part];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => canonical(before[name]) !== canonical(after[name]))
    .map((name) => {
      const [was, is] = [said(part, before[name]), said(part, after[name])];
      return `${part}.${name}: was ${was}, is ${is} ${now(values, part, name)}`.trimEnd();
    });
}

function said(part: Part, mark: Json | null | undefined): string {
  if (mark !== undefined) return mark === null ? "gone" : canonical(mark);
  return RUNNING.includes(part) ? "unchanged" : "nothing";
}

/** What a fingerprint stands for now; what it stood for before, only the older code can tell. */
function now(values: TracedMoment["values"], part: Part, name: string): string {
  const value = valueAt(values, [part, name]);
  return typeof value === "object" ? quote(value) : "";
}

function replayed(record: string, game: AnyGame): Traced {
  const log = importRecord(record, [game]);
  const viewers = [...Array.from({ length: log.setup.seats }, (_, seat) => seat), undefined];
  let last: { readonly state: Marks; readonly scores: Marks } = { state: {}, scores: {} };
  const moments = log.moments.map(({ state, events, decision }): TracedMoment => {
    const views = Object.fromEntries(viewers.map((seat) => [seat ?? "spectator", game.view(state, seat)]));
    const told = Object.fromEntries(viewers.map((seat) => [seat ?? "spectator", toldTo(game, events, seat)]));
    const moves = Object.fromEntries(game.deciders(state).map((seat) => [seat, offeredTo(game, state, seat)]));
    const scores = game.score(state);
    const marks = { state: marksOf(state as object, mark), scores: marksOf(scores, scoreMark) };
    const line: Line = {
      state: changed(last.state, marks.state),
      moves: marksOf(moves, movesMark),
      views: marksOf(views, mark),
      events: marksOf(events, eventMark),
      told: marksOf(told, mark),
      scores: changed(last.scores, marks.scores),
    };
    last = marks;
    const made = decision === undefined ? "the deal" : `${decision.seat} ${canonical(decision.move)}`;
    return { line, values: { state, moves, views, events, told, scores }, made };
  });
  return { moments, result: game.result(log.state) };
}

function toldTo(game: AnyGame, events: readonly unknown[], seat: Seat | undefined): unknown[] {
  return events.map((event) => game.redact(event, seat)).filter((event) => event !== undefined);
}

/** Legal moves, each with its warnings. */
function offeredTo(game: AnyGame, state: unknown, seat: Seat): (readonly [unknown, readonly unknown[]])[] {
  const view = game.view(state, seat);
  return game.legalMoves(state, seat).map((move) => [move, game.warnings(view, seat, move)]);
}

function marksOf(values: object, markOf: (value: unknown) => Json): Marks {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markOf(value)]));
}

function changed(before: Marks, after: Marks): Marks {
  const gone = Object.keys(before).filter((name) => after[name] === undefined);
  const other = Object.entries(after).filter(([name, value]) => before[name] !== value);
  return Object.fromEntries([...other, ...gone.map((name) => [name, null] as const)]);
}

function mark(value: unknown): Json {
  return typeof value === "object" ? fingerprint(value) : (value as Json);
}

function eventMark(event: unknown): Json {
  return `${(event as { readonly type: string }).type} ${fingerprint(event)}`;
}

function movesMark(moves: unknown): Json {
  return `${(moves as readonly unknown[]).length} ${fingerprint(moves)}`;
}

function scoreMark(sheet: unknown): Json {
  return `${(sheet as { readonly total: number }).total} ${fingerprint(sheet)}`;
}

const DIGITS = 6;

function fingerprint(value: unknown): string {
  return createHash("sha256").update(canonical(value)).digest("hex").slice(0, DIGITS);
}

/** How many sequences of `depth` legal decisions there are from here: most mistakes in a rule change this number. */
export function countSequences<State>(game: AnyGame, state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.deciders(state)) {
    for (const move of game.legalMoves(state, seat)) {
      count += countSequences(game, game.apply(state, seat, move), depth - 1);
    }
  }
  return count;
}
