import type { Seat } from "@montan/engine";
import {
  ACTION_INNOVATIONS,
  type ActionInnovation,
  type InnovationCard,
  MINING_INNOVATION_STEPS,
  type StackId,
} from "./data/components.ts";
import { canDeliver } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { canFinish } from "./mining.ts";
import type { MoveOf } from "./moves.ts";
import { only, type Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { cardsOf, distinct, handSize, type Player, type State, withoutCard } from "./state.ts";
import { refuseTake, takeTop } from "./take-card.ts";

/** G-I2: where the card of an innovation comes from. */
const STACKS_OF: Readonly<Partial<Record<ActionInnovation, readonly StackId[]>>> = {
  lorry: ["lorries-left", "lorries-right"],
  wagon: ["wagons-left", "wagons-right"],
  engine: ["engines"],
  order: ["orders"],
  share: ["shares"],
};

function isActionInnovation(card: InnovationCard): card is ActionInnovation {
  return (ACTION_INNOVATIONS as readonly InnovationCard[]).includes(card);
}

function canPlay(state: State, player: Player, innovation: ActionInnovation): boolean {
  if (innovation === "mining") return canFinish(player, 0, MINING_INNOVATION_STEPS);
  if (innovation === "delivery") return canDeliver(player);
  return (STACKS_OF[innovation] ?? []).some((stack) => !refuseTake(state, player, stack));
}

export function playableInnovations(state: State, player: Player): MoveOf<"play-innovation">[] {
  if (handSize(player.innovations) === 0) return [];
  return distinct(cardsOf(player.innovations))
    .filter((card) => isActionInnovation(card) && canPlay(state, player, card))
    .map((innovation) => ({ type: "play-innovation", innovation }));
}

export function refuseInnovation(state: State, player: Player, card: InnovationCard): Refusal | undefined {
  if (!cardsOf(player.innovations).includes(card)) return refusal("innovation-not-held", { innovation: card });
  if (!isActionInnovation(card)) return refusal("innovation-pays-only", { innovation: card });
  return canPlay(state, player, card) ? undefined : refusal("innovation-impossible", { innovation: card });
}

/** Carried out at once and out of the game; the turn goes on where it was. */
export function playInnovation(draft: Draft, seat: Seat, card: InnovationCard): void {
  const innovation = card as ActionInnovation;
  const player = draft.own(seat);
  if (!player.innovations.open.includes(card)) draft.reveal();
  player.innovations = withoutCard(player.innovations, card);
  draft.state.box = [...draft.state.box, card];
  draft.emit?.({ type: "innovation-played", seat, innovation });
  if (innovation === "mining") draft.ask(seat, { type: "mining-step", goals: MINING_INNOVATION_STEPS, spent: 0 });
  else if (innovation === "delivery") draft.ask(seat, { type: "train" });
  else if (innovation === "lorry" || innovation === "wagon") draft.ask(seat, { type: "pair-stack", kind: innovation });
  else takeTop(draft, seat, STACKS_OF[innovation]?.[0] as StackId, "innovation");
}

export const pairStack: Question<"pair-stack", MoveOf<"choose-stack">> = {
  answers: ["choose-stack"],

  moves(state, seat, { kind }) {
    const player = state.players[seat] as Player;
    return (STACKS_OF[kind] ?? [])
      .filter((stack) => !refuseTake(state, player, stack))
      .map((stack) => ({ type: "choose-stack", stack }));
  },

  refuse(state, seat, { kind }, { stack }) {
    if (!STACKS_OF[kind]?.includes(stack)) return refusal("stack-not-of-pair", { stack, kind });
    return refuseTake(state, state.players[seat] as Player, stack);
  },

  answer(draft, seat, _asked, { stack }) {
    draft.answered(seat);
    takeTop(draft, seat, stack, "innovation");
  },

  forced(state, seat, asked) {
    return only(this.moves(state, seat, asked));
  },
};
