import type { Category } from "@montan/carnegie";

/**
 * Where the points of bots come from: one seat among three of the level below, from the table in docs/benchmarks.md,
 * rounded. A test compares them.
 */
export const POINTS: readonly { readonly category: Category; readonly easy: number; readonly expert: number }[] = [
  { category: "donations", easy: 23, expert: 41 },
  { category: "cities", easy: 7, expert: 27 },
  { category: "tabs", easy: 9, expert: 22 },
  { category: "connections", easy: 1, expert: 21 },
  { category: "during-the-game", easy: 3, expert: 19 },
  { category: "active-employees", easy: 8, expert: 6 },
  { category: "departments", easy: 6, expert: 5 },
];
