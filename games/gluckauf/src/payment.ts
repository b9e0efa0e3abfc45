import type { Seat } from "@montan/engine";
import { beginAction } from "./action.ts";
import {
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
import { cardsOf, type Player, type State, without, withoutCard } from "./state.ts";

/** G-T2: one worker more than the last placement in this area in this shift; Wild has one printed on it. */
export function costOf(state: State, area: AreaId): number {
  return (state.areas[area].at(-1)?.workers ?? PRINTED_WORKERS[area] ?? 0) + 1;
}

/** Bit n of the result: the worker cards can make exactly n (G-T3). */
function sumsOf(workers: readonly number[]): number {
  let sums = 1;
  for (const worker of workers) sums |= sums << worker;
  return sums;
}

/** G-T3, G-I1: can this player pay exactly `cost`? */
export function canPay(player: Player, cost: number): boolean {
  const sums = sumsOf(player.workers);
  if ((sums >>> cost) & 1) return cost < 31;
  return innovationChoices(player).some((innovations) => reaches(sums, cost, innovations));
}

/** Everybody sees worker cards, but not every innovation. */
export function canPayByCards(player: Player, cost: number): boolean {
  return cost < 31 && ((sumsOf(player.workers) >>> cost) & 1) === 1;
}

/** G-I1: the cards must leave between the number of innovations and the sum of their maxima. */
function cardRange(cost: number, innovations: readonly WorkerInnovation[]): { low: number; high: number } {
  const most = innovations.reduce((sum, kind) => sum + WORKER_INNOVATIONS[kind], 0);
  return { low: Math.max(0, cost - most), high: cost - innovations.length };
}

function reaches(sums: number, cost: number, innovations: readonly WorkerInnovation[]): boolean {
  const { low, high } = cardRange(cost, innovations);
  for (let sum = low; sum <= high && sum < 31; sum++) if ((sums >>> sum) & 1) return true;
  return false;
}

function workerInnovations(player: Player): WorkerInnovation[] {
  return cardsOf(player.innovations).filter((card): card is WorkerInnovation => card in WORKER_INNOVATIONS);
}

/** Every different selection of the worker innovations in hand, none first, each in table order. */
function innovationChoices(player: Player): WorkerInnovation[][] {
  const held = workerInnovations(player);
  let choices: WorkerInnovation[][] = [[]];
  if (held.length === 0) return choices;
  for (const kind of WORKER_INNOVATION_KINDS) {
    const count = held.filter((card) => card === kind).length;
    choices = choices.flatMap((choice) =>
      Array.from({ length: count + 1 }, (_, used) => [...choice, ...Array.from({ length: used }, () => kind)]),
    );
  }
  return choices.sort((a, b) => a.length - b.length);
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
    const sums = sumsOf(player.workers);
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
    if (!reaches(sumsOf(player.workers), cost, innovations)) return refusal("innovations-cannot-pay", { cost });
    return undefined;
  },

  answer(draft, seat, { area, cost }, { innovations }) {
    let hand = draft.player(seat).innovations;
    for (const kind of innovations) {
      if (!hand.open.includes(kind)) draft.reveal();
      hand = withoutCard(hand, kind);
    }
    draft.update(seat, { innovations: hand });
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
    let workers = draft.player(seat).workers;
    for (const card of cards) workers = without(workers, card);
    draft.update(seat, { workers });
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

const ways = new Map<string, readonly MoveOf<"pay-workers">[]>();

/** Every different way to pay, the one that keeps the most small cards first: they pay for anything later. */
function waysToPay(
  { workers }: Player,
  { cost, innovations }: Asked<"card-payment">,
): readonly MoveOf<"pay-workers">[] {
  const { low, high } = cardRange(cost, innovations);
  // A hand is one of 144 selections and a cost under 40: what was once worked out is kept.
  const key = `${workers.join("")}/${low}/${high}`;
  let known = ways.get(key);
  if (known === undefined) {
    known = selections(workers)
      .map((cards) => ({ cards, sum: cards.reduce((total, card) => total + card, 0) }))
      .filter(({ sum }) => sum >= low && sum <= high)
      .sort((a, b) => a.sum - b.sum || a.cards.length - b.cards.length)
      .map(({ cards }) => ({ type: "pay-workers", cards }));
    ways.set(key, known);
  }
  return known;
}

/** Every different selection of ascending cards. */
function selections(workers: readonly number[]): number[][] {
  let chosen: number[][] = [[]];
  for (const value of new Set(workers)) {
    const count = workers.filter((worker) => worker === value).length;
    chosen = chosen.flatMap((cards) =>
      Array.from({ length: count + 1 }, (_, used) => [...cards, ...Array.from({ length: used }, () => value)]),
    );
  }
  return chosen;
}
