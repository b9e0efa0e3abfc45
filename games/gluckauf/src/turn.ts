import type { Seat } from "@montan/engine";
import { canActAt, refuseAction } from "./action.ts";
import { AREA_INDEX, AREAS, type AreaId } from "./data/components.ts";
import { mayDeliverInPublic } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { playableInnovations, playInnovation, refuseInnovation } from "./innovations.ts";
import type { MoveOf } from "./moves.ts";
import { askPayment, costAt, costOf, includes, payable, payableByCards } from "./payment.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { endShift } from "./shift.ts";
import { handSize, type Player, type State } from "./state.ts";

const DELIVERY = AREA_INDEX.delivery;
const PASS: MoveOf<"pass"> = { type: "pass" };
const END_TURN: MoveOf<"end-turn"> = { type: "end-turn" };
const CHOOSE_AREA = AREAS.map((area): MoveOf<"choose-area"> => ({ type: "choose-area", area }));

export function startTurn(draft: Draft, seat: Seat): void {
  draft.state.turn++;
  draft.emit?.({ type: "turn-started", seat });
  draft.ask(seat, { type: "worker-action" });
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

/** G-T4, G-T3: why this player may not place workers here. `purse`: what the player can pay. */
function refuseArea(state: State, player: Player, area: AreaId, purse = payable(player)): Refusal | undefined {
  const cost = costOf(state, area);
  return includes(purse, cost) ? refuseAction(state, player, area) : refusal("cannot-pay", { area, cost });
}

/** The areas this player may choose, a delivery or else the cheapest first. */
function openAreas(state: State, player: Player): MoveOf<"choose-area">[] {
  const purse = payable(player);
  const open: MoveOf<"choose-area">[] = [];
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < AREAS.length; index++) {
    const cost = costAt(state, index);
    if (!includes(purse, cost) || !canActAt(state, player, index)) continue;
    const appeal = index === DELIVERY ? 0 : cost;
    if (appeal < lowest) {
      lowest = appeal;
      best = open.length;
    }
    open.push(CHOOSE_AREA[index] as MoveOf<"choose-area">);
  }
  return best === 0 ? open : [open[best] as MoveOf<"choose-area">, ...open.filter((_, index) => index !== best)];
}

function hasOpenArea(state: State, player: Player): boolean {
  const purse = payable(player);
  return AREAS.some((_, index) => includes(purse, costAt(state, index)) && canActAt(state, player, index));
}

/** Could this player take a worker action, as far as everybody can tell? Only asked of players without innovations. */
function mayActInPublic(state: State, player: Player): boolean {
  const purse = payableByCards(player);
  return AREAS.some((_, index) => {
    if (!includes(purse, costAt(state, index))) return false;
    return index === DELIVERY ? mayDeliverInPublic(player) : canActAt(state, player, index);
  });
}

export const workerAction: Question<"worker-action", MoveOf<"choose-area" | "play-innovation" | "pass">> = {
  answers: ["choose-area", "play-innovation", "pass"],

  moves(state, seat, { innovationPlayed }) {
    const player = state.players[seat] as Player;
    const choices: MoveOf<"choose-area" | "play-innovation" | "pass">[] = openAreas(state, player);
    if (choices.length === 0) return [PASS];
    if (handSize(player.innovations) > 0) choices.push(...playableInnovations(state, player));
    if (!innovationPlayed) choices.push(PASS);
    return choices;
  },

  refuse(state, seat, { innovationPlayed }, move) {
    const player = state.players[seat] as Player;
    if (move.type === "choose-area") return refuseArea(state, player, move.area);
    if (move.type === "pass") {
      // G-T5: an innovation binds to an action, as long as there is one.
      const bound = innovationPlayed && hasOpenArea(state, player);
      return bound ? refusal("pass-after-innovation") : undefined;
    }
    const refused = refuseInnovation(state, player, move.innovation);
    if (refused) return refused;
    return hasOpenArea(state, player) ? undefined : refusal("innovation-needs-action");
  },

  answer(draft, seat, asked, move) {
    if (move.type === "choose-area") {
      draft.askInstead(seat, { type: "after-action" });
      askPayment(draft, seat, move.area);
    } else if (move.type === "play-innovation") {
      draft.askInstead(seat, { type: "worker-action", innovationPlayed: true });
      playInnovation(draft, seat, move.innovation);
    } else pass(draft, seat, asked.innovationPlayed === true);
  },

  /** G-T6: nothing possible and nothing in hand that others cannot judge. */
  forced(state, seat) {
    const player = state.players[seat] as Player;
    if (handSize(player.innovations) > 0 || mayActInPublic(state, player)) return undefined;
    return PASS;
  },
};

function pass(draft: Draft, seat: Seat, innovationPlayed: boolean): void {
  draft.emit?.({ type: "passed", seat, cause: innovationPlayed ? "out" : passCause(draft, seat) });
  draft.own(seat).passed = true;
  draft.answered(seat);
  endTurn(draft, seat);
}

function passCause(draft: Draft, seat: Seat): "choice" | "forced" {
  return workerAction.forced(draft.state, seat, { type: "worker-action" }) ? "forced" : "choice";
}

export const afterAction: Question<"after-action", MoveOf<"play-innovation" | "end-turn">> = {
  answers: ["play-innovation", "end-turn"],

  moves(state, seat) {
    return [END_TURN, ...playableInnovations(state, state.players[seat] as Player)];
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
