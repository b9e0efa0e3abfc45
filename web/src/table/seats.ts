import type { Seat } from "@montan/engine";

/** All other players, clockwise from the left neighbour. */
export function othersFrom(near: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, index) => (near + index + 1) % seats);
}
