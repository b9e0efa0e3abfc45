/** What departments, tracks and tabs give. */
export const GAIN_KINDS = ["money", "goods", "vp", "study", "moves", "employee"] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

/** One kind and its amount, e.g. `{ money: 3 }`: the form used in the component tables. */
export type Gain = { readonly [K in GainKind]: { readonly [P in K]: number } }[GainKind];

export function gainKind(gain: Gain): GainKind {
  return GAIN_KINDS.find((kind) => kind in gain) as GainKind;
}

export function gainAmount(gain: Gain): number {
  return (gain as Partial<Record<GainKind, number>>)[gainKind(gain)] as number;
}
