import type { Card } from "./cards.ts";
import { STACK_KIND, STACKS, WILD_LOOK } from "./data/components.ts";
import type { MoveOf } from "./moves.ts";
import type { Question } from "./question.ts";
import { refusal } from "./refusals.ts";
import { distinct, type Player, type State, stackIndex, stackOf, without } from "./state.ts";
import { draw, putUnder, receive, refuseTake } from "./take-card.ts";

const NAME_STACK = STACKS.map((stack): MoveOf<"name-stack"> => ({ type: "name-stack", stack }));

/** G-A10: only engines can be impossible to place. */
export function canNameStack(state: State, player: Player): boolean {
  return STACKS.some((_, index) => !refuseTake(state, player, index));
}

export const wildStack: Question<"wild-stack", MoveOf<"name-stack">> = {
  answers: ["name-stack"],

  moves(state, seat) {
    const player = state.players[seat] as Player;
    return NAME_STACK.filter((_, index) => !refuseTake(state, player, index));
  },

  refuse(state, seat, _asked, { stack }) {
    return refuseTake(state, state.players[seat] as Player, stackIndex(stack));
  },

  answer(draft, seat, _asked, { stack }) {
    // The open top card is already known; whatever is below it is not.
    if (stackOf(draft.state, stack).cards.length > 1) draft.reveal();
    const cards = draw(draft, stackIndex(stack), WILD_LOOK);
    draft.emit?.({ type: "stack-named", seat, stack, count: cards.length });
    draft.emit?.({ type: "cards-looked-at", seat, stack, cards });
    draft.replace(seat, { type: "wild-card", stack, cards });
  },
};

export const wildCard: Question<"wild-card", MoveOf<"keep-card">> = {
  answers: ["keep-card"],

  moves(_state, _seat, { cards }) {
    return distinct(cards as readonly Card[]).map((card) => ({ type: "keep-card", card }));
  },

  refuse(_state, _seat, { cards }, { card }) {
    return cards.includes(card) ? undefined : refusal("card-not-drawn", { card });
  },

  answer(draft, seat, { stack, cards }, { card }) {
    const kind = STACK_KIND[stack];
    // G-H1, G-H2: orders and innovations stay secret, unless the only card was the open one, which everybody knew.
    const secret = cards.length > 1 && (kind === "order" || kind === "innovation");
    if (cards.length > 1 && !secret) draft.reveal();
    const rest = without(cards, card);
    putUnder(draft, stackIndex(stack), rest, seat);
    draft.answered(seat);
    receive(draft, seat, stackIndex(stack), card, "wild", secret);
    if (rest.length > 0) draft.emit?.({ type: "cards-put-under", seat, stack, cards: rest });
  },

  /** If there are several cards, any of them may be kept, as far as the others know. */
  forced(_state, _seat, { cards }) {
    return cards.length === 1 ? { type: "keep-card", card: cards[0] as Card } : undefined;
  },
};
