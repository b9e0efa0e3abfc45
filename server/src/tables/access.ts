import type { Person } from "../people/contract.ts";
import { Refused, refuseUnless } from "./refused.ts";
import type { Room } from "./room.ts";
import type { Table } from "./table.ts";

/** Who may know that the table exists, and what happens at it. */
export function maySee(table: Table, room: Room, person: Person): boolean {
  return table.settings.visibility === "open" || room.member(person.id) !== undefined;
}

/** Who may watch the game without a seat. */
export function mayWatch(settings: Table["settings"], status: Table["status"]): boolean {
  return settings.spectators === "live" || (settings.spectators === "after" && status === "ended");
}

/** The person the seat belongs to, whoever plays it now. */
export function ownSeat(table: Table, person: Person, seat: number): void {
  refuseUnless(table.chairs[seat]?.person === person.id, "not-your-seat", { seat });
}

/** The person the seat belongs to, if they play it themselves. */
export function playingSeat(table: Table, person: Person, seat: number): void {
  ownSeat(table, person, seat);
  refuseUnless(table.chairs[seat]?.bot === undefined, "bot-plays", { seat });
}

export function hostOnly(table: Table, person: Person): void {
  refuseUnless(table.host === person.id, "host-only");
}

export function inStatus(table: Table, status: Table["status"]): void {
  if (table.status !== status) throw new Refused(`not-${status}`, { status: table.status });
}

/** Whose view a person may have. */
export function viewerOf(table: Table, person: Person, seat: number | undefined): number | undefined {
  if (seat !== undefined) ownSeat(table, person, seat);
  return seat;
}
