import { type Emit, IllegalMove, type Seat } from "@montan/engine";
import { train } from "./delivery.ts";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import { pairStack } from "./innovations.ts";
import { miningStep } from "./mining.ts";
import { isWellFormed, type Move } from "./moves.ts";
import { cardPayment, innovationPayment } from "./payment.ts";
import type { Pending } from "./pending.ts";
import type { Question } from "./question.ts";
import { illegal, refusal } from "./refusals.ts";
import type { State } from "./state.ts";
import { engineDock, turnUp, wagonDock } from "./take-card.ts";
import { afterAction, workerAction } from "./turn.ts";
import { wildCard, wildStack } from "./wild.ts";

const QUESTIONS: { readonly [T in Pending["type"]]: Question<T, Move> } = {
  "worker-action": workerAction,
  "innovation-payment": innovationPayment,
  "card-payment": cardPayment,
  "pair-stack": pairStack,
  "wagon-dock": wagonDock,
  "engine-dock": engineDock,
  "mining-step": miningStep,
  train,
  "wild-stack": wildStack,
  "wild-card": wildCard,
  "after-action": afterAction,
};

function questionOf(pending: Pending): Question<Pending["type"], Move> {
  return QUESTIONS[pending.type] as Question<Pending["type"], Move>;
}

/** Views speak for their own seat only. */
function refuseOtherSeat(state: State, seat: Seat): void {
  if (state.viewer !== undefined && state.viewer !== seat) throw new IllegalMove("other-seat", { seat });
}

export function pendingOf(state: State, seat: Seat): Pending | undefined {
  return state.asked[seat]?.at(-1);
}

export function legalMovesOf(state: State, seat: Seat): readonly Move[] {
  refuseOtherSeat(state, seat);
  const asked = pendingOf(state, seat);
  return asked === undefined ? [] : questionOf(asked).moves(state, seat, asked);
}

/** Carries a decision out, and everything after it that nobody has to be asked. */
export function decide(state: State, seat: Seat, move: unknown, emit?: Emit<Event>): Draft {
  refuseOtherSeat(state, seat);
  if (!isWellFormed(move)) throw new IllegalMove("not-listed");
  if (state.over) throw new IllegalMove("game-over");
  const asked = pendingOf(state, seat);
  if (asked === undefined) throw new IllegalMove("not-your-turn", { seat });
  const question = questionOf(asked);
  if (!question.answers.includes(move.type)) throw illegal(refusal("not-now", { asked: asked.type, move: move.type }));
  const refused = question.refuse(state, seat, asked, move);
  if (refused) throw illegal(refused);
  const draft = new Draft(state, emit);
  question.answer(draft, seat, asked, move);
  settle(draft);
  return draft;
}

/** Gives every answer that is forced as far as everybody can tell, until somebody has to be asked or the game is over. */
export function settle(draft: Draft): void {
  for (;;) {
    const seat = draft.state.asked.findIndex((stack) => stack.length > 0);
    const asked = draft.asked(seat);
    if (asked === undefined) return;
    if (asked.type === "worker-action" || asked.type === "after-action") turnUp(draft);
    const question = questionOf(asked);
    const forced = question.forced(draft.state, seat, asked);
    if (forced === undefined) return;
    question.answer(draft, seat, asked, forced);
  }
}
