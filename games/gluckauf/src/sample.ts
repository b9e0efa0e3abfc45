import { isHidden, type Random, type Seat, Sfc32, topQuestion } from "@montan/engine";
import { refuseAction } from "./action.ts";
import { type Card, decks } from "./cards.ts";
import { AREA_INDEX, CARD_KINDS, type CardKind, STACK_KIND, STACKS } from "./data/components.ts";
import { inventoryOf } from "./inventory.ts";
import { componentsOf } from "./options.ts";
import type { Pending } from "./pending.ts";
import { legalMovesOf } from "./questions.ts";
import { type Hand, type Player, type State, stackOf } from "./state.ts";

type Pool = Record<CardKind, Card[]>;

/**
 * A deal that leaves an asked seat without an answer (a delivery that was impossible) cannot be the real one: draw
 * again.
 */
const TRIES = 10_000;

/** One possible deal of everything a view hides, all equally likely. */
export function sampleDeal(view: State, random: Random): State {
  const unseen = unseenCards(view);
  for (let tries = 0; tries < TRIES; tries++) {
    const dealt = deal(view, shuffled(unseen, random), random);
    if (everybodyCanDecide(dealt)) return dealt;
  }
  throw new Error("no deal fits this view: it does not come from a game");
}

function unseenCards(view: State): Pool {
  const all = decks(componentsOf(view.rules, view.components));
  const inventory = inventoryOf(view);
  const unseen = (kind: CardKind) => {
    const left = [...all[kind]];
    for (const card of inventory[kind]) {
      if (!isHidden(card)) left.splice(left.indexOf(card), 1);
    }
    return left;
  };
  return Object.fromEntries(CARD_KINDS.map((kind) => [kind, unseen(kind)])) as Pool;
}

function shuffled(pool: Pool, random: Random): Pool {
  return Object.fromEntries(CARD_KINDS.map((kind) => [kind, random.shuffle(pool[kind])])) as Pool;
}

function deal(view: State, pool: Pool, random: Random): State {
  const { viewer: _, ...rest } = view;
  const fill = <T>(kind: CardKind, cards: readonly T[]): readonly T[] =>
    cards.map((card) => (isHidden(card) ? (pool[kind].pop() as T) : card));
  const fillHand = <T>(kind: CardKind, { open, secret }: Hand<T>): Hand<T> => ({ open, secret: fill(kind, secret) });
  const fillPending = (pending: Pending): Pending =>
    pending.type === "wild-card" ? { ...pending, cards: fill(STACK_KIND[pending.stack], pending.cards) } : pending;
  const fillPlayer = (player: Player): Player => ({
    ...player,
    orders: fillHand("order", player.orders),
    innovations: fillHand("innovation", player.innovations),
  });
  return {
    ...rest,
    random: freshGenerator(random),
    stacks: STACKS.map((id) => ({ ...stackOf(view, id), cards: fill(STACK_KIND[id], stackOf(view, id).cards) })),
    players: view.players.map(fillPlayer),
    asked: view.asked.map((stack) => stack.map(fillPending)),
  };
}

function freshGenerator(random: Random): NonNullable<State["random"]> {
  const word = () => random.below(0x1_0000_0000);
  return new Sfc32([word(), word(), word(), word()]).state;
}

function everybodyCanDecide(state: State): boolean {
  return state.players.every((player, seat) => canDecide(state, player, seat));
}

/** What is asked can be answered, and an action that is being paid for can be carried out. */
function canDecide(state: State, player: Player, seat: Seat): boolean {
  const asked = topQuestion(state, seat);
  if (asked === undefined) return true;
  const pays = asked.type === "innovation-payment" || asked.type === "card-payment";
  return legalMovesOf(state, seat).length > 0 && (!pays || !refuseAction(state, player, AREA_INDEX[asked.area]));
}
