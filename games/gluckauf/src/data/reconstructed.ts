/**
 * What the rulebook text does not print: the make-up of the ten lorries of a crest and of the seven orders of a
 * destination, the VP on an order by its number of lorries, and how many innovations of each kind there are. All
 * printed totals hold. An owner of the box can replace every table through `options.components`.
 */

/** Ten cards of each crest; only single lorries carry VP (G-F1). */
export interface LorryRow {
  readonly lorries: 1 | 2;
  readonly vp: number;
  readonly count: number;
}

/** Seven cards of each destination. */
export interface OrderRow {
  readonly lorries: 1 | 2 | 3 | 4;
  readonly vp: number;
  readonly count: number;
}

/** Sixteen cards of ten kinds. Worker innovations count as `min` to `max` workers, mining moves up to `steps`. */
export type InnovationRow =
  | { readonly kind: "workers"; readonly min: 1; readonly max: 3 | 4 | 5; readonly count: number }
  | { readonly kind: "mining"; readonly steps: 4; readonly count: number }
  | { readonly kind: "lorry" | "wagon" | "engine" | "order" | "share" | "delivery"; readonly count: number };

export interface Components {
  readonly lorriesPerCrest: readonly LorryRow[];
  readonly ordersPerDestination: readonly OrderRow[];
  readonly innovations: readonly InnovationRow[];
}

/** The tables of the current rules. */
export const RECONSTRUCTED: Components = {
  lorriesPerCrest: [
    { lorries: 1, vp: 1, count: 4 },
    { lorries: 1, vp: 2, count: 2 },
    { lorries: 2, vp: 0, count: 4 },
  ],
  ordersPerDestination: [
    { lorries: 1, vp: 3, count: 2 },
    { lorries: 2, vp: 5, count: 2 },
    { lorries: 3, vp: 7, count: 2 },
    { lorries: 4, vp: 10, count: 1 },
  ],
  innovations: [
    { kind: "workers", min: 1, max: 3, count: 2 },
    { kind: "workers", min: 1, max: 4, count: 2 },
    { kind: "workers", min: 1, max: 5, count: 2 },
    { kind: "lorry", count: 2 },
    { kind: "wagon", count: 2 },
    { kind: "engine", count: 1 },
    { kind: "order", count: 1 },
    { kind: "share", count: 1 },
    { kind: "mining", steps: 4, count: 2 },
    { kind: "delivery", count: 1 },
  ],
};

interface Edition {
  /** The first rules version with these tables. */
  readonly since: number;
  readonly tables: Components;
}

/** A correction is a new row, and games begun before it keep theirs. Tests add an invented one. */
export const EDITIONS: Edition[] = [{ since: 1, tables: RECONSTRUCTED }];

/** A stored game is dealt from the tables of its own rules version. */
export function reconstructedUnder(rules: number): Components {
  return EDITIONS.findLast(({ since }) => since <= rules)?.tables ?? RECONSTRUCTED;
}
