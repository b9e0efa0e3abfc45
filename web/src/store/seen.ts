/** Stores how much of a table somebody has seen on this device: its version. */
const KEY = "montan.seen.";

/** `eyes`: the seat, or "-" for a spectator; undefined: nothing yet. */
export function seenOf(table: string, eyes: string): number | undefined {
  const version = readAll(table)[eyes];
  return typeof version === "number" ? version : undefined;
}

/** Looking back does not lower it. */
export function keepSeen(table: string, eyes: string, version: number): void {
  if (version <= (seenOf(table, eyes) ?? -1)) return;
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...readAll(table), [eyes]: version }));
  } catch {
    // Without storage everything counts as seen.
  }
}

function readAll(table: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY + table) ?? "null") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
