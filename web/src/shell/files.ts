/** Downloads a text as a file. */
export function saveText(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** "montan-gluckauf-2026-11-15-0a1b2c.txt" */
export function recordName(game: string, created: number, id: string): string {
  return `montan-${game}-${new Date(created).toISOString().slice(0, 10)}-${id.slice(0, 6)}.txt`;
}
