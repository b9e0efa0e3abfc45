import type { InnovationCard, Move, Pending, WorkerInnovation } from "@montan/gluckauf";

/** Which cards of the hand are selected to pay, by index. */
export type Selection = ReadonlySet<number>;

export function toggled(selection: Selection, place: number): Selection {
  const next = new Set(selection);
  if (!next.delete(place)) next.add(place);
  return next;
}

/** The indexes that select these cards, from the front of the hand. */
export function selectionOf<T>(hand: readonly T[], cards: readonly T[]): Selection {
  const free = hand.map((card, place) => ({ card, place }));
  const chosen = cards.flatMap((card) => {
    const at = free.findIndex((held) => held.card === card);
    return at === -1 ? [] : free.splice(at, 1).map(({ place }) => place);
  });
  return new Set(chosen);
}

function chosen<T>(hand: readonly T[], selection: Selection): T[] {
  return hand.filter((_, place) => selection.has(place));
}

/** The move that pays with this selection. */
export function paymentOf(
  pending: Pending | undefined,
  workers: readonly number[],
  innovations: readonly InnovationCard[],
  selection: Selection,
): Move | undefined {
  if (pending?.type === "card-payment") {
    return { type: "pay-workers", cards: chosen(workers, selection).sort((a, b) => a - b) };
  }
  if (pending?.type === "innovation-payment") {
    return { type: "use-innovations", innovations: (chosen(innovations, selection) as WorkerInnovation[]).sort() };
  }
  return undefined;
}

/** The selection that makes a paying move. */
export function selectionFor(
  move: Move | undefined,
  workers: readonly number[],
  innovations: readonly InnovationCard[],
): Selection {
  if (move?.type === "pay-workers") return selectionOf(workers, move.cards);
  if (move?.type === "use-innovations") return selectionOf<InnovationCard>(innovations, move.innovations);
  return new Set();
}
