/** Stores which line of a table's chat was read last on this device. */
const KEY = "montan.read.";

export function lastRead(table: string): number {
  try {
    const line: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? "0");
    return typeof line === "number" ? line : 0;
  } catch {
    return 0;
  }
}

export function keepRead(table: string, line: number): void {
  try {
    localStorage.setItem(KEY + table, String(line));
  } catch {
    // Without storage the lines count as new again after a reload.
  }
}
