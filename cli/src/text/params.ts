import type { Json } from "@montan/engine";

/** The params of a code for its sentence. */
export type Params = Readonly<Record<string, Json>>;

/** A value inside a sentence; several with commas between. */
export function list(value: Json | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.map(list).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
