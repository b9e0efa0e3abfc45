import { type AnyGame, hasSecrets, type Seat } from "@montan/engine";
import type { Match, Moment } from "./match.ts";
import { seatsHere } from "./seating.ts";

/** With whose eyes a match may be looked at again. */
export interface Eyes {
  /** Seats whose view may be shown; everybody may look like a spectator. */
  readonly seats: readonly Seat[];
  /** Whose view is shown at first; undefined: a spectator's. */
  readonly first: Seat | undefined;
  /** The screen is passed to this seat before its view is shown: others at it may not see that. */
  secret(seat: Seat): boolean;
}

/**
 * After the end there are no secrets. Until then nobody sees with the eyes of a bot or of somebody elsewhere, and who
 * shares the screen with others sees their hands as little as at the table.
 */
export function eyesFor({ game, state, occupants, moments }: Match): Eyes {
  const here = seatsHere(occupants.value);
  if (game.result(state.value) !== undefined)
    return { seats: occupants.value.map((_, seat) => seat), first: here[0], secret: () => false };
  const hides = (seat: Seat) => here.length > 1 && hasSecretsIn(game, moments.value, seat);
  return { seats: here, first: here.some(hides) ? undefined : here[0], secret: hides };
}

function hasSecretsIn(game: AnyGame, moments: readonly Moment[], seat: Seat): boolean {
  return moments.some(({ state }) => hasSecrets(game, state, seat));
}
