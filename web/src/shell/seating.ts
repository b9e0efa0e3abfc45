import { type AnyGame, hasSecrets, type Seat } from "@montan/engine";
import type { Occupant } from "./match.ts";

/** Who is at the screen, and who is about to be. */
export interface Chair {
  /** Whose view is shown; undefined: nobody's. */
  readonly sitting: Seat | undefined;
  /** Another person is asked, and there are hands to hide from each other. */
  readonly arriving?: Seat;
}

export function seatsHere(occupants: readonly Occupant[]): Seat[] {
  return occupants.flatMap(({ here }, seat) => (here ? [seat] : []));
}

/** Who should look at the screen now. If several people share it, nobody may see what belongs to another. */
export function nextChair(
  game: AnyGame,
  state: unknown,
  /** Seats of the people who share the screen. */
  here: readonly Seat[],
  sitting: Seat | undefined,
  lastToDecide?: Seat,
  /** A seat that is asked as well, and wants to decide first. */
  wanted?: Seat,
): Chair {
  if (here.length < 2) return { sitting: here[0] };
  const asked = game.deciders(state).filter((seat) => here.includes(seat));
  const stays = sitting !== undefined && (asked.length === 0 || asked.includes(sitting));
  if (stays && (wanted === undefined || wanted === sitting || !asked.includes(wanted))) return { sitting };
  const next =
    asked.find((seat) => seat === wanted) ?? asked[0] ?? (here.includes(lastToDecide ?? -1) ? lastToDecide : here[0]);
  if (next === undefined) return { sitting: undefined };
  const secrets = [next, ...(sitting === undefined ? [] : [sitting])].some((seat) => hasSecrets(game, state, seat));
  return secrets ? { sitting, arriving: next } : { sitting: next };
}
