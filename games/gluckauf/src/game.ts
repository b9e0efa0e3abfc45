import { type Game, InvalidOptions, type Seat } from "@montan/engine";
import { describe } from "./describe.ts";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { type Options, readOptions, SEATS } from "./options.ts";
import type { Pending } from "./pending.ts";
import { askedSeat, decisions, goOn, legalMovesOf } from "./questions.ts";
import { sampleDeal } from "./sample.ts";
import { resultOf, scoreSheets } from "./scoring.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { startTurn } from "./turn.ts";
import { redactEvent, viewOf } from "./view.ts";
import { warningsFor } from "./warnings.ts";

const VERSION = 1;

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export const game: Game<State, Move, Options, Event, Pending> = {
  id: "gluckauf",
  version: VERSION,
  seats: SEATS,

  options: readOptions,

  create(options, seats, seed, emit, rules = VERSION) {
    if (!Number.isInteger(rules) || rules < 1 || rules > VERSION) {
      throw new InvalidOptions("rules-unknown", { newest: VERSION });
    }
    const draft = new Draft(setUp(readOptions(options, seats), seats, seed, rules, emit), emit);
    startTurn(draft, draft.state.startPlayer);
    goOn(draft);
    return draft.state;
  },

  deciders(state) {
    const seat = askedSeat(state);
    return seat === -1 ? NOBODY : (ALONE[seat] as readonly Seat[]);
  },

  legalMoves: legalMovesOf,
  ...decisions,

  view: viewOf,
  redact: redactEvent,

  sample(view, _seat, random) {
    return sampleDeal(view, random);
  },

  warnings: warningsFor,
  score: scoreSheets,
  result: resultOf,
  describe,

  turn(state) {
    return state.turn;
  },
};
