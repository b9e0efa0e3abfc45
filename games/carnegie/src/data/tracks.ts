import type { Region } from "./map.ts";

export const TRANSPORT_LEVELS = ["cart", "stagecoach", "railroad"] as const;
export type TransportLevel = (typeof TRANSPORT_LEVELS)[number];

/** What a transport space pays per employee returned. */
export type TransportIncome =
  | { readonly money: number }
  | { readonly goods: number }
  | { readonly vp: number }
  | { readonly study: number }
  | { readonly employee: number };

export interface TrackSpace {
  readonly level: TransportLevel;
  /** Study points to enter; the first space is never entered. */
  readonly cost: number;
  readonly income: TransportIncome;
  /** Only one disk may stand here; whoever enters gets the bonus (C-T3). */
  readonly bonus?: { readonly money: number } | { readonly goods: number };
}

export const TRACKS: Readonly<Record<Region, readonly TrackSpace[]>> = {
  west: [
    { level: "cart", cost: 0, income: { money: 1 } },
    { level: "stagecoach", cost: 2, income: { money: 3 } },
    { level: "stagecoach", cost: 1, income: { goods: 1 } },
    { level: "railroad", cost: 4, income: { vp: 2 } },
    { level: "railroad", cost: 5, income: { vp: 2 }, bonus: { goods: 3 } },
  ],
  midwest: [
    { level: "cart", cost: 0, income: { money: 1 } },
    { level: "stagecoach", cost: 1, income: { money: 2 } },
    { level: "railroad", cost: 3, income: { study: 3 } },
    { level: "railroad", cost: 3, income: { goods: 2 } },
    { level: "railroad", cost: 5, income: { vp: 2 }, bonus: { money: 10 } },
  ],
  east: [
    { level: "stagecoach", cost: 0, income: { money: 1 } },
    { level: "railroad", cost: 3, income: { money: 4 } },
    { level: "railroad", cost: 2, income: { employee: 1 } },
    { level: "railroad", cost: 2, income: { vp: 2 } },
    { level: "railroad", cost: 5, income: { vp: 2 }, bonus: { money: 10 } },
  ],
  south: [
    { level: "cart", cost: 0, income: { money: 1 } },
    { level: "stagecoach", cost: 1, income: { money: 2 } },
    { level: "railroad", cost: 3, income: { money: 5 } },
    { level: "railroad", cost: 3, income: { money: 7 } },
    { level: "railroad", cost: 5, income: { vp: 2 }, bonus: { goods: 3 } },
  ],
};

/** VP by connection points and lowest transport level (C-F2). */
export const CONNECTION_SCORE: Readonly<Record<number, Readonly<Record<TransportLevel, number>>>> = {
  2: { cart: 3, stagecoach: 6, railroad: 9 },
  3: { cart: 6, stagecoach: 12, railroad: 18 },
  4: { cart: 12, stagecoach: 18, railroad: 27 },
  5: { cart: 18, stagecoach: 24, railroad: 36 },
};
