import type { Level } from "./level-bot.ts";

/** From the weakest to the strongest. None sees more than another. */
export const LEVELS = {
  easy: { value: "hand-set", noise: 1.5 },
  medium: { value: "learned", noise: 1 },
  hard: { value: "learned", noise: 0, search: { plans: 3, turnsAhead: 2, budget: { iterations: 6 } } },
  expert: { value: "learned", noise: 0, search: { plans: 6, turnsAhead: 4, budget: { iterations: 36 } } },
} as const satisfies Readonly<Record<string, Level>>;
