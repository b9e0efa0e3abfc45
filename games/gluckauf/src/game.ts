import { type Game, InvalidOptions, type Seat } from "@montan/engine";
import { describe } from "./describe.ts";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { type Options, readOptions, SEATS } from "./options.ts";
import type { Pending } from "./pending.ts";
import { askedSeat, decisions, goOn, legalMovesOf } from "./questions.ts";
import { redactEvent } from "./redact.ts";
import { sampleDeal } from "./sample.ts";
import { resultOf, scoreSheets } from "./scoring.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { startTurn } from "./turn.ts";
import { viewOf } from "./view.ts";
import { warningsFor } from "./warnings.ts";

const VERSION = 1;

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

type GluckAuf = Game<State, Move, Options, Event, Pending>;

export const game: GluckAuf = {
  id: "gluckauf",
  version: VERSION,
  seats: SEATS,

  options: readOptions,

  create: creating(VERSION),

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

/** The game as it will be when this is its newest rules version: it knows all earlier ones. */
export function gameOfVersion(version: number): GluckAuf {
  return { ...game, version, create: creating(version) };
}

function creating(newest: number): GluckAuf["create"] {
  return (options, seats, seed, emit, rules = newest) => {
    if (!Number.isInteger(rules) || rules < 1 || rules > newest) throw new InvalidOptions("rules-unknown", { newest });
    const draft = new Draft(setUp(readOptions(options, seats), seats, seed, rules, emit), emit);
    startTurn(draft, draft.state.startPlayer);
    goOn(draft);
    return draft.state;
  };
}
