/** Plain JSON: no `null`, no `undefined` inside arrays. Absent means a missing property. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One text for one value: keys sorted, no spaces. Moves are compared and recorded in this form. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) return canonicalObject(value as Record<string, unknown>);
  return JSON.stringify(value) ?? "null";
}

function canonicalObject(object: Record<string, unknown>): string {
  const fields: string[] = [];
  for (const key of Object.keys(object).sort()) {
    if (object[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(object[key])}`);
  }
  return `{${fields.join(",")}}`;
}

export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b);
}
