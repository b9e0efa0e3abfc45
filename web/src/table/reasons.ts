import { IllegalMove, type Seat } from "@montan/engine";
import type { Referee, Told } from "./scene.ts";

/** How the rules refuse a move; undefined if it is legal. */
export function refusalOf<State, Move>(
  game: Pick<Referee<State, Move>, "reveals">,
  view: State,
  seat: Seat,
  move: Move,
): IllegalMove | undefined {
  try {
    game.reveals(view, seat, move);
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMove) return error;
    throw error;
  }
}

/** Why a move is illegal, in a sentence; undefined if it is legal. */
export function reasonAgainst<State, Move>(
  game: Referee<State, Move>,
  move: Move,
  { view, seat, locale, names }: Told<State>,
): string | undefined {
  const refusal = refusalOf(game, view, seat, move);
  return refusal === undefined ? undefined : game.describe(refusal, { locale, names, view });
}
