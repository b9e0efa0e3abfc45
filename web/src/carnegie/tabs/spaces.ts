import { printedVp, type Tab, type TabIncome, type TabSpace } from "@montan/carnegie";

export interface TabSpaceState {
  readonly space: TabSpace;
  /** VP as printed: what the space adds to the one before it. */
  readonly vp: number;
  /** Reached, entered by the next step, or further away. */
  readonly when: "reached" | "next" | "later";
  /** The space shown on the tab is the last one reached: its VP count. */
  readonly current: boolean;
  /** A disk is here, has been built, or will be available when the space is reached. */
  readonly disk?: "lying" | "built" | "coming";
}

/** Disks leave a tab from the first space on (C-B2). */
export function spacesOf(spaces: readonly TabSpace[], { at, built }: Tab): readonly TabSpaceState[] {
  let disks = 0;
  return spaces.map((space, index) => {
    const when = index <= at ? "reached" : index === at + 1 ? "next" : "later";
    const current = index === at;
    const seen = { space, vp: printedVp(spaces, index), when, current } as const;
    if (!space.disk) return seen;
    disks++;
    return { ...seen, disk: disks <= built ? "built" : when === "reached" ? "lying" : "coming" };
  });
}

export function gainsOf(income: TabIncome) {
  return "choice" in income ? income.choice : [income];
}
