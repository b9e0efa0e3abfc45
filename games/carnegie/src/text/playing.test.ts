import { type Locale, type Random, randomFrom, type Seat } from "@montan/engine";
import { expect, test } from "vitest";
import type { Event } from "../events.ts";
import { GAIN_KINDS, type Gain, type GainKind } from "../gain.ts";
import { game } from "../game.ts";
import type { Move } from "../moves.ts";
import type { ModuleId } from "../options.ts";
import type { State } from "../state.ts";
import { expectLabel, expectSentence, LONGEST_WITH_FIGURES } from "../testing/expect-words.ts";
import { vocabulary } from "./say.ts";
import type { Vocabulary } from "./vocabulary.ts";

const GAMES = 2;
const LOCALES = ["en", "de"] as const satisfies readonly Locale[];

const TABLES: readonly { readonly name: string; readonly seats: number; readonly modules: readonly ModuleId[] }[] = [
  { name: "the base game", seats: 3, modules: [] },
  { name: "a solo game", seats: 1, modules: ["new-beginning", "open-bar"] },
  {
    name: "all modules together",
    seats: 4,
    modules: ["new-beginning", "new-departments", "new-donations", "right-to-wait", "secret-donation"],
  },
];

/** The labels of one question differ, so that buttons can be told apart. */
function readQuestion(view: State, seat: Seat): void {
  const pending = game.pending(view, seat);
  if (pending === undefined) throw new Error("a decider is asked nothing");
  const moves = game.legalMoves(view, seat);
  for (const locale of LOCALES) {
    const context = { locale, view };
    expectSentence(game.describe(pending, context));
    const labels = moves.map((move) => game.describe(move, context));
    for (const label of labels) expectLabel(label, LONGEST_WITH_FIGURES);
    expect(new Set(labels).size, `${pending.type}: ${labels.join(" | ")}`).toBe(labels.length);
    for (const move of moves) {
      for (const notice of game.warnings(view, seat, move)) expectSentence(game.describe(notice, context));
    }
  }
}

const PAID_BY = new Set(["donation", "copied-donation", "building-department"]);
const GAINED_BY = new Set(["transport-income", "project-income", "track-bonus", "city", "department"]);

/** What the events of one decision say its seat has paid and gained by it, in words. */
function figuresIn(events: readonly Event[], seat: Seat, words: Vocabulary): string[] {
  const gained = new Map<GainKind, number>();
  const paid: string[] = [];
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "transport-advanced" || event.type === "tab-advanced") paid.push(words.study(event.cost));
    else if (event.type === "donation-made") paid.push(words.money(event.price));
    else if (event.type === "money-paid" && PAID_BY.has(event.cause.by)) paid.push(words.money(event.amount));
    else if (event.type === "goods-paid" && PAID_BY.has(event.cause.by)) paid.push(words.goods(event.amount));
    const kind = GAINED[event.type];
    if (kind === undefined || !("amount" in event) || !("cause" in event) || !GAINED_BY.has(event.cause.by)) continue;
    gained.set(kind, (gained.get(kind) ?? 0) + event.amount);
  }
  const sums = GAIN_KINDS.filter((kind) => (gained.get(kind) ?? 0) > 0);
  return [...paid, ...sums.map((kind) => words.gain({ [kind]: gained.get(kind) } as unknown as Gain))];
}

const GAINED: Readonly<Partial<Record<Event["type"], GainKind>>> = {
  "money-gained": "money",
  "goods-gained": "goods",
  "vp-scored": "vp",
  "study-gained": "study",
  "employees-gained": "employee",
};

/** Choices whose labels say what they cost and bring. */
const WITH_FIGURES = new Set<Move["type"]>([
  "advance-tab",
  "advance-transport",
  "build-project",
  "make-donation",
  "place-department",
  "return-employees",
]);

/** The label has said what then happened. What is left to choose is another decision, even if it is forced. */
function readFigures(view: State, seat: Seat, move: Move, events: readonly Event[]): void {
  for (const locale of LOCALES) {
    const label = game.describe(move, { locale, view });
    if (/ (or|oder) /.test(label)) continue;
    for (const figure of figuresIn(events, seat, vocabulary(locale))) expect(label, move.type).toContain(figure);
  }
}

function readEvent(event: Event, state: State): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const seen = game.redact(event, seat);
    if (seen === undefined) continue;
    for (const locale of LOCALES) expectSentence(game.describe(seen, { locale, view: game.view(state, seat) }));
  }
}

/** Ends turns late, so that departments are built and used. */
function choose(moves: readonly Move[], random: Random): Move {
  const going = moves.filter(({ type }) => !type.startsWith("end-") && type !== "sell-goods");
  const from = going.length > 0 && random.below(10) > 0 ? going : moves;
  return from[random.below(from.length)] as Move;
}

function play(seats: number, modules: readonly ModuleId[], seed: string): Set<string> {
  const random = randomFrom(seed);
  const met = new Set<string>();
  const events: Event[] = [];
  const listen = (event: Event) => void events.push(event);
  let state = game.create(game.options({ modules }, seats), seats, seed, listen);
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const seat = deciders[random.below(deciders.length)] as Seat;
    const view = game.view(state, seat);
    readQuestion(view, seat);
    const move = choose(game.legalMoves(state, seat), random);
    state = game.apply(state, seat, move, listen);
    if (WITH_FIGURES.has(move.type)) {
      readFigures(view, seat, move, events);
      met.add(move.type);
    }
    for (const event of events.splice(0)) {
      readEvent(event, state);
      met.add(event.type);
    }
  }
  return met;
}

const seen = new Set<string>();

for (const { name, seats, modules } of TABLES) {
  test(`${name} can be read from the first event to the last`, () => {
    for (let number = 1; number <= GAMES; number++) {
      const met = play(seats, modules, `reading ${name} ${number}`);
      expect([...met]).toEqual(expect.arrayContaining(["timeline-dealt", "round-started", "game-ended"]));
      for (const type of met) seen.add(type);
    }
  });
}

test("every choice with figures was among them", () => {
  expect([...WITH_FIGURES].filter((type) => !seen.has(type))).toEqual([]);
});
