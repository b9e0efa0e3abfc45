import { IllegalMove, type Locale, type Seat } from "@montan/engine";
import { game, type Move, type State } from "@montan/gluckauf";

interface Told {
  readonly view: State;
  readonly seat: Seat;
  readonly locale: Locale;
  readonly names: readonly string[];
}

/** Why the rules do not allow a move, in a sentence; undefined if they do. */
export function reasonAgainst(move: Move, { view, seat, locale, names }: Told): string | undefined {
  try {
    game.reveals(view, seat, move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMove) return game.describe(error, { locale, names, view });
    throw error;
  }
}
