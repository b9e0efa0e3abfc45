import type { ProjectType } from "./map.ts";

export const SIDES = ["A", "B"] as const;
export type Side = (typeof SIDES)[number];

export type TabGain =
  | { readonly money: number }
  | { readonly goods: number }
  | { readonly vp: number }
  | { readonly employee: number };
export type TabIncome = TabGain | { readonly choice: readonly [TabGain, TabGain] };

export interface TabSpace {
  /** Study points to enter; the first space lies open from the start. */
  readonly cost?: number;
  /** The space carries a disk, which is built as a project and then frees the income below it. */
  readonly disk?: true;
  readonly income?: TabIncome;
  /** VP at the end of the game if this is the space reached: a total, not a sum. */
  readonly endVp?: number;
  /** Raises the limit of every donation once reached (C-F3). */
  readonly donationLimit?: number;
}

export type ProjectTabs = Readonly<Record<ProjectType, Readonly<Record<Side, readonly TabSpace[]>>>>;

/**
 * Reconstructed: the printed tabs could not be read. These values satisfy every printed example and total; owners of
 * the game replace them with the option `components.projectTabs`.
 */
export const PROJECT_TABS: ProjectTabs = {
  housing: {
    A: [
      { disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] } },
      { cost: 4, donationLimit: 3 },
    ],
    B: [
      { disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] } },
      { cost: 2, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 4, endVp: 3 },
      { cost: 4, endVp: 6 },
    ],
  },
  commerce: {
    A: [
      { disk: true, income: { money: 2 } },
      { cost: 3, disk: true, income: { money: 2 } },
      { cost: 3, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 3, disk: true, income: { money: 2 } },
      { cost: 3, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 4, donationLimit: 3 },
    ],
    B: [
      { disk: true, income: { money: 2 } },
      { cost: 3, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 3, disk: true, income: { money: 2 } },
      { cost: 3, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 4, endVp: 3 },
      { cost: 4, endVp: 6 },
      { cost: 4, endVp: 9 },
    ],
  },
  industry: {
    A: [
      { disk: true, income: { goods: 1 } },
      { cost: 4, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 4, disk: true, income: { goods: 1 } },
      { cost: 4, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 4, donationLimit: 3 },
    ],
    B: [
      { disk: true, income: { goods: 1 } },
      { cost: 4, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 4, disk: true, income: { goods: 1 } },
      { cost: 4, endVp: 3 },
      { cost: 4, endVp: 6 },
      { cost: 4, endVp: 9 },
      { cost: 4, endVp: 12 },
    ],
  },
  infrastructure: {
    A: [
      {},
      { cost: 5, disk: true, income: { vp: 1 } },
      { cost: 5, disk: true, income: { vp: 1 } },
      { cost: 5, disk: true, income: { vp: 2 } },
      { cost: 4, donationLimit: 3 },
    ],
    B: [
      {},
      { cost: 5, disk: true, income: { vp: 1 } },
      { cost: 5, disk: true, income: { vp: 2 } },
      { cost: 4, endVp: 3 },
      { cost: 4, endVp: 6 },
      { cost: 4, endVp: 9 },
      { cost: 4, endVp: 12 },
      { cost: 4, endVp: 15 },
    ],
  },
};
