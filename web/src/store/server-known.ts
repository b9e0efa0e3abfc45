const KEY = "montan.server";

/** A server has answered at this address before. */
export function wasThere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberThere(): void {
  try {
    localStorage.setItem(KEY, "known");
  } catch {
    // Without storage the server is new each time.
  }
}
