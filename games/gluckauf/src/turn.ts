import type { Seat } from "@montan/engine";
import { refuseAction } from "./action.ts";
import type { AreaId } from "./data/components.ts";
import { mayDeliverInPublic } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { playableInnovations, playInnovation, refuseInnovation } from "./innovations.ts";
import type { Move, MoveOf } from "./moves.ts";
import { askPayment, canPay, canPayByCards, costOf } from "./payment.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { endShift } from "./shift.ts";
import { handSize, type Player, type State } from "./state.ts";

/** Areas in the order a beginner should look at them; the cheapest is offered first. */
const AREA_ORDER: readonly AreaId[] = [
  "delivery",
  "orders",
  "engines",
  "wagons-left",
  "wagons-right",
  "lorries-left",
  "lorries-right",
  "mining-2-3",
  "mining-1-2",
  "mining-0-1",
  "shares",
  "objectives",
  "innovations",
  "wild",
];

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

/** G-T4, G-T3: why this player may not place workers here. */
function refuseArea(state: State, player: Player, area: AreaId): Refusal | undefined {
  const impossible = refuseAction(state, player, area);
  if (impossible) return impossible;
  const cost = costOf(state, area);
  return canPay(player, cost) ? undefined : refusal("cannot-pay", { area, cost });
}

function openAreas(state: State, player: Player): readonly AreaId[] {
  return AREA_ORDER.filter((area) => !refuseArea(state, player, area));
}

/** Could this player take a worker action, as far as everybody can tell? Only asked of players without innovations. */
function mayActInPublic(state: State, player: Player): boolean {
  return AREA_ORDER.some((area) => {
    const possible = area === "delivery" ? mayDeliverInPublic(player) : !refuseAction(state, player, area);
    return possible && canPayByCards(player, costOf(state, area));
  });
}

export const workerAction: Question<"worker-action", MoveOf<"choose-area" | "play-innovation" | "pass">> = {
  answers: ["choose-area", "play-innovation", "pass"],

  moves(state, seat, { innovationPlayed }) {
    const player = state.players[seat] as Player;
    const areas = openAreas(state, player);
    if (areas.length === 0) return [{ type: "pass" }];
    const choices: MoveOf<"choose-area" | "play-innovation" | "pass">[] = cheapestFirst(state, areas).map((area) => ({
      type: "choose-area",
      area,
    }));
    choices.push(...playableInnovations(state, player));
    if (!innovationPlayed) choices.push({ type: "pass" });
    return choices;
  },

  refuse(state, seat, { innovationPlayed }, move) {
    const player = state.players[seat] as Player;
    if (move.type === "choose-area") return refuseArea(state, player, move.area);
    if (move.type === "pass") {
      // G-T5: an innovation binds to an action, as long as there is one.
      const bound = innovationPlayed && openAreas(state, player).length > 0;
      return bound ? refusal("pass-after-innovation") : undefined;
    }
    const refused = refuseInnovation(state, player, move.innovation);
    if (refused) return refused;
    return openAreas(state, player).length > 0 ? undefined : refusal("innovation-needs-action");
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
    return { type: "pass" };
  },
};

function pass(draft: Draft, seat: Seat, innovationPlayed: boolean): void {
  draft.emit?.({ type: "passed", seat, cause: innovationPlayed ? "out" : passCause(draft, seat) });
  draft.update(seat, { passed: true });
  draft.answered(seat);
  endTurn(draft, seat);
}

function passCause(draft: Draft, seat: Seat): "choice" | "forced" {
  return workerAction.forced(draft.state, seat, { type: "worker-action" }) ? "forced" : "choice";
}

function cheapestFirst(state: State, areas: readonly AreaId[]): readonly AreaId[] {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  areas.forEach((area, index) => {
    const cost = costOf(state, area);
    if (cost >= lowest) return;
    lowest = cost;
    best = index;
  });
  if (best === 0) return areas;
  return [areas[best] as AreaId, ...areas.slice(0, best), ...areas.slice(best + 1)];
}

export const afterAction: Question<"after-action", MoveOf<"play-innovation" | "end-turn">> = {
  answers: ["play-innovation", "end-turn"],

  moves(state, seat) {
    const end: Move = { type: "end-turn" };
    return [end, ...playableInnovations(state, state.players[seat] as Player)];
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
    return handSize((state.players[seat] as Player).innovations) > 0 ? undefined : { type: "end-turn" };
  },
};
