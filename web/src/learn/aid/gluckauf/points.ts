import type { Category } from "@montan/gluckauf";

/**
 * Where the points of bots come from: one seat among three of the level below, from the table in docs/benchmarks.md,
 * rounded. A test compares them.
 */
export const POINTS: readonly { readonly category: Category; readonly easy: number; readonly expert: number }[] = [
  { category: "objectives", easy: 11, expert: 18 },
  { category: "orders", easy: 8, expert: 17 },
  { category: "shares", easy: 4, expert: 11 },
  { category: "lorries", easy: 3, expert: 5 },
  { category: "shift-tokens", easy: 2, expert: 2 },
];
