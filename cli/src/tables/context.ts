import type { Locale, Seat } from "@montan/engine";
import type { Paint } from "../paint.ts";

/** How to draw a game table: for which seat, in which language, how wide. */
export interface TableContext {
  /** undefined: a spectator. */
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly locale: Locale;
  readonly width: number;
  readonly paint: Paint;
}

export function nameOf({ names }: TableContext, seat: Seat): string {
  return names[seat] ?? String(seat + 1);
}

/** A part of the game table shown when somebody is asked: again only if `key` has changed. */
export interface Piece {
  readonly key: string;
  readonly lines: readonly string[];
}
