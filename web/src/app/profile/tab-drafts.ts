import type { ProjectType, Side } from "@montan/carnegie";

export const GAINS = ["money", "goods", "vp", "employee"] as const;
export type GainName = (typeof GAINS)[number];

/** As typed: an amount may be missing meanwhile. */
export interface GainDraft {
  readonly kind: GainName;
  readonly amount?: number | undefined;
}

export interface SpaceDraft {
  readonly cost?: number | undefined;
  readonly disk?: true;
  readonly income?: Readonly<Record<string, unknown>>;
  readonly endVp?: number | undefined;
  readonly donationLimit?: number;
  readonly inferred?: true;
}

export type TabDrafts = Readonly<Record<ProjectType, Readonly<Record<Side, readonly SpaceDraft[]>>>>;

/** An income as the form shows it: nothing, one gain, or a choice of two. */
export function gainsOf(income: SpaceDraft["income"]): readonly GainDraft[] {
  if (income === undefined) return [];
  const gains = Array.isArray(income.choice) ? (income.choice as readonly Record<string, unknown>[]) : [income];
  return gains.flatMap((gain) => {
    const kind = GAINS.find((one) => Object.hasOwn(gain, one));
    return kind === undefined ? [] : [{ kind, amount: gain[kind] as number | undefined }];
  });
}

export function incomeOf(gains: readonly GainDraft[]): SpaceDraft["income"] {
  const [first, second] = gains.map(({ kind, amount }) => ({ [kind]: amount }));
  if (first === undefined) return undefined;
  return second === undefined ? first : { choice: [first, second] };
}

/** Where the amount of a gain is in the tables. */
export function gainPath(path: string, gains: readonly GainDraft[], index: number): string {
  const kind = gains[index]?.kind ?? "";
  return gains.length > 1 ? `${path}.income.choice[${index}].${kind}` : `${path}.income.${kind}`;
}

/** The first space is open from the start; a space without a disk has no income below it. */
export function tidied(spaces: readonly SpaceDraft[]): SpaceDraft[] {
  return spaces.map(({ cost, endVp, income, ...space }, index) => ({
    ...space,
    ...(index > 0 && { cost }),
    ...(space.disk && income !== undefined && { income }),
    ...(endVp !== undefined && { endVp }),
  }));
}
