import { type Locale, type Random, randomFrom, type Seat } from "@montan/engine";
import { expect, test } from "vitest";
import type { Event } from "../events.ts";
import { game } from "../game.ts";
import type { Move } from "../moves.ts";
import type { ModuleId } from "../options.ts";
import type { State } from "../state.ts";
import { expectLabel, expectSentence } from "../testing/expect-words.ts";

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

/** The labels of one question differ: nobody has to guess which button is which. */
function readQuestion(view: State, seat: Seat): void {
  const pending = game.pending(view, seat);
  if (pending === undefined) throw new Error("a decider is asked nothing");
  const moves = game.legalMoves(view, seat);
  for (const locale of LOCALES) {
    const context = { locale, view };
    expectSentence(game.describe(pending, context));
    const labels = moves.map((move) => game.describe(move, context));
    labels.forEach(expectLabel);
    expect(new Set(labels).size, `${pending.type}: ${labels.join(" | ")}`).toBe(labels.length);
    for (const move of moves) {
      for (const notice of game.warnings(view, seat, move)) expectSentence(game.describe(notice, context));
    }
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
    readQuestion(game.view(state, seat), seat);
    state = game.apply(state, seat, choose(game.legalMoves(state, seat), random), listen);
    for (const event of events.splice(0)) {
      readEvent(event, state);
      met.add(event.type);
    }
  }
  return met;
}

for (const { name, seats, modules } of TABLES) {
  test(`${name} can be read from the first event to the last`, () => {
    for (let number = 1; number <= GAMES; number++) {
      const met = play(seats, modules, `reading ${name} ${number}`);
      expect([...met]).toEqual(expect.arrayContaining(["timeline-dealt", "round-started", "game-ended"]));
    }
  });
}
