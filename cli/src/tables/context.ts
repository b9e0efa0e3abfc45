import type { Locale, Seat } from "@montan/engine";
import type { Paint } from "../paint.ts";

/** What a table is drawn for: whose eyes, which language, how wide. */
export interface TableContext {
  /** undefined: somebody who only watches. */
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly locale: Locale;
  readonly width: number;
  readonly paint: Paint;
}

export function nameOf({ names }: TableContext, seat: Seat): string {
  return names[seat] ?? String(seat + 1);
}

/** A part of the table that is shown by itself when somebody is asked: again only when `key` has changed. */
export interface Piece {
  readonly key: string;
  readonly lines: readonly string[];
}
