import { canonical } from "@montan/engine";

/**
 * What changed in a JSON value, kept short and simple: `[value]` replaces it; `{ key: delta }` changes some fields of
 * an object, or elements of a list by index; `-` lists removed fields; `#` is the new length of a list.
 */
export type Delta = readonly [unknown] | { readonly [key: string]: unknown };

const GONE = "-";
const LENGTH = "#";

type Fields = Record<string, unknown>;

/** undefined: nothing has changed. */
export function deltaOf(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  const whole: Delta = [after];
  const parts = partsOf(before, after);
  if (parts === undefined) return canonical(before) === canonical(after) ? undefined : whole;
  if (Object.keys(parts).length === 0) return undefined;
  return JSON.stringify(parts).length < JSON.stringify(whole).length ? parts : whole;
}

export function patched(value: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return value;
  if (Array.isArray(delta)) return delta[0];
  const parts = delta as Fields;
  const changed = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Fields) };
  if (Array.isArray(changed) && typeof parts[LENGTH] === "number") changed.length = parts[LENGTH];
  for (const key of (parts[GONE] ?? []) as readonly string[]) delete (changed as Fields)[key];
  for (const [key, part] of Object.entries(parts)) {
    if (key === LENGTH || key === GONE) continue;
    (changed as Fields)[key] = patched((value as Fields)[key], part as Delta);
  }
  return changed;
}

function partsOf(before: unknown, after: unknown): Fields | undefined {
  if (Array.isArray(before) && Array.isArray(after)) return partsOfList(before, after);
  if (isFields(before) && isFields(after)) return partsOfFields(before, after);
  return undefined;
}

function partsOfList(before: readonly unknown[], after: readonly unknown[]): Fields {
  const parts: Fields = {};
  after.forEach((value, index) => {
    const part = index < before.length ? deltaOf(before[index], value) : ([value] as const);
    if (part !== undefined) parts[index] = part;
  });
  if (before.length !== after.length) parts[LENGTH] = after.length;
  return parts;
}

/** An object with a field named like one of our own marks is sent as a whole. */
function partsOfFields(before: Fields, after: Fields): Fields | undefined {
  if (Object.hasOwn(after, GONE) || Object.hasOwn(after, LENGTH)) return undefined;
  const parts: Fields = {};
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const part = before[key] === undefined ? ([value] as const) : deltaOf(before[key], value);
    if (part !== undefined) parts[key] = part;
  }
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  if (gone.length > 0) parts[GONE] = gone;
  return parts;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
