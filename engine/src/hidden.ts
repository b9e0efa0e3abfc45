/** The one form a value takes in the view of a seat that may not know it. */
export interface Hidden {
  readonly hidden: true;
}

export const HIDDEN: Hidden = Object.freeze({ hidden: true });

export function isHidden(value: unknown): value is Hidden {
  return typeof value === "object" && value !== null && (value as Partial<Hidden>).hidden === true;
}

/** As many placeholders as there were values: counts are public, values are not. */
export function hideAll(values: readonly unknown[]): Hidden[] {
  return values.map(() => HIDDEN);
}
