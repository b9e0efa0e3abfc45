import type { Seat } from "@montan/engine";
import type { Draft } from "../draft.ts";
import type { ModuleId } from "../modules/ids.ts";
import type { PhaseId, State } from "../state.ts";

export interface Phase {
  readonly id: PhaseId;
  /** Skipped unless this module is played. */
  readonly module?: ModuleId;
  /** Fills the queue (turn by turn) or asks everybody (at once). */
  begin(draft: Draft): void;
  /** The turn of one seat of the queue. */
  turn?(draft: Draft, seat: Seat): void;
  /** Called when everybody has decided. */
  end?(draft: Draft): void;
}

/** Never missing where it is needed: setup asks for it only after C-S4. */
export function firstPlayer({ round }: State): Seat {
  if (round.first === undefined) throw new Error("the first player is not determined yet");
  return round.first;
}

export function allSeats({ players }: State): Seat[] {
  return players.map((_, seat) => seat);
}

/** Clockwise from the first player (C-0). */
export function turnOrder(state: State): Seat[] {
  const seats = state.players.length;
  return state.players.map((_, offset) => (firstPlayer(state) + offset) % seats);
}
