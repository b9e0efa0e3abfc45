import type { Seat } from "@montan/engine";
import { refuseAction } from "./action.ts";
import { AREA_INDEX, AREAS } from "./data/components.ts";
import { mayDeliverInPublic } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { addInnovations, playInnovation, refuseInnovation } from "./innovations.ts";
import type { MoveOf } from "./moves.ts";
import { askPayment, costAt, includes, MORE_THAN_ANY_COST, payable, payableByCards, type Sums } from "./payment.ts";
import type { Asked } from "./pending.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { endShift } from "./shift.ts";
import { areaIndex, handSize, type Player, type State } from "./state.ts";

type TurnMove = MoveOf<"choose-area" | "play-innovation" | "pass">;

const DELIVERY = AREA_INDEX.delivery;
const PASS: MoveOf<"pass"> = { type: "pass" };
const END_TURN: MoveOf<"end-turn"> = { type: "end-turn" };
const CHOOSE_AREA = AREAS.map((area): MoveOf<"choose-area"> => ({ type: "choose-area", area }));
const WORKER_ACTION: Asked<"worker-action"> = { type: "worker-action" };
const AFTER_ACTION: Asked<"after-action"> = { type: "after-action" };

export function startTurn(draft: Draft, seat: Seat): void {
  draft.state.turn++;
  draft.emit?.({ type: "turn-started", seat });
  draft.ask(seat, WORKER_ACTION);
}

/** G-T1: clockwise to the next player still in the shift, which may be the same one. */
function endTurn(draft: Draft, seat: Seat): void {
  const { players } = draft.state;
  for (let step = 1; step <= players.length; step++) {
    const next = (seat + step) % players.length;
    if (!(players[next] as Player).passed) return startTurn(draft, next);
  }
  const starter = endShift(draft);
  if (starter !== undefined) startTurn(draft, starter);
}

/** G-T4, G-T3: why a player who can pay these amounts may not place workers here. */
function refuseArea(
  state: State,
  player: Player,
  purse: Sums,
  index: number,
  cost = costAt(state, index),
): Refusal | undefined {
  return includes(purse, cost) ? refuseAction(state, player, index) : cannotPay(index, cost);
}

/** For every possible cost. Needed at every turn, so created once. */
const CANNOT_PAY = AREAS.map((area) =>
  Array.from({ length: MORE_THAN_ANY_COST }, (_, cost) => refusal("cannot-pay", { area, cost })),
);

function cannotPay(index: number, cost: number): Refusal {
  return (CANNOT_PAY[index] as readonly Refusal[])[cost] as Refusal;
}

/** The areas this player may choose, deliveries first, then the cheapest. */
function openAreas(state: State, player: Player): TurnMove[] {
  const purse = payable(player);
  const open: TurnMove[] = [];
  let best = 0;
  let lowest = MORE_THAN_ANY_COST;
  for (let index = 0; index < AREAS.length; index++) {
    const cost = costAt(state, index);
    if (refuseArea(state, player, purse, index, cost) !== undefined) continue;
    const appeal = index === DELIVERY ? 0 : cost;
    if (appeal < lowest) {
      lowest = appeal;
      best = open.length;
    }
    open.push(CHOOSE_AREA[index] as TurnMove);
  }
  moveToFront(open, best);
  return open;
}

/** The others stay in order. */
function moveToFront<T>(items: T[], place: number): void {
  const first = items[place] as T;
  for (let index = place; index > 0; index--) items[index] = items[index - 1] as T;
  if (place > 0) items[0] = first;
}

function hasOpenArea(state: State, player: Player): boolean {
  const purse = payable(player);
  for (let index = 0; index < AREAS.length; index++) {
    if (refuseArea(state, player, purse, index) === undefined) return true;
  }
  return false;
}

/**
 * Whether this player could take a worker action, as far as public information tells. Used only for players without
 * innovations.
 */
function mayActInPublic(state: State, player: Player): boolean {
  const purse = payableByCards(player);
  for (let index = 0; index < AREAS.length; index++) {
    if (index !== DELIVERY) {
      if (refuseArea(state, player, purse, index) === undefined) return true;
    } else if (includes(purse, costAt(state, index)) && mayDeliverInPublic(player)) return true;
  }
  return false;
}

/** G-T6: nothing is possible, and nothing in hand that others cannot judge. */
function mustPass(state: State, seat: Seat): boolean {
  const player = state.players[seat] as Player;
  return handSize(player.innovations) === 0 && !mayActInPublic(state, player);
}

const BOUND = refusal("pass-after-innovation");
const NEEDS_ACTION = refusal("innovation-needs-action");

/** G-T5: an innovation commits the player to an action, as long as one is possible. */
function refusePass({ innovationPlayed }: Asked<"worker-action">, actionOpen: boolean): Refusal | undefined {
  return innovationPlayed && actionOpen ? BOUND : undefined;
}

/** G-T5: before the action, an innovation may be played only if an action can follow. */
function refuseBefore(actionOpen: boolean): Refusal | undefined {
  return actionOpen ? undefined : NEEDS_ACTION;
}

export const workerAction: Question<"worker-action", TurnMove> = {
  answers: ["choose-area", "play-innovation", "pass"],

  moves(state, seat, asked) {
    const player = state.players[seat] as Player;
    const choices = openAreas(state, player);
    const actionOpen = choices.length > 0;
    if (refuseBefore(actionOpen) === undefined) addInnovations(choices, state, player);
    if (refusePass(asked, actionOpen) === undefined) choices.push(PASS);
    return choices;
  },

  refuse(state, seat, asked, move) {
    const player = state.players[seat] as Player;
    if (move.type === "choose-area") return refuseArea(state, player, payable(player), areaIndex(move.area));
    if (move.type === "pass") return refusePass(asked, hasOpenArea(state, player));
    return refuseInnovation(state, player, move.innovation) ?? refuseBefore(hasOpenArea(state, player));
  },

  answer(draft, seat, asked, move) {
    if (move.type === "choose-area") {
      draft.replace(seat, AFTER_ACTION);
      askPayment(draft, seat, areaIndex(move.area));
    } else if (move.type === "play-innovation") {
      draft.replace(seat, { type: "worker-action", innovationPlayed: true });
      playInnovation(draft, seat, move.innovation);
    } else pass(draft, seat, asked.innovationPlayed === true);
  },

  forced(state, seat) {
    return mustPass(state, seat) ? PASS : undefined;
  },
};

function pass(draft: Draft, seat: Seat, innovationPlayed: boolean): void {
  draft.emit?.({ type: "passed", seat, cause: innovationPlayed ? "out" : passCause(draft.state, seat) });
  draft.own(seat).passed = true;
  draft.answered(seat);
  endTurn(draft, seat);
}

function passCause(state: State, seat: Seat): "choice" | "forced" {
  return mustPass(state, seat) ? "forced" : "choice";
}

export const afterAction: Question<"after-action", MoveOf<"play-innovation" | "end-turn">> = {
  answers: ["play-innovation", "end-turn"],

  moves(state, seat) {
    const choices: MoveOf<"play-innovation" | "end-turn">[] = [END_TURN];
    addInnovations(choices, state, state.players[seat] as Player);
    return choices;
  },

  refuse(state, seat, _asked, move) {
    return move.type === "end-turn"
      ? undefined
      : refuseInnovation(state, state.players[seat] as Player, move.innovation);
  },

  answer(draft, seat, _asked, move) {
    if (move.type === "play-innovation") return playInnovation(draft, seat, move.innovation);
    draft.emit?.({ type: "turn-ended", seat });
    draft.answered(seat);
    endTurn(draft, seat);
  },

  forced(state, seat) {
    return handSize((state.players[seat] as Player).innovations) > 0 ? undefined : END_TURN;
  },
};
