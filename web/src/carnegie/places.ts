import { type DepartmentId, type Event, type State, tablesOf } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { piece } from "./pieces.ts";

export type Cause = Extract<Event, { readonly type: "money-gained" }>["cause"];

/** Where a gain comes from and a payment goes to. */
export function placeOf(cause: Cause, seat: Seat, view?: State): string {
  switch (cause.by) {
    case "transport-income":
    case "track-bonus":
      return piece.track(cause.region);
    case "project-income":
    case "building-project":
      return piece.tab(seat, cause.tab);
    case "city":
      return piece.city(cause.city);
    case "department":
    case "building-department":
      return roomOf(seat, cause.department, view);
    case "activation":
      return piece.room(seat, cause.cell);
    case "donation":
      return piece.donation(cause.space);
    case "copied-donation":
      return piece.donations;
    case "first-player-bid":
    case "new-beginning":
      return piece.company(seat);
  }
}

/** The room of a department; the whole company if it is unclear which. */
export function roomOf(seat: Seat, department: DepartmentId, view?: State): string {
  const cell = view?.players[seat]?.departments.indexOf(department) ?? -1;
  return cell === -1 ? piece.company(seat) : piece.room(seat, cell);
}

/** Everybody enters and leaves by the Lobby. */
export function lobbyOf(seat: Seat, view: State): string {
  return piece.room(seat, tablesOf(view).lobby);
}
