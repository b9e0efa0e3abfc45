import type { Seat } from "@montan/engine";
import { beginAction } from "./action.ts";
import {
  AREAS,
  type AreaId,
  type InnovationCard,
  PRINTED_WORKERS,
  WORKER_INNOVATION_KINDS,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "./data/components.ts";
import type { Draft } from "./draft.ts";
import type { MoveOf } from "./moves.ts";
import { only, type Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import {
  areaIndex,
  cardsOf,
  handSize,
  type Placement,
  type Player,
  type State,
  without,
  withoutCard,
} from "./state.ts";

/** G-T2: one worker more than the last placement in this area in this shift; Wild has one printed on it. */
export function costOf(state: State, area: AreaId): number {
  return costAt(state, areaIndex(area));
}

/** The same by the area's index in AREAS, since it is needed for all of them at every turn. */
export function costAt(state: State, index: number): number {
  const placed = state.areas[index] as readonly Placement[];
  if (placed.length === 0) return (PRINTED_WORKERS[index] as number) + 1;
  return (placed[placed.length - 1] as Placement).workers + 1;
}

/** A set of small numbers, one bit each: an area never costs more than the workers of all hands could pay. */
export type Sums = number;
export const MORE_THAN_ANY_COST = 32;

/** G-I1: the most workers an innovation counts as; other innovations do not pay. */
const mostOf = new Map<InnovationCard, number>(Object.entries(WORKER_INNOVATIONS) as [WorkerInnovation, number][]);

/** What the worker cards can pay exactly (G-T3). They are public. */
export function payableByCards(player: Player): Sums {
  let sums = 1;
  for (const worker of player.workers) sums |= sums << worker;
  return sums;
}

/** What worker cards and innovations can pay exactly; each innovation adds any number in its range (G-T3, G-I1). */
export function payable(player: Player): Sums {
  let sums = payableByCards(player);
  if (handSize(player.innovations) === 0) return sums;
  for (const card of cardsOf(player.innovations)) {
    const most = mostOf.get(card) ?? 0;
    const before = sums;
    for (let workers = 1; workers <= most; workers++) sums |= before << workers;
  }
  return sums;
}

export function includes(sums: Sums, cost: number): boolean {
  return ((sums >>> cost) & 1) === 1;
}

function mostWorkers(innovations: readonly WorkerInnovation[]): number {
  let most = 0;
  for (const kind of innovations) most += WORKER_INNOVATIONS[kind];
  return most;
}

/** G-I1: the cards must leave between the number of innovations and the sum of their maxima. */
function cardRange(cost: number, innovations: readonly WorkerInnovation[]): { low: number; high: number } {
  return { low: Math.max(0, cost - mostWorkers(innovations)), high: cost - innovations.length };
}

function reaches(cards: Sums, cost: number, innovations: readonly WorkerInnovation[]): boolean {
  const { low, high } = cardRange(cost, innovations);
  for (let sum = low; sum <= high; sum++) if (includes(cards, sum)) return true;
  return false;
}

function workerInnovations(player: Player): WorkerInnovation[] {
  if (handSize(player.innovations) === 0) return [];
  return cardsOf(player.innovations).filter(paysWorkers);
}

function paysWorkers(card: InnovationCard): card is WorkerInnovation {
  return mostOf.has(card);
}

type InnovationChoices = readonly (readonly WorkerInnovation[])[];

const NO_INNOVATIONS: readonly WorkerInnovation[] = [];
const NO_CHOICE: InnovationChoices = [NO_INNOVATIONS];
const choicesOf = new Map<number, InnovationChoices>();

/** Every different selection of the worker innovations in hand, none first, each in table order. */
function innovationChoices(player: Player): InnovationChoices {
  const held = workerInnovations(player);
  if (held.length === 0) return NO_CHOICE;
  const counts = WORKER_INNOVATION_KINDS.map((kind) => held.filter((card) => card === kind).length);
  // There are few different hands, needed at every decision, so results are cached.
  const key = counts.reduce((digits, count) => digits * 16 + count, 0);
  let known = choicesOf.get(key);
  if (known === undefined) {
    known = selections(held, WORKER_INNOVATION_KINDS).sort((a, b) => a.length - b.length);
    choicesOf.set(key, known);
  }
  return known;
}

/** Asks how to pay for an area, given by its index in AREAS, if there is a choice. */
export function askPayment(draft: Draft, seat: Seat, index: number): void {
  const cost = costAt(draft.state, index);
  const { open, secret } = draft.player(seat).innovations;
  // A secret innovation may be a worker innovation: the question must look possible to everybody, so that it reveals
  // nothing.
  const mayHoldWorkers = secret.length > 0 || open.some(paysWorkers);
  if (mayHoldWorkers) draft.ask(seat, { type: "innovation-payment", area: AREAS[index] as AreaId, cost });
  else askCards(draft, seat, index, cost, NO_INNOVATIONS);
}

/** The same for the worker cards; if there is only one way, which everybody can see, it is paid at once. */
function askCards(
  draft: Draft,
  seat: Seat,
  index: number,
  cost: number,
  innovations: readonly WorkerInnovation[],
): void {
  const forced = only(waysToPay(draft.player(seat).workers, cost, innovations));
  if (forced !== undefined) pay(draft, seat, index, cost, innovations, forced.cards);
  else draft.ask(seat, { type: "card-payment", area: AREAS[index] as AreaId, cost, innovations });
}

/** The cards are in their area: the action begins. */
function pay(
  draft: Draft,
  seat: Seat,
  index: number,
  cost: number,
  innovations: readonly WorkerInnovation[],
  cards: readonly number[],
): void {
  const player = draft.own(seat);
  player.workers = handWithout(player.workers, cards);
  const paid = { seat, workers: cost, cards };
  draft.place(index, innovations.length === 0 ? paid : { ...paid, innovations });
  draft.emit?.({ type: "workers-placed", seat, area: AREAS[index] as AreaId, workers: cost, cards, innovations });
  beginAction(draft, seat, index);
}

export const innovationPayment: Question<"innovation-payment", MoveOf<"use-innovations">> = {
  answers: ["use-innovations"],

  moves(state, seat, { cost }) {
    const player = state.players[seat] as Player;
    return innovationChoices(player)
      .filter((innovations) => refuseInnovations(player, cost, innovations) === undefined)
      .map((innovations) => ({ type: "use-innovations", innovations }));
  },

  refuse(state, seat, { cost }, { innovations }) {
    return refuseInnovations(state.players[seat] as Player, cost, innovations);
  },

  answer(draft, seat, { area, cost }, { innovations }) {
    let hand = draft.player(seat).innovations;
    for (const kind of innovations) {
      if (!hand.open.includes(kind)) draft.reveal();
      hand = withoutCard(hand, kind);
    }
    draft.own(seat).innovations = hand;
    draft.answered(seat);
    askCards(draft, seat, areaIndex(area), cost, innovations);
  },

  forced(state, seat, asked) {
    const { secret } = (state.players[seat] as Player).innovations;
    return secret.length > 0 ? undefined : only(this.moves(state, seat, asked));
  },
};

/** G-I1: why this player cannot pay with these innovations and some worker cards. */
function refuseInnovations(
  player: Player,
  cost: number,
  innovations: readonly WorkerInnovation[],
): Refusal | undefined {
  let held: readonly WorkerInnovation[] = workerInnovations(player);
  for (const kind of innovations) {
    if (!held.includes(kind)) return refusal("innovation-not-held", { innovation: kind });
    held = without(held, kind);
  }
  return reaches(payableByCards(player), cost, innovations) ? undefined : refusal("innovations-cannot-pay", { cost });
}

export const cardPayment: Question<"card-payment", MoveOf<"pay-workers">> = {
  answers: ["pay-workers"],

  moves(state, seat, { cost, innovations }) {
    return waysToPay((state.players[seat] as Player).workers, cost, innovations);
  },

  refuse(state, seat, { cost, innovations }, { cards }) {
    return refuseCards((state.players[seat] as Player).workers, cards, cost, innovations);
  },

  answer(draft, seat, { area, cost, innovations }, { cards }) {
    draft.answered(seat);
    pay(draft, seat, areaIndex(area), cost, innovations, cards);
  },
};

type Hand = Player["workers"];

/** G-T3: why these cards do not pay what the innovations leave. */
function refuseCards(
  workers: Hand,
  cards: readonly number[],
  cost: number,
  innovations: readonly WorkerInnovation[],
): Refusal | undefined {
  // Both ascending: each card is searched for after the previous one.
  let next = 0;
  for (const card of cards) {
    next = workers.indexOf(card, next) + 1;
    if (next === 0) return refusal("workers-not-held", { worker: card });
  }
  let sum = 0;
  for (const card of cards) sum += card;
  const { low, high } = cardRange(cost, innovations);
  if (sum >= low && sum <= high) return undefined;
  return refusal("workers-not-exact", { cost, workers: sum });
}

const ways = new Map<number, readonly MoveOf<"pay-workers">[]>();

/** Every different way to pay, starting with the one that keeps the most small cards, which pay for anything later. */
function waysToPay(
  workers: Hand,
  cost: number,
  innovations: readonly WorkerInnovation[],
): readonly MoveOf<"pay-workers">[] {
  const { low, high } = cardRange(cost, innovations);
  // There are few different hands, needed at every decision, so results are cached.
  const key = (handNumber(workers) * 32 + low) * 32 + high;
  let known = ways.get(key);
  if (known === undefined) {
    known = selections(workers, [...new Set(workers)])
      .filter((cards) => refuseCards(workers, cards, cost, innovations) === undefined)
      .map((cards) => ({ cards, sum: cards.reduce((total, card) => total + card, 0) }))
      .sort((a, b) => a.sum - b.sum || a.cards.length - b.cards.length)
      .map(({ cards }) => ({ type: "pay-workers", cards }));
    ways.set(key, known);
  }
  return known;
}

const WEIGHTS = [0, 1, 6, 18, 36, 72];

/** A small number for each of the 144 hands: at most five 1s, two 2s and one each of 3, 4 and 5. */
function handNumber(workers: Hand): number {
  let number = 0;
  for (const worker of workers) number += WEIGHTS[worker] as number;
  return number;
}

/** Every hand at the index of its number. */
const hands: readonly Hand[] = selections([1, 1, 1, 1, 1, 2, 2, 3, 4, 5], [5, 4, 3, 2, 1]).map((hand) =>
  hand.toReversed(),
);

/** The hand without some of its cards. */
function handWithout(workers: Hand, cards: readonly number[]): Hand {
  return hands[handNumber(workers) - handNumber(cards)] as Hand;
}

/** Every different selection of cards, each in the order of `values`. */
function selections<T>(cards: readonly T[], values: readonly T[]): T[][] {
  let chosen: T[][] = [[]];
  for (const value of values) {
    const count = cards.filter((card) => card === value).length;
    chosen = chosen.flatMap((some) =>
      Array.from({ length: count + 1 }, (_, used) => [...some, ...Array.from({ length: used }, () => value)]),
    );
  }
  return chosen;
}
