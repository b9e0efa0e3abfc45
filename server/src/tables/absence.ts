import type { Seat } from "@montan/engine";
import type { Proposal } from "./room.ts";
import type { Table } from "./table.ts";

/** Seats whose people no longer play: a bot does, or the game ends without a result. */
export function absent(table: Table, seats: readonly Seat[], type: "resigned" | "time-up"): Proposal[] {
  const proposals: Proposal[] = seats.map((seat) => ({ entry: { type, seat } }));
  const left = table.playing.filter((seat) => !seats.includes(seat));
  // A table with bots only is not kept.
  if (table.settings.absence === "end" || left.length === 0)
    return [...proposals, { entry: { type: "ended", ending: "unfinished" } }];
  return [...proposals, ...nextHost(table, left), ...agreedBy(table, left)];
}

/** What all remaining people have agreed to: nobody else has to be waited for. */
function agreedBy({ abandon, undo }: Table, staying: readonly Seat[]): Proposal[] {
  if (staying.every((seat) => abandon.has(seat))) return [{ entry: { type: "ended", ending: "abandoned" } }];
  if (undo === undefined || !staying.includes(undo.seat) || !staying.every((seat) => undo.agreed.has(seat))) return [];
  return [{ entry: { type: "took-back", seat: undo.seat, count: undo.count, consent: true } }];
}

/** The host is one of the remaining people. */
export function nextHost(table: Table, staying: readonly Seat[]): Proposal[] {
  const people = staying.map((seat) => table.chairs[seat]?.person).filter((person) => person !== undefined);
  const [next] = people;
  return next === undefined || people.includes(table.host) ? [] : [{ entry: { type: "host", person: next } }];
}
