import type { Seat } from "@montan/engine";
import { beginAction } from "./action.ts";
import {
  AREA_INDEX,
  type AreaId,
  PRINTED_WORKERS,
  WORKER_INNOVATION_KINDS,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "./data/components.ts";
import type { Draft } from "./draft.ts";
import type { MoveOf } from "./moves.ts";
import type { Asked } from "./pending.ts";
import { only, type Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { cardsOf, handSize, type Player, type State, without, withoutCard } from "./state.ts";

/** G-T2: one worker more than the last placement in this area in this shift; Wild has one printed on it. */
export function costOf(state: State, area: AreaId): number {
  return costAt(state, AREA_INDEX[area]);
}

/** The same by the area's place in AREAS: asked for all of them at every turn. */
export function costAt(state: State, index: number): number {
  const last = state.areas[index]?.at(-1);
  return (last === undefined ? (PRINTED_WORKERS[index] as number) : last.workers) + 1;
}

/** A set of small numbers, one bit each: an area never costs more than the workers of all hands could pay for. */
type Sums = number;

/** What the worker cards can pay exactly (G-T3). Everybody sees them. */
export function payableByCards(player: Player): Sums {
  let sums = 1;
  for (const worker of player.workers) sums |= sums << worker;
  return sums;
}

/** What worker cards and innovations can pay exactly; each innovation adds any number of its range (G-T3, G-I1). */
export function payable(player: Player): Sums {
  let sums = payableByCards(player);
  if (handSize(player.innovations) === 0) return sums;
  for (const card of cardsOf(player.innovations)) {
    const most = WORKER_INNOVATIONS[card as WorkerInnovation] ?? 0;
    const before = sums;
    for (let workers = 1; workers <= most; workers++) sums |= before << workers;
  }
  return sums;
}

export function includes(sums: Sums, cost: number): boolean {
  return ((sums >>> cost) & 1) === 1;
}

function mostWorkers(innovations: readonly WorkerInnovation[]): number {
  return innovations.reduce((sum, kind) => sum + WORKER_INNOVATIONS[kind], 0);
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
  return cardsOf(player.innovations).filter((card): card is WorkerInnovation => card in WORKER_INNOVATIONS);
}

type InnovationChoices = readonly (readonly WorkerInnovation[])[];

const NO_INNOVATIONS: InnovationChoices = [[]];
const choicesOf = new Map<number, InnovationChoices>();

/** Every different selection of the worker innovations in hand, none first, each in table order. */
function innovationChoices(player: Player): InnovationChoices {
  const held = workerInnovations(player);
  if (held.length === 0) return NO_INNOVATIONS;
  const counts = WORKER_INNOVATION_KINDS.map((kind) => held.filter((card) => card === kind).length);
  // Few hands, asked about at every decision: what was once worked out is kept.
  const key = counts.reduce((digits, count) => digits * 16 + count, 0);
  let known = choicesOf.get(key);
  if (known === undefined) {
    known = selections(held, WORKER_INNOVATION_KINDS).sort((a, b) => a.length - b.length);
    choicesOf.set(key, known);
  }
  return known;
}

/** Asks how to pay for `area`, as far as there is something to ask. */
export function askPayment(draft: Draft, seat: Seat, area: AreaId): void {
  const cost = costOf(draft.state, area);
  const { open, secret } = draft.player(seat).innovations;
  // A secret innovation may be a worker innovation: everybody must expect the question (and nobody learns from it).
  const mayHoldWorkers = secret.length > 0 || open.some((card) => card in WORKER_INNOVATIONS);
  if (mayHoldWorkers) draft.ask(seat, { type: "innovation-payment", area, cost });
  else draft.ask(seat, { type: "card-payment", area, cost, innovations: [] });
}

export const innovationPayment: Question<"innovation-payment", MoveOf<"use-innovations">> = {
  answers: ["use-innovations"],

  moves(state, seat, { cost }) {
    const player = state.players[seat] as Player;
    const sums = payableByCards(player);
    return innovationChoices(player)
      .filter((innovations) => reaches(sums, cost, innovations))
      .map((innovations) => ({ type: "use-innovations", innovations }));
  },

  refuse(state, seat, { cost }, { innovations }) {
    const player = state.players[seat] as Player;
    let held: readonly WorkerInnovation[] = workerInnovations(player);
    for (const kind of innovations) {
      if (!held.includes(kind)) return refusal("innovation-not-held", { innovation: kind });
      held = without(held, kind);
    }
    if (!reaches(payableByCards(player), cost, innovations)) return refusal("innovations-cannot-pay", { cost });
    return undefined;
  },

  answer(draft, seat, { area, cost }, { innovations }) {
    let hand = draft.player(seat).innovations;
    for (const kind of innovations) {
      if (!hand.open.includes(kind)) draft.reveal();
      hand = withoutCard(hand, kind);
    }
    draft.own(seat).innovations = hand;
    draft.askInstead(seat, { type: "card-payment", area, cost, innovations });
  },

  forced(state, seat, asked) {
    const { secret } = (state.players[seat] as Player).innovations;
    return secret.length > 0 ? undefined : only(this.moves(state, seat, asked));
  },
};

export const cardPayment: Question<"card-payment", MoveOf<"pay-workers">> = {
  answers: ["pay-workers"],

  moves(state, seat, asked) {
    return waysToPay(state.players[seat] as Player, asked);
  },

  refuse(state, seat, { cost, innovations }, { cards }) {
    let hand = (state.players[seat] as Player).workers;
    for (const card of cards) {
      if (!hand.includes(card)) return refusal("workers-not-held", { worker: card });
      hand = without(hand, card);
    }
    return refuseSum(cards, cost, innovations);
  },

  answer(draft, seat, { area, cost, innovations }, { cards }) {
    const player = draft.own(seat);
    for (const card of cards) player.workers = without(player.workers, card);
    draft.place(area, { seat, workers: cost, cards, ...(innovations.length > 0 && { innovations }) });
    draft.emit?.({ type: "workers-placed", seat, area, workers: cost, cards, innovations });
    draft.answered(seat);
    beginAction(draft, seat, area);
  },

  forced(state, seat, asked) {
    return only(this.moves(state, seat, asked));
  },
};

function refuseSum(
  cards: readonly number[],
  cost: number,
  innovations: readonly WorkerInnovation[],
): Refusal | undefined {
  const sum = cards.reduce((total, card) => total + card, 0);
  const { low, high } = cardRange(cost, innovations);
  if (sum >= low && sum <= high) return undefined;
  return refusal("workers-not-exact", { cost, workers: sum });
}

const ways = new Map<number, readonly MoveOf<"pay-workers">[]>();

/** Every different way to pay, the one that keeps the most small cards first: they pay for anything later. */
function waysToPay(
  { workers }: Player,
  { cost, innovations }: Asked<"card-payment">,
): readonly MoveOf<"pay-workers">[] {
  const { low, high } = cardRange(cost, innovations);
  // A hand is one of 144 selections: what was once worked out is kept.
  const key = (handNumber(workers) * 32 + low) * 32 + high;
  let known = ways.get(key);
  if (known === undefined) {
    known = selections(workers, [...new Set(workers)])
      .map((cards) => ({ cards, sum: cards.reduce((total, card) => total + card, 0) }))
      .filter(({ sum }) => sum >= low && sum <= high)
      .sort((a, b) => a.sum - b.sum || a.cards.length - b.cards.length)
      .map(({ cards }) => ({ type: "pay-workers", cards }));
    ways.set(key, known);
  }
  return known;
}

/** A small number for each hand of worker cards: at most five 1s, two 2s and one each of 3, 4 and 5. */
function handNumber(workers: readonly number[]): number {
  const weights = [0, 1, 6, 18, 36, 72];
  let number = 0;
  for (const worker of workers) number += weights[worker] as number;
  return number;
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
