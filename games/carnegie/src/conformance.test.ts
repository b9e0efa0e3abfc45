import { checkConformance, gamesToRun, type Subject, unguardedEmitsIn } from "@montan/engine/conformance";
import { expect, test } from "vitest";
import type { Event } from "./events.ts";
import { game, gameOfVersion } from "./game.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Pending } from "./pending.ts";
import type { State } from "./state.ts";
import { optionCombinations } from "./testing/combinations.ts";
import { checkInvariants } from "./testing/invariants.ts";
import { rehide } from "./testing/rehide.ts";

const subject: Subject<State, Move, Options, Event, Pending> = {
  game,
  gameOfVersion,
  rehide,
  invariants: checkInvariants,
  optionInputs: (seats) => [
    ...optionCombinations()
      .filter((combination) => combination.seats === seats)
      .map(({ options }) => options),
    ...(seats > 1 ? [{ firstPlayer: seats - 1 }] : []),
  ],
  maxDecisions: 3000,
  maxLegalMoves: 150,
};

for (const seats of [2, 3, 4]) {
  test(`the base game with ${seats} players conforms to the contract`, () => {
    const games = gamesToRun({ test: 8, long: 1000 });
    const run = { seats, games, options: undefined, thoroughEvery: 20, samples: gamesToRun({ test: 10, long: 100 }) };
    expect(checkConformance(subject, run).games).toBe(games);
  });
}

for (const seats of [1, 2, 3, 4]) {
  test(`every combination of options with ${seats} ${seats === 1 ? "player" : "players"} conforms to the contract`, () => {
    const combinations = subject.optionInputs?.(seats).length ?? 0;
    const games = combinations * gamesToRun({ test: 1, long: 50 });
    const depth = { thoroughEvery: 150, sampleEvery: 1000, samples: gamesToRun({ test: 5, long: 50 }) };
    expect(checkConformance(subject, { seats, games, ...depth }).games).toBe(games);
  });
}

test("no event is built when nobody listens", () => {
  expect(unguardedEmitsIn(import.meta.dirname)).toEqual([]);
});
