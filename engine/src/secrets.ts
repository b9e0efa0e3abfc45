import type { AnyGame, Seat } from "./game.ts";
import { sameJson } from "./json.ts";

/** Does a seat see anything that somebody who only watches does not? Then nobody else may look at its view. */
export function hasSecrets(game: AnyGame, state: unknown, seat: Seat): boolean {
  const [own, watched] = [seat, undefined].map((viewer) => ({
    ...(game.view(state, viewer) as object),
    // Whose view it is, is no secret.
    viewer: "anybody",
  }));
  return !sameJson(own, watched);
}
