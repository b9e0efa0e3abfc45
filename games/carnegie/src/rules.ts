import { type Game, refuseOtherSeat } from "@montan/engine";
import { createState } from "./create.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { MAX_SEATS, type Options, readOptions } from "./options.ts";
import type { Pending } from "./pending.ts";
import { redactFor } from "./redact.ts";
import { RULES } from "./rules-version.ts";
import { decisions, listMoves } from "./run.ts";
import { sampleFrom } from "./sample.ts";
import { resultOf, scoreOf } from "./scoring/sheet.ts";
import type { State } from "./state.ts";
import { viewFor } from "./view.ts";
import { warningsFor } from "./warnings.ts";

type Carnegie = Game<State, Move, Options, Event, Pending>;

/** The game without its words. */
export const rules: Omit<Carnegie, "describe"> = {
  id: "carnegie",
  version: RULES,
  seats: { min: 1, max: MAX_SEATS },
  options: readOptions,
  create: creating(RULES),
  deciders(state) {
    const seats: number[] = [];
    for (let seat = 0; seat < state.asked.length; seat++) if (state.asked[seat]?.length !== 0) seats.push(seat);
    return seats;
  },
  legalMoves: listMoves,
  ...decisions,
  view: viewFor,
  redact: redactFor,
  sample: (view, _seat, random) => sampleFrom(view, random),
  warnings(view, seat, move) {
    refuseOtherSeat(view, seat);
    return warningsFor(view, seat, move);
  },
  score: scoreOf,
  result: (state) => (state.phase === "over" ? resultOf(state) : undefined),
  turn: ({ turn }) => turn,
};

/** How a game with this newest rules version creates states: it knows all earlier versions. */
export function creating(newest: number): Carnegie["create"] {
  return (options, seats, seed, emit, version = newest) => createState(options, seats, seed, emit, version, newest);
}
