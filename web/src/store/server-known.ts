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
    // A browser without storage finds the server anew each time.
  }
}
