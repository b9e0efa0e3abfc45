import type { Level } from "./level-bot.ts";

/** From the weakest to the strongest. None sees more than another. */
export const LEVELS = {
  easy: { value: "hand-set", noise: { carnegie: 2.5, gluckauf: 2.5 } },
  medium: {
    value: "learned",
    noise: { carnegie: 2.2, gluckauf: 4 },
    search: { plans: 4, reach: 1, breadth: 1, budget: { iterations: 4 } },
  },
  hard: {
    value: "learned",
    noise: { carnegie: 0.8, gluckauf: 0.8 },
    search: { plans: 4, reach: 1, breadth: 1, budget: { iterations: 8 } },
  },
  expert: {
    value: "learned",
    noise: { carnegie: 0, gluckauf: 0 },
    search: { plans: 8, reach: 1, breadth: 6, budget: { iterations: 40 } },
  },
} as const satisfies Readonly<Record<string, Level>>;
