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
  /** Study points to enter; the first space is open from the start. */
  readonly cost?: number;
  /** The space has a disk; building it as a project reveals the income below. */
  readonly disk?: true;
  readonly income?: TabIncome;
  /** VP at the end of the game if this is the space reached: a total. The printed tab shows what each space adds. */
  readonly endVp?: number;
  /** Raises the limit of every donation once reached (C-F3). */
  readonly donationLimit?: number;
  /** This space could not be read from the printed tab; it follows the pattern of the others. */
  readonly inferred?: true;
}

export type ProjectTabs = Readonly<Record<ProjectType, Readonly<Record<Side, readonly TabSpace[]>>>>;

/**
 * Read from photographs of the printed tabs, except for the spaces marked as inferred. Owners of the game confirm or
 * correct these with the option `components.projectTabs`.
 */
export const PROJECT_TABS: ProjectTabs = {
  housing: {
    A: [
      { disk: true },
      { cost: 1, disk: true, income: { money: 1 } },
      { cost: 1, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] } },
      { cost: 1, disk: true, income: { money: 1 } },
      { cost: 2, endVp: 1 },
      { cost: 3, endVp: 3 },
      { cost: 5, endVp: 6, inferred: true },
    ],
    B: [
      { disk: true, inferred: true },
      { cost: 1, disk: true, income: { money: 1 }, inferred: true },
      { cost: 1, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] }, inferred: true },
      { cost: 1, disk: true, income: { money: 1 }, inferred: true },
      { cost: 2, disk: true, income: { choice: [{ employee: 1 }, { money: 1 }] }, inferred: true },
      { cost: 5, endVp: 3, inferred: true },
      { cost: 6, endVp: 3, donationLimit: 3, inferred: true },
    ],
  },
  commerce: {
    A: [
      { disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 3, endVp: 2 },
      { cost: 4, endVp: 5 },
      { cost: 6, endVp: 9, inferred: true },
    ],
    B: [
      { disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 2, disk: true, income: { money: 2 } },
      { cost: 3, disk: true, income: { money: 2 } },
      { cost: 5, endVp: 3 },
      { cost: 6, endVp: 3, donationLimit: 3 },
    ],
  },
  industry: {
    A: [
      { disk: true, income: { goods: 1 }, inferred: true },
      { cost: 3, disk: true, income: { goods: 1 }, inferred: true },
      { cost: 3, disk: true, income: { goods: 1 }, inferred: true },
      { cost: 4, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] }, inferred: true },
      { cost: 4, endVp: 3 },
      { cost: 5, endVp: 7, inferred: true },
      { cost: 6, endVp: 12, inferred: true },
    ],
    B: [
      { disk: true, income: { goods: 1 } },
      { cost: 3, disk: true, income: { goods: 1 } },
      { cost: 3, disk: true, income: { goods: 1 } },
      { cost: 4, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 5, disk: true, income: { choice: [{ goods: 1 }, { money: 3 }] } },
      { cost: 5, endVp: 3 },
      { cost: 6, endVp: 3, donationLimit: 3 },
    ],
  },
  infrastructure: {
    A: [
      { inferred: true },
      { cost: 4, disk: true, income: { vp: 1 }, inferred: true },
      { cost: 4, disk: true, income: { vp: 1 }, inferred: true },
      { cost: 4, disk: true, income: { vp: 1 }, inferred: true },
      { cost: 5, endVp: 4, inferred: true },
      { cost: 5, endVp: 9, inferred: true },
      { cost: 6, endVp: 15, inferred: true },
    ],
    B: [
      {},
      { cost: 4, disk: true, income: { vp: 1 } },
      { cost: 4, disk: true, income: { vp: 1 } },
      { cost: 4, disk: true, income: { vp: 1 } },
      { cost: 5, disk: true, income: { vp: 1 } },
      { cost: 5, endVp: 3 },
      { cost: 6, endVp: 3, donationLimit: 3 },
    ],
  },
};
