import { checkConformance, gamesToRun, type Report, type Subject, unguardedEmitsIn } from "@montan/engine/conformance";
import { describe, expect, it } from "vitest";
import type { Event } from "./events.ts";
import { game, gameOfVersion } from "./game.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Pending } from "./pending.ts";
import type { State } from "./state.ts";
import { checkInvariants } from "./testing/invariants.ts";
import { rehide } from "./testing/rehide.ts";
import { QUESTIONS } from "./text/samples.ts";

const subject: Subject<State, Move, Options, Event, Pending> = {
  game,
  gameOfVersion,
  // Games with the reconstructed tables and with tables that an owner of the box might enter.
  optionInputs: () => [
    undefined,
    {
      components: {
        lorriesPerCrest: [
          { lorries: 1, vp: 1, count: 5 },
          { lorries: 2, vp: 0, count: 5 },
        ],
      },
    },
  ],
  rehide,
  invariants: checkInvariants,
  maxDecisions: 1500,
  maxLegalMoves: 200,
};

describe("conformance", () => {
  it.each([2, 3, 4])("the kernel contract holds in random games of %i players", (seats) => {
    const report: Report = checkConformance(subject, { seats, games: gamesToRun({ test: 8, long: 1000 }) });
    expect(report.games).toBe(gamesToRun({ test: 8, long: 1000 }));
    // Every kind of question occurred, so every check had something to check.
    expect(Object.keys(report.asked).sort()).toEqual(Object.keys(QUESTIONS).sort());
    expect(report.mostMoves).toBeLessThanOrEqual(40);
  });

  it("no event is built without a listener", () => {
    expect(unguardedEmitsIn(import.meta.dirname)).toEqual([]);
  });
});
