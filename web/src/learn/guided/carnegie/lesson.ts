import { type Event, game, type Move, type Options, type Pending, type State } from "@montan/carnegie";
import type { Decision, Seat } from "@montan/engine";
import { type Guidance, guidanceFor, type Lesson } from "../guide.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { facts } from "./facts.ts";
import { GUIDED_ROUNDS, type MomentId, PERSON, STEPS } from "./steps.ts";
import { TIPS } from "./tips.ts";

/** A deal in which four rounds show all four actions, income and a donation: found by search, checked by its test. */
export const LESSON: Lesson<MomentId, State, Move, Options, Event, Pending> = {
  game,
  setup: { seats: 2, seed: "first rounds 1235" },
  person: PERSON,
  steps: STEPS,
  tips: TIPS,
  texts: { en: ENGLISH, de: GERMAN },
  facts,
  opponent,
};

export function guidance(decisions: readonly Decision<Move>[]): Guidance<Move> | undefined {
  return guidanceFor(LESSON, decisions);
}

/** The opponent's rows bring the person's employees home; otherwise the rules' default move is made. */
function opponent(state: State, seat: Seat): Move | undefined {
  const { number } = state.round;
  if (number > GUIDED_ROUNDS) return undefined;
  if (game.pending(state, seat)?.type !== "row-choice") return game.legalMoves(state, seat)[0];
  return { type: "choose-row", row: number === GUIDED_ROUNDS ? "hr" : "construction" };
}
