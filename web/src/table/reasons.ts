import { IllegalMove, type Locale, type Seat } from "@montan/engine";
import type { Referee } from "./scene.ts";

interface Told<State> {
  readonly view: State;
  readonly seat: Seat;
  readonly locale: Locale;
  readonly names: readonly string[];
}

/** Why the rules do not allow a move, in a sentence; undefined if they do. */
export function reasonAgainst<State, Move>(
  game: Referee<State, Move>,
  move: Move,
  { view, seat, locale, names }: Told<State>,
): string | undefined {
  try {
    game.reveals(view, seat, move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMove) return game.describe(error, { locale, names, view });
    throw error;
  }
}
