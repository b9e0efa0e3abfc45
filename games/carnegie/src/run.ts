import {
  deciding,
  IllegalMove,
  type QuestionRules,
  refuseOtherSeat,
  type Seat,
  settle,
  topQuestion,
} from "@montan/engine";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import { advance } from "./flow.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Pending } from "./pending.ts";
import { answersTo, forcedAnswer, ruleFor } from "./questions.ts";
import { illegal, refusal } from "./refusals.ts";
import { isMove } from "./shapes.ts";
import type { State } from "./state.ts";

export function listMoves(state: State, seat: Seat): Move[] {
  refuseOtherSeat(state, seat);
  const pending = topQuestion<Pending>(state, seat);
  return pending === undefined ? [] : answersTo(state, seat, pending);
}

const QUESTIONS: QuestionRules<State, Move, Event, Pending, Draft> = {
  draft: (state, emit) => new Draft(state, emit),
  isOver: ({ phase }) => phase === "over",
  check(state, seat, pending, move) {
    if (!isMove(move)) throw new IllegalMove("not-listed");
    const rule = ruleFor(pending, move.type);
    if (rule === undefined) throw illegal(refusal("not-asked", { asked: pending.type }));
    const refused = rule.refuse(state, seat, move, pending);
    if (refused !== undefined) throw illegal(refused);
  },
  answer(draft, seat, pending, move) {
    ruleFor(pending, move.type)?.apply(draft, seat, move, pending);
  },
  forced: (draft, seat, pending) => forcedAnswer(draft.state, seat, pending),
  advance,
};

export const decisions = deciding<State, Move, Options, Event, Pending, Draft>(QUESTIONS);

/** Continues to the next real decision. */
export function goOn(draft: Draft): void {
  settle(QUESTIONS, draft);
}
