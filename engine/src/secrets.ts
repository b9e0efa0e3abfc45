import type { AnyGame, Seat } from "./game.ts";
import { sameJson } from "./json.ts";

/** Whether a seat sees anything that a spectator does not. If so, nobody else may look at its view. */
export function hasSecrets(game: AnyGame, state: unknown, seat: Seat): boolean {
  const [own, watched] = [seat, undefined].map((viewer) => ({
    ...(game.view(state, viewer) as object),
    // Whose view it is does not count.
    viewer: "anybody",
  }));
  return !sameJson(own, watched);
}
