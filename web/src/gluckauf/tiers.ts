import { type LorryCard, lorry } from "@montan/gluckauf";

/** The number of lorries that fit on one track. */
const ON_ONE = 11;

interface Waiting {
  readonly card: LorryCard;
  /** Its place in the queue; the front is 0. */
  readonly index: number;
}

/** The tracks of a mining row from the upper one down, the front of the queue on the lowest: two once it is long. */
export function tiersOf(row: readonly LorryCard[]): readonly (readonly Waiting[])[] {
  const queue = row.map((card, index) => ({ card, index }));
  if (row.length <= ON_ONE) return [queue];
  const half = tubsIn(row) / 2;
  const front = queue.filter(({ index }) => tubsIn(row.slice(0, index)) < half);
  return [queue.slice(front.length), front];
}

/** The contents of the longest track: tubs, and signs with points beside them. */
export function sizesOf(tiers: readonly (readonly Waiting[])[]): Readonly<Record<string, number>> {
  return {
    "--tiers": tiers.length,
    "--tubs": Math.max(1, ...tiers.map((tier) => tubsIn(tier.map(({ card }) => card)))),
    "--signs": Math.max(...tiers.map((tier) => tier.filter(({ card }) => lorry(card).vp > 0).length)),
  };
}

/** A double lorry counts as two. */
export function tubsIn(cards: readonly LorryCard[]): number {
  return cards.reduce((sum, card) => sum + lorry(card).lorries, 0);
}
