import { type CityId, type Event, NEIGHBOURS, networksOf, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import type { Flight } from "../table/flights.ts";
import { piece } from "./pieces.ts";
import { lobbyOf, placeOf, roomOf } from "./places.ts";

/** What moves, in the order of its causes; `view` is the table as it is now. */
export function flightsOf(events: readonly Event[], view: State): readonly Flight[] {
  return events.flatMap((event) => flightsFor(event, view));
}

function flightsFor(event: Event, view: State): readonly Flight[] {
  switch (event.type) {
    case "marker-moved":
      return [moved(piece.marker(event.row), piece.marker(event.row))];
    case "row-chosen":
      return [{ kind: "light", along: [piece.timeline(event.row), piece.timeline(event.eventRow)] }];
    case "housing-placed":
      return built(event.seat, "housing", event.city, event.slot, view);
    case "project-built":
      return built(event.seat, event.tab, event.city, event.slot, view);
    case "neutral-disk-placed":
      return [{ kind: "appear", at: piece.slot(event.city, event.slot) }];
    case "donation-made":
      return [came(piece.supply(event.seat), piece.donationDisk(event.space, event.seat))];
    case "department-reserved":
      return [moved(piece.tile(event.department), piece.reserve(event.seat))];
    case "department-built":
      return [moved(piece.tile(event.department), piece.room(event.seat, event.cell))];
    case "tab-advanced":
      return [tokens("study", event.cost, piece.study(event.seat), piece.tab(event.seat, event.tab))];
    case "transport-advanced": {
      const disk = piece.trackDisk(event.region, event.seat);
      return [tokens("study", event.cost, piece.study(event.seat), disk), moved(disk, disk)];
    }
    case "action-choice-used":
      return [given(piece.actionChoice(event.seat), piece.timeline(event.action))];
    case "employee-used":
      return [{ kind: "light", along: [roomOf(event.seat, event.department, view)] }];
    case "game-ended":
      return [];
    default:
      return [...people(event, view), ...goods(event, view), ...andrew(event)];
  }
}

/** Meeples walk: over the board, out by the door, and back. */
function people(event: Event, view: State): readonly Flight[] {
  switch (event.type) {
    case "employee-moved":
      return [came(piece.room(event.seat, event.from), piece.employee(event.seat, event.to))];
    case "employee-activated":
      return [moved(piece.employee(event.seat, event.cell), piece.employee(event.seat, event.cell, event.desk))];
    case "employee-sent": {
      const along = [roomOf(event.seat, event.department, view), lobbyOf(event.seat, view)];
      return [{ kind: "walk", along, to: piece.mission(event.region, event.seat) }];
    }
    case "employees-returned":
      return [moved(piece.mission(event.region, event.seat), `${lobbyOf(event.seat, view)}/lying`)];
    case "employees-gained":
      return event.amount === 0 ? [] : [came(piece.supply(event.seat), `${lobbyOf(event.seat, view)}/lying`)];
    case "arrivals-divided":
      return event.newLobby === 0
        ? []
        : [came(lobbyOf(event.seat, view), `${roomOf(event.seat, "new-lobby", view)}/lying`)];
    default:
      return [];
  }
}

/** Coins and cubes fly from their source to the player who gets them, and from the supply to what they pay for. */
function goods(event: Event, view: State): readonly Flight[] {
  switch (event.type) {
    case "money-gained":
      return [tokens("money", event.amount, placeOf(event.cause, event.seat, view), piece.money(event.seat))];
    case "money-paid":
      return [tokens("money", event.amount, piece.money(event.seat), placeOf(event.cause, event.seat, view))];
    case "goods-gained":
      return [tokens("goods", event.amount, placeOf(event.cause, event.seat, view), piece.goods(event.seat))];
    case "goods-paid":
      return [tokens("goods", event.amount, piece.goods(event.seat), placeOf(event.cause, event.seat, view))];
    case "goods-sold":
      return [tokens("money", event.amount, piece.goods(event.seat), piece.money(event.seat))];
    case "vp-scored":
      return [tokens("vp", event.amount, placeOf(event.cause, event.seat, view), piece.vp(event.seat))];
    case "study-gained":
      return [tokens("study", event.amount, placeOf(event.cause, event.seat, view), piece.study(event.seat))];
    case "moves-gained":
      return [tokens("moves", event.amount, placeOf(event.cause, event.seat, view), piece.moves(event.seat))];
    default:
      return [];
  }
}

function andrew(event: Event): readonly Flight[] {
  switch (event.type) {
    case "andrew-card-revealed":
      return [{ kind: "appear", at: piece.andrewCard }];
    case "andrew-card-shifted":
      return [moved(piece.andrewCard, piece.andrewCard)];
    case "andrew-donated":
      return [came(piece.andrew, piece.donationDisk(event.space, "automa"))];
    case "andrew-department-taken":
      return [given(piece.tile(event.department), piece.andrew)];
    case "andrew-project-built":
      return [came(piece.andrew, piece.slot(event.city, event.slot))];
    case "andrew-transport-advanced":
      return [moved(piece.trackDisk(event.region, "automa"), piece.trackDisk(event.region, "automa"))];
    default:
      return [];
  }
}

function moved(from: string, to: string): Flight {
  return { kind: "move", from, to };
}

/** It comes from a place that stays where it is. */
function came(from: string, to: string): Flight {
  return { kind: "walk", along: [from], to };
}

/** The piece itself goes into what lies there. */
function given(from: string, to: string): Flight {
  return { kind: "give", from, to };
}

function tokens(token: string, count: number, from: string, to: string): Flight {
  return { kind: "tokens", token, count, from, to };
}

/** The disk goes to its city, and from there its network is highlighted. */
function built(
  seat: Seat,
  tab: "housing" | "commerce" | "industry" | "infrastructure",
  city: CityId,
  slot: number,
  view: State,
): Flight[] {
  const along = outwards(city, view, seat).map(piece.city);
  const disk = came(piece.tab(seat, tab), piece.slot(city, slot));
  return along.length < 2 ? [disk] : [disk, { kind: "light", along }];
}

/** The cities of a network, from one of them outwards along the links. */
function outwards(from: CityId, view: State, seat: Seat): readonly CityId[] {
  const network = networksOf(view, seat).find((cities) => cities.some(({ id }) => id === from)) ?? [];
  const left = new Set(network.map(({ id }) => id));
  left.delete(from);
  const reached = [from];
  for (const city of reached) for (const next of NEIGHBOURS[city]) if (left.delete(next)) reached.push(next);
  return reached;
}
