import { isHidden, type Seat } from "@montan/engine";
import type { DockNumber, Event } from "@montan/gluckauf";
import type { Flight } from "../table/flights.ts";
import { piece, zoneOf } from "./pieces.ts";

/** What moves, in the order of its causes. */
export function flightsOf(events: readonly Event[]): readonly Flight[] {
  return events.flatMap((event, index) => flightsFor(event, events.slice(0, index)));
}

function flightsFor(event: Event, before: readonly Event[]): readonly Flight[] {
  switch (event.type) {
    case "workers-placed":
      return [
        { kind: "walk", along: [workersFrom(event)], to: `${piece.area(event.area)}/placement:last` },
        { kind: "slide", zone: piece.workers(event.seat) },
      ];
    case "card-taken": {
      const [from, home] = [piece.topCard(event.stack), zoneOf(event.kind, event.seat)];
      if (typeof event.card !== "string") return [{ kind: "give", from, to: home }];
      return [{ kind: "move", from, to: home === piece.held(event.seat) ? home : piece.in(home, event.card) }];
    }
    case "wagon-coupled":
      return [coupled(event.seat, event.dock, event.wagon, before)];
    case "engine-coupled":
      return [coupled(event.seat, event.dock, event.engine, before)];
    case "lorry-loaded": {
      const source = event.from === "mining-row" ? piece.miningRow(event.seat) : piece.storage(event.seat);
      return [
        {
          kind: "give",
          from: piece.in(source, event.lorry),
          to: piece.in(piece.dock(event.seat, event.dock), event.lorry),
          reveals: "[data-load], .vp-tag",
        },
        { kind: "slide", zone: source },
      ];
    }
    case "lorry-stored":
      return [
        {
          kind: "move",
          from: piece.in(piece.miningRow(event.seat), event.lorry),
          to: piece.in(piece.storage(event.seat), event.lorry),
        },
        { kind: "slide", zone: piece.miningRow(event.seat) },
      ];
    case "train-delivered":
      return [
        { kind: "depart", whole: `train:${event.seat}:${event.dock}` },
        {
          kind: "move",
          from: piece.in(piece.orders(event.seat), event.order),
          to: piece.in(piece.delivered(event.seat), event.order),
        },
        { kind: "slide", zone: piece.orders(event.seat) },
      ];
    case "innovation-played": {
      const zone = piece.innovations(event.seat);
      return [
        { kind: "leave", from: piece.in(zone, event.innovation) },
        { kind: "slide", zone },
      ];
    }
    case "cards-put-under":
      return event.cards.flatMap((card) =>
        isHidden(card) ? [] : [{ kind: "give", from: piece.drawn(card), to: piece.topCard(event.stack) }],
      );
    case "stack-split":
      return [{ kind: "move", from: piece.topCard(event.from), to: piece.topCard(event.to) }];
    case "workers-returned":
      return [{ kind: "return" }];
    case "shift-started":
      return [{ kind: "move", from: piece.lamp, to: piece.lamp }];
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

/** A card may have been taken and coupled in one decision: then it comes from its stack. */
function coupled(seat: Seat, dock: DockNumber, card: string, before: readonly Event[]): Flight {
  const taken = before.findLast((event) => event.type === "card-taken");
  const from = taken === undefined ? piece.held(seat) : piece.topCard(taken.stack);
  return { kind: "move", from, to: piece.in(piece.dock(seat, dock), card) };
}
