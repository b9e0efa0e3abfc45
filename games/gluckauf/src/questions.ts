import {
  deciding,
  IllegalMove,
  type QuestionRules,
  refuseOtherSeat,
  type Seat,
  settle,
  topQuestion,
} from "@montan/engine";
import { train } from "./delivery.ts";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import { pairStack } from "./innovations.ts";
import { miningStep } from "./mining.ts";
import { isWellFormed, type Move } from "./moves.ts";
import type { Options } from "./options.ts";
import { cardPayment, innovationPayment } from "./payment.ts";
import type { Pending } from "./pending.ts";
import { only, type Question } from "./question.ts";
import { illegal, refusal } from "./refusals.ts";
import type { State } from "./state.ts";
import { engineDock, turnUp, wagonDock } from "./take-card.ts";
import { afterAction, workerAction } from "./turn.ts";
import { wildCard, wildStack } from "./wild.ts";

const TURN_START: unknown = workerAction;
const TURN_END: unknown = afterAction;

/** Called several times at every decision: the most frequent question comes first. */
function questionOf(pending: Pending): Question<Pending["type"], Move> {
  return questionAbout(pending) as Question<Pending["type"], Move>;
}

function questionAbout(pending: Pending): { [T in Pending["type"]]: Question<T, Move> }[Pending["type"]] {
  switch (pending.type) {
    case "worker-action":
      return workerAction;
    case "after-action":
      return afterAction;
    case "card-payment":
      return cardPayment;
    case "innovation-payment":
      return innovationPayment;
    case "wagon-dock":
      return wagonDock;
    case "engine-dock":
      return engineDock;
    case "mining-step":
      return miningStep;
    case "wild-stack":
      return wildStack;
    case "wild-card":
      return wildCard;
    case "pair-stack":
      return pairStack;
    case "train":
      return train;
  }
}

/** Who is being asked, one at a time in this game; −1: nobody, the game is over. */
export function askedSeat({ asked }: State): Seat {
  for (let seat = 0; seat < asked.length; seat++) if (asked[seat]?.length) return seat;
  return -1;
}

/** The moves listed last, and for whom: a move among them is legal without listing them again. */
let listedFor: State | undefined;
let listedSeat: Seat = -1;
let listed: readonly Move[] = [];

export function legalMovesOf(state: State, seat: Seat): readonly Move[] {
  refuseOtherSeat(state, seat);
  if (state === listedFor && seat === listedSeat) return listed;
  const asked = topQuestion<Pending>(state, seat);
  return asked === undefined ? [] : list(state, seat, asked);
}

function list(state: State, seat: Seat, asked: Pending): readonly Move[] {
  listed = questionOf(asked).moves(state, seat, asked);
  listedFor = state;
  listedSeat = seat;
  return listed;
}

function isListed(state: State, seat: Seat, move: unknown): move is Move {
  return state === listedFor && seat === listedSeat && listed.includes(move as Move);
}

/** Throws the reason against the decision. */
function check(state: State, seat: Seat, asked: Pending, move: unknown): void {
  if (isListed(state, seat, move)) return;
  if (!isWellFormed(move)) throw new IllegalMove("not-listed");
  const question = questionOf(asked);
  if (!question.answers.includes(move.type)) throw illegal(refusal("not-now", { asked: asked.type, move: move.type }));
  const refused = question.refuse(state, seat, asked, move);
  if (refused) throw illegal(refused);
}

/** The forced answer as far as public information tells, once everything the turn turned up is visible. */
function forced(draft: Draft, seat: Seat, asked: Pending): Move | undefined {
  const question = questionOf(asked);
  if (question === TURN_START || question === TURN_END) turnUp(draft);
  const { state } = draft;
  const answer = question.forced ? question.forced(state, seat, asked) : only(list(state, seat, asked));
  // The listed moves are about to become outdated.
  if (answer !== undefined) listedFor = undefined;
  return answer;
}

const QUESTIONS: QuestionRules<State, Move, Event, Pending, Draft> = {
  draft: (state, emit) => new Draft(state, emit),
  isOver: ({ over }) => over === true,
  check,
  answer: (draft, seat, asked, move) => questionOf(asked).answer(draft, seat, asked, move),
  forced,
  // The last answer has asked the next seat already.
  advance: () => {},
};

export const decisions = deciding<State, Move, Options, Event, Pending, Draft>(QUESTIONS);

/** Continues to the next real decision. */
export function goOn(draft: Draft): void {
  settle(QUESTIONS, draft);
}
