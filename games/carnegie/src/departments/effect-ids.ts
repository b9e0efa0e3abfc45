/** What an employee of a department can be used for. An id with "mission" sends the employee out. */
export const EFFECT_IDS = [
  "money",
  "goods",
  "moves",
  "study",
  "mission-money",
  "mission-goods",
  "mission-moves",
  "mission-study",
  "mission-recruit",
  "mission-safety",
  "mission-build",
  "mission-copy-donation",
  "mission-transfer",
  "build-department",
  "outsource",
  "sell",
  "buy",
  "partners",
] as const;
export type EffectId = (typeof EFFECT_IDS)[number];
