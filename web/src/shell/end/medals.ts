import type { Owner, ScoreSheet } from "@montan/engine";

/** Who was best at one line of the score sheet. */
export interface Medal {
  readonly category: string;
  readonly owners: readonly Owner[];
  readonly vp: number;
}

/** A medal for each line in which the players' points differ. */
export function medalsOf(sheets: readonly ScoreSheet[]): readonly Medal[] {
  const categories = new Set(sheets.flatMap(({ parts }) => parts.map(({ category }) => category)));
  return [...categories].flatMap((category) => {
    const scores = sheets.flatMap(({ owner, parts }) => {
      const own = parts.filter((part) => part.category === category);
      return own.length === 0 ? [] : [{ owner, vp: own.reduce((sum, part) => sum + part.vp, 0) }];
    });
    const vp = Math.max(...scores.map((score) => score.vp));
    const owners = scores.filter((score) => score.vp === vp).map(({ owner }) => owner);
    return vp > 0 && owners.length < scores.length ? [{ category, owners, vp }] : [];
  });
}
