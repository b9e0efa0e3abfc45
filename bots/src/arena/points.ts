import type { ScoreSheet } from "@montan/engine";

/** Points by category, in the order of a score sheet. */
export type Points = Readonly<Record<string, number>>;

export function pointsOn({ parts }: ScoreSheet): Points {
  const points: Record<string, number> = {};
  for (const { category, vp } of parts) points[category] = (points[category] ?? 0) + vp;
  return points;
}

/** A category that a sheet does not have counts as 0. */
export function meanPoints(all: readonly Points[]): Points {
  const sums: Record<string, number> = {};
  for (const points of all)
    for (const [category, vp] of Object.entries(points)) sums[category] = (sums[category] ?? 0) + vp;
  return Object.fromEntries(Object.entries(sums).map(([category, sum]) => [category, sum / all.length]));
}
