import { type AnyGame, hasSecrets, type Seat } from "@montan/engine";
import type { Match, Moment } from "./match.ts";
import { seatsHere } from "./seating.ts";

/** Whose views of a match may be shown in its replay. */
export interface Eyes {
  /** Seats whose view may be shown; everybody may see a spectator's. */
  readonly seats: readonly Seat[];
  /** Whose view is shown at first; undefined: a spectator's. */
  readonly first: Seat | undefined;
  /** The screen is handed to this seat before its view is shown, since others at the screen may not see it. */
  secret(seat: Seat): boolean;
}

/**
 * After the end there are no secrets. Until then views of bots and of people elsewhere are not shown, and people who
 * share the screen do not see each other's hands, just as in the game.
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
