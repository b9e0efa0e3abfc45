import type { PairingSummary } from "@montan/bots/arena";
import { type Column, markdownTable } from "../page.ts";
import type { Overrun } from "./overrun.ts";

export type Strength = PairingSummary & { readonly seats: number };

const percent = (share: number) => (100 * share).toFixed(0);
const one = (value: number) => value.toFixed(1);

const STRENGTH: readonly Column<Strength>[] = [
  { title: "one seat of", alignRight: false, text: ({ one: bot }) => bot },
  {
    title: "against",
    alignRight: false,
    text({ others, seats }) {
      if (others === undefined) return "Andrew (expert)";
      return seats > 2 ? `${seats - 1} × ${others}` : others;
    },
  },
  { title: "games", alignRight: true, text: ({ games }) => String(games) },
  {
    title: "wins (95 %)",
    alignRight: true,
    text: ({ rate, low, high }) => `${percent(rate)} % (${percent(low)}–${percent(high)})`,
  },
  { title: "mean score", alignRight: true, text: ({ meanScore }) => one(meanScore) },
  { title: "of the others", alignRight: true, text: ({ meanOtherScore }) => one(meanOtherScore) },
  { title: "of the winner", alignRight: true, text: ({ meanWinningScore }) => one(meanWinningScore) },
];

export function strengthTable(rows: readonly Strength[], remark: string): string {
  return markdownTable(STRENGTH, rows, [remark]);
}

/** Where the points of a level come from: a column for the first bot of each pairing. */
export function pointsTable(rows: readonly Strength[], remark: string): string {
  const categories = [...new Set(rows.flatMap(({ meanPoints }) => Object.keys(meanPoints)))];
  const columns: Column<string>[] = [
    { title: "points for", alignRight: false, text: (category) => category.replaceAll("-", " ") },
    ...rows.map(({ one: bot, meanPoints }) => ({
      title: bot,
      alignRight: true,
      text: (category: string) => one(meanPoints[category] ?? 0),
    })),
  ];
  return markdownTable(columns, categories, [remark]);
}

const OVERRUN: readonly Column<Overrun>[] = [
  { title: "level", alignRight: false, text: ({ level }) => level },
  { title: "time to think", alignRight: true, text: ({ budget }) => `${budget} ms` },
  { title: "overrun, mean", alignRight: true, text: ({ mean }) => `${one(mean)} ms` },
  { title: "worst", alignRight: true, text: ({ worst }) => `${one(worst)} ms` },
  { title: "worst at work", alignRight: true, text: ({ worstAtWork }) => `${one(worstAtWork)} ms` },
];

export function overrunTable(rows: readonly Overrun[]): string {
  return markdownTable(OVERRUN, rows, [
    "Four seats, positions of random games; the levels that search. *At work*: processor time after the last look at the clock in time, without waiting for a processor that others used.",
  ]);
}
