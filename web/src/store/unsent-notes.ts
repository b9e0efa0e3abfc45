/** Stores a note that the server does not have yet. */
const KEY = "montan.note.";

/** undefined: the server has everything. `person`: whose note; nobody else on this device gets it. */
export function unsentNote(table: string, person: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(table, person)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepUnsentNote(table: string, person: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(table, person));
    else localStorage.setItem(keyOf(table, person), text);
  } catch {
    // Without storage the note lasts as long as the page is open.
  }
}

function keyOf(table: string, person: string): string {
  return `${KEY}${table}.${person}`;
}
