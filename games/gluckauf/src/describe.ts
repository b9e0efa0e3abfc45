import type { State } from "./state.ts";
export function describe(thing: unknown, _context: { view?: State }): string {
  return JSON.stringify(thing);
}
