import type { Seat } from "@montan/engine";
import {
  ACTION_INNOVATIONS,
  type ActionInnovation,
  INNOVATION_KINDS,
  type InnovationCard,
  MINING_INNOVATION_STEPS,
  STACKS,
  type StackId,
} from "./data/components.ts";
import { canDeliver, FIRST_TRAIN } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { canFinish } from "./mining.ts";
import type { Move, MoveOf } from "./moves.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { appended, cardsOf, distinct, handSize, type Player, type State, stackIndex, withoutCard } from "./state.ts";
import { refuseTake, takeTop } from "./take-card.ts";

/** G-I2: where the card that an innovation gives comes from. */
const STACKS_OF: ReadonlyMap<InnovationCard, readonly StackId[]> = new Map([
  ["lorry", ["lorries-left", "lorries-right"]],
  ["wagon", ["wagons-left", "wagons-right"]],
  ["engine", ["engines"]],
  ["order", ["orders"]],
  ["share", ["shares"]],
]);
const NO_STACKS: readonly StackId[] = [];

const PLAY = new Map(
  ACTION_INNOVATIONS.map((innovation): [InnovationCard, MoveOf<"play-innovation">] => [
    innovation,
    { type: "play-innovation", innovation },
  ]),
);

function stacksOf(innovation: ActionInnovation): readonly StackId[] {
  return STACKS_OF.get(innovation) ?? NO_STACKS;
}

function isActionInnovation(card: InnovationCard): card is ActionInnovation {
  return PLAY.has(card);
}

// Needed at every turn, so they are created once.
const PAYS_ONLY = new Map(
  INNOVATION_KINDS.map((innovation) => [innovation, refusal("innovation-pays-only", { innovation })]),
);
const IMPOSSIBLE = new Map(
  INNOVATION_KINDS.map((innovation) => [innovation, refusal("innovation-impossible", { innovation })]),
);

function canPlay(state: State, player: Player, innovation: ActionInnovation): boolean {
  if (innovation === "mining") return canFinish(player, 0, MINING_INNOVATION_STEPS);
  if (innovation === "delivery") return canDeliver(player);
  return stacksOf(innovation).some((stack) => !refuseTake(state, player, stackIndex(stack)));
}

/** Adds the innovations that this player may play to `moves`. */
export function addInnovations(moves: Move[], state: State, player: Player): void {
  if (handSize(player.innovations) === 0) return;
  for (const card of distinct(cardsOf(player.innovations))) {
    if (refuseInnovation(state, player, card) === undefined) moves.push(PLAY.get(card) as Move);
  }
}

export function refuseInnovation(state: State, player: Player, card: InnovationCard): Refusal | undefined {
  if (!cardsOf(player.innovations).includes(card)) return refusal("innovation-not-held", { innovation: card });
  if (!isActionInnovation(card)) return PAYS_ONLY.get(card);
  return canPlay(state, player, card) ? undefined : IMPOSSIBLE.get(card);
}

/** Carried out at once and removed from the game; the turn continues where it was. */
export function playInnovation(draft: Draft, seat: Seat, card: InnovationCard): void {
  const innovation = card as ActionInnovation;
  const player = draft.own(seat);
  if (!player.innovations.open.includes(card)) draft.reveal();
  player.innovations = withoutCard(player.innovations, card);
  draft.state.box = appended(draft.state.box, card);
  draft.emit?.({ type: "innovation-played", seat, innovation });
  if (innovation === "mining") draft.ask(seat, { type: "mining-step", goals: MINING_INNOVATION_STEPS, spent: 0 });
  else if (innovation === "delivery") draft.ask(seat, FIRST_TRAIN);
  else if (innovation === "lorry" || innovation === "wagon") draft.ask(seat, { type: "pair-stack", kind: innovation });
  else takeTop(draft, seat, stackIndex(stacksOf(innovation)[0] as StackId), "innovation");
}

const CHOOSE_STACK = STACKS.map((stack): MoveOf<"choose-stack"> => ({ type: "choose-stack", stack }));

export const pairStack: Question<"pair-stack", MoveOf<"choose-stack">> = {
  answers: ["choose-stack"],

  moves(state, seat, asked) {
    return CHOOSE_STACK.filter((move) => this.refuse(state, seat, asked, move) === undefined);
  },

  refuse(state, seat, { kind }, { stack }) {
    if (!stacksOf(kind).includes(stack)) return refusal("stack-not-of-pair", { stack, kind });
    return refuseTake(state, state.players[seat] as Player, stackIndex(stack));
  },

  answer(draft, seat, _asked, { stack }) {
    draft.answered(seat);
    takeTop(draft, seat, stackIndex(stack), "innovation");
  },
};
