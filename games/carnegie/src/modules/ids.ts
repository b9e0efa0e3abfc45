/** The modules of expansion 1, in the order of its rulebook. */
export const MODULE_IDS = [
  "new-beginning",
  "new-departments",
  "open-bar",
  "new-donations",
  "right-to-wait",
  "secret-donation",
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

interface ModuleRule {
  /** May be played against Andrew. */
  readonly solo: boolean;
  readonly excludes?: ModuleId;
}

export const MODULE_RULES: Readonly<Record<ModuleId, ModuleRule>> = {
  "new-beginning": { solo: true },
  // C-N2: Open Bar replaces New Departments.
  "new-departments": { solo: true, excludes: "open-bar" },
  "open-bar": { solo: true, excludes: "new-departments" },
  "new-donations": { solo: false },
  "right-to-wait": { solo: false },
  "secret-donation": { solo: false },
};
