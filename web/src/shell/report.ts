import type { Match } from "./match.ts";

interface Subject {
  readonly match: Pick<Match, "moments" | "version">;
  /** undefined: the server does not reveal it until the game is over. */
  record(): string | undefined;
}

let onTheTable: Subject | undefined;

/** Says which match a problem report would be about; returns a function that withdraws it. */
export function lookingAt(subject: Subject): () => void {
  onTheTable = subject;
  return () => {
    if (onTheTable === subject) onTheTable = undefined;
  };
}

/** Everything needed to see what the person saw: the error, the browser, the record and the decision. */
export function reportOf(error: unknown, about = onTheTable): string {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = [
    `Montan ${import.meta.env.VITE_VERSION}`,
    `Page: ${location.hash || "#/"}`,
    `Browser: ${navigator.userAgent}`,
    "",
    said,
  ];
  if (about === undefined) return lines.join("\n");
  const { match, record } = about;
  const where = `After decision ${match.moments.value.length - 1}, version ${match.version}`;
  return [...lines, "", where, "", record() ?? ""].join("\n").trimEnd();
}
