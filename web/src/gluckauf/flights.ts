import type { Seat } from "@montan/engine";
import type { DockNumber, Event } from "@montan/gluckauf";
import { piece, zone, zoneOf } from "./pieces.ts";

/** A piece that comes from somewhere, a card that is turned up, a train that leaves. */
export type Flight =
  | { readonly kind: "move"; readonly from: string; readonly to: string }
  /** The piece itself is emptied into what it goes to. */
  | { readonly kind: "load"; readonly from: string; readonly to: string }
  | { readonly kind: "appear"; readonly at: string }
  | { readonly kind: "depart"; readonly seat: Seat; readonly dock: DockNumber };

/** What moves, in the order of its causes. */
export function flightsOf(events: readonly Event[]): readonly Flight[] {
  return events.flatMap((event, index) => flightsFor(event, events.slice(0, index)));
}

function flightsFor(event: Event, before: readonly Event[]): readonly Flight[] {
  switch (event.type) {
    case "workers-placed":
      return [{ kind: "move", from: workersFrom(event), to: `${piece.area(event.area)}/placement:last` }];
    case "card-taken": {
      const home = zoneOf(event.kind, event.seat);
      const to = home === piece.held(event.seat) || typeof event.card !== "string" ? home : piece.in(home, event.card);
      return [{ kind: "move", from: piece.topCard(event.stack), to }];
    }
    case "wagon-coupled":
      return [coupled(event.seat, event.dock, event.wagon, before)];
    case "engine-coupled":
      return [coupled(event.seat, event.dock, event.engine, before)];
    case "lorry-loaded": {
      const source = event.from === "mining-row" ? piece.miningRow(event.seat) : piece.storage(event.seat);
      return [
        {
          kind: "load",
          from: piece.in(source, event.lorry),
          to: piece.in(piece.dock(event.seat, event.dock), event.lorry),
        },
      ];
    }
    case "lorry-stored":
      return [
        {
          kind: "move",
          from: piece.in(piece.miningRow(event.seat), event.lorry),
          to: piece.in(piece.storage(event.seat), event.lorry),
        },
      ];
    case "train-delivered":
      return [{ kind: "depart", seat: event.seat, dock: event.dock }];
    case "card-turned-up":
      return [{ kind: "appear", at: piece.topCard(event.stack) }];
    case "token-taken":
      return [
        {
          kind: "move",
          from: piece.token(event.token),
          to: piece.in(piece.tokensOf(event.seat), event.token),
        },
      ];
    default:
      return [];
  }
}

function workersFrom({ seat, cards }: Extract<Event, { type: "workers-placed" }>): string {
  const [first] = cards;
  return first === undefined ? piece.innovations(seat) : piece.in(piece.workers(seat), first);
}

/** A card may have been taken and coupled in one go: then it comes from its stack. */
function coupled(seat: Seat, dock: DockNumber, card: string, before: readonly Event[]): Flight {
  const taken = before.findLast((event) => event.type === "card-taken");
  const from = taken === undefined ? piece.held(seat) : piece.topCard(taken.stack);
  return { kind: "move", from, to: piece.in(piece.dock(seat, dock), card) };
}

/** Where to look for a piece: the card itself, else the zone it lies in. */
export function placesOf(key: string): readonly string[] {
  const whole = zone(key);
  return whole === key ? [key] : [key, whole];
}
