import type { Seat } from "@montan/engine";

/** Everybody else at the table, clockwise, beginning at the left neighbour. */
export function othersFrom(near: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, index) => (near + index + 1) % seats);
}
