import { type AnyGame, IllegalMove, type Seat } from "@montan/engine";

/**
 * Whether the move ends the seat's turn, as far as the seat can see. Not if the same seat is next, since it can still
 * take the move back. A move whose outcome it cannot see yet reveals something, and is treated accordingly for that
 * reason.
 */
export function turnEnds(game: AnyGame, view: unknown, seat: Seat, move: unknown): boolean {
  try {
    const after = game.apply(view, seat, move);
    const deciders = game.deciders(after);
    if (deciders.includes(seat)) return false;
    return game.turn === undefined || game.turn(after) !== game.turn(view) || deciders.length === 0;
  } catch (error) {
    if (error instanceof IllegalMove) return false;
    throw error;
  }
}
