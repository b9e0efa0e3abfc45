import { ACTION_TYPES, type Event } from "@montan/carnegie";
import type { Owner } from "@montan/engine";
import { piece } from "./pieces.ts";
import { placeOf, roomOf } from "./places.ts";

/** What an event moved or changed: the log highlights it. */
export function piecesOf(event: Event): readonly string[] {
  switch (event.type) {
    case "timeline-dealt":
      return ACTION_TYPES.map(piece.timeline);
    case "departments-dealt":
      return [piece.display];
    case "sheet-row-filled":
    case "first-player-determined":
    case "waiting-announced":
    case "waiting-declined":
    case "turn-ended":
    case "activation-ended":
    case "relocation-declined":
    case "transfers-ended":
      return [piece.company(event.seat)];
    case "sheets-revealed":
      return event.sheets.map((_, seat) => piece.company(seat));
    case "side-chosen":
    case "tab-advanced":
      return [piece.tab(event.seat, event.tab)];
    case "sides-revealed":
      return event.sides.flatMap((sides, seat) =>
        (Object.keys(sides) as (keyof typeof sides)[]).map((tab) => piece.tab(seat, tab)),
      );
    case "action-choice-dealt":
    case "action-choice-used":
      return [piece.actionChoice(event.seat)];
    case "neutral-donation-placed":
    case "donation-made":
    case "secret-donation-revealed":
    case "andrew-donated":
      return [piece.donation(event.space)];
    case "secret-donation-noted":
      return event.space === undefined ? [piece.donations] : [piece.donation(event.space)];
    case "donation-tile-laid":
    case "donation-tile-skipped":
    case "donation-declined":
      return [piece.donations];
    case "neutral-disk-placed":
    case "housing-placed":
    case "project-built":
    case "andrew-project-built":
      return [piece.slot(event.city, event.slot)];
    case "department-reserved":
      return [piece.reserve(event.seat)];
    case "round-started":
      return [event.first === undefined ? piece.andrewCard : piece.company(event.first)];
    case "row-chosen":
      return [piece.timeline(event.row), piece.timeline(event.eventRow)];
    case "marker-moved":
      return [piece.marker(event.row)];
    case "game-ended":
      return event.winners.map(home);
    case "employees-returned":
    case "income-declined":
      return [piece.mission(event.region, event.seat)];
    case "arrivals-divided":
    case "employees-gained":
      return [piece.company(event.seat)];
    case "track-income-chosen":
    case "transport-advanced":
      return [piece.trackDisk(event.region, event.seat)];
    case "money-gained":
    case "money-paid":
      return [piece.money(event.seat), placeOf(event.cause, event.seat)];
    case "goods-gained":
    case "goods-paid":
      return [piece.goods(event.seat), placeOf(event.cause, event.seat)];
    case "goods-sold":
      return [piece.goods(event.seat), piece.money(event.seat)];
    case "vp-scored":
      return [piece.vp(event.seat), placeOf(event.cause, event.seat)];
    case "study-gained":
    case "study-lost":
      return [piece.study(event.seat)];
    case "moves-gained":
    case "moves-lost":
      return [piece.moves(event.seat)];
    case "employee-used":
      return [roomOf(event.seat, event.department)];
    case "employee-sent":
      return [piece.mission(event.region, event.seat)];
    case "employee-moved":
      return [piece.room(event.seat, event.from), piece.employee(event.seat, event.to)];
    case "department-built":
      return [piece.room(event.seat, event.cell)];
    case "employee-activated":
      return [piece.employee(event.seat, event.cell, event.desk)];
    case "andrew-department-taken":
      return [piece.andrew, piece.tile(event.department)];
    case "andrew-transport-advanced":
      return [piece.trackDisk(event.region, "automa")];
    case "andrew-card-drawn":
    case "andrew-card-revealed":
    case "andrew-card-shifted":
    case "andrew-card-scored":
      return [piece.andrewCard];
  }
}

function home(owner: Owner): string {
  return owner === "automa" ? piece.andrew : piece.company(owner);
}
