import { type Emit, IllegalMove, type Seat } from "@montan/engine";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import { settle } from "./flow.ts";
import type { Move } from "./moves.ts";
import type { Pending } from "./pending.ts";
import { answersTo, ruleFor } from "./questions.ts";
import { illegal, refusal } from "./refusals.ts";
import { isMove } from "./shapes.ts";
import type { State } from "./state.ts";

/** The question a seat has to answer now. */
export function topQuestion(state: State, seat: Seat): Pending | undefined {
  const stack = state.asked[seat];
  return stack?.[stack.length - 1];
}

/** A view decides for its own seat only. */
export function refuseOtherSeat({ viewer }: State, seat: Seat): void {
  if (viewer !== undefined && viewer !== seat) throw new IllegalMove("other-seat", { seat });
}

export function listMoves(state: State, seat: Seat): Move[] {
  refuseOtherSeat(state, seat);
  const pending = topQuestion(state, seat);
  return pending === undefined ? [] : answersTo(state, seat, pending);
}

/** Carries out one decision, or throws the reason why not. */
export function run(state: State, seat: Seat, move: Move, emit?: Emit<Event>): Draft {
  refuseOtherSeat(state, seat);
  if (state.phase === "over") throw new IllegalMove("game-over");
  const pending = topQuestion(state, seat);
  if (pending === undefined) throw new IllegalMove("not-your-turn", { seat });
  const rule = ruleAnswering(state, seat, move, pending);
  const draft = new Draft(state, emit);
  rule.apply(draft, seat, move, pending);
  settle(draft);
  return draft;
}

function ruleAnswering(state: State, seat: Seat, move: Move, pending: Pending) {
  if (!isMove(move)) throw new IllegalMove("not-listed");
  const rule = ruleFor(pending, move.type);
  if (rule === undefined) throw illegal(refusal("not-asked", { asked: pending.type }));
  const refused = rule.refuse(state, seat, move, pending);
  if (refused !== undefined) throw illegal(refused);
  return rule;
}
