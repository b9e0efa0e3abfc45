import type { LocalMatch } from "./local-match.ts";

let onTheTable: LocalMatch | undefined;

/** Says which match a problem would be about; returns how to take that back. */
export function lookingAt(match: LocalMatch): () => void {
  onTheTable = match;
  return () => {
    if (onTheTable === match) onTheTable = undefined;
  };
}

/** Everything somebody needs to see what the person saw: the error, the browser, the record and where in it. */
export function reportOf(error: unknown, match = onTheTable): string {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = [
    `Montan ${import.meta.env.VITE_VERSION}`,
    `Page: ${location.hash || "#/"}`,
    `Browser: ${navigator.userAgent}`,
    "",
    said,
  ];
  if (match === undefined) return lines.join("\n");
  const { decisions } = match.stored.value;
  return [...lines, "", `After decision ${decisions}, version ${match.version}`, "", match.record()].join("\n");
}
