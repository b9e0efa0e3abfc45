import type { Seat } from "@montan/engine";
import type { AreaId, Card, CardKind, DockNumber, Event } from "@montan/gluckauf";

/** Keys of everything on Glück Auf's table. Equal cards in one zone share a key, since they are one choice (G-T7). */
export const piece = {
  area: (area: AreaId) => `area:${area}`,
  topCard: (area: AreaId) => `area:${area}/card`,
  placement: (area: AreaId, index: number) => `area:${area}/placement:${index}`,
  tokens: "tokens",
  token: (token: number) => `tokens/${token}`,
  yard: (seat: Seat) => `yard:${seat}`,
  hand: (seat: Seat) => `hand:${seat}`,
  held: (seat: Seat) => `held:${seat}`,
  miningRow: (seat: Seat) => `mining-row:${seat}`,
  storage: (seat: Seat) => `storage:${seat}`,
  delivered: (seat: Seat) => `delivered:${seat}`,
  dock: (seat: Seat, dock: DockNumber) => `dock:${seat}:${dock}`,
  workers: (seat: Seat) => `workers:${seat}`,
  orders: (seat: Seat) => `orders:${seat}`,
  innovations: (seat: Seat) => `innovations:${seat}`,
  shares: (seat: Seat) => `shares:${seat}`,
  objectives: (seat: Seat) => `objectives:${seat}`,
  drawn: (card: Card) => `drawn/${card}`,
  /** The hand lamp of the start player. */
  lamp: "lamp",
  tokensOf: (seat: Seat) => `tokens:${seat}`,
  /** A card (or a token, or a worker) in a zone. */
  in: (zone: string, card: string | number) => `${zone}/${card}`,
} as const;

/** Where a card of each kind goes when it is taken; wagons and engines wait for a dock. */
export function zoneOf(kind: CardKind, seat: Seat): string {
  switch (kind) {
    case "lorry":
      return piece.miningRow(seat);
    case "wagon":
    case "engine":
      return piece.held(seat);
    case "order":
      return piece.orders(seat);
    case "share":
      return piece.shares(seat);
    case "innovation":
      return piece.innovations(seat);
    case "objective":
      return piece.objectives(seat);
  }
}

/** What an event moved or changed. */
export function piecesOf(event: Event): readonly string[] {
  switch (event.type) {
    case "workers-placed":
      return [piece.area(event.area)];
    case "card-taken": {
      const zone = zoneOf(event.kind, event.seat);
      return [piece.area(event.stack), typeof event.card === "string" ? piece.in(zone, event.card) : zone];
    }
    case "wagon-coupled":
      return [piece.in(piece.dock(event.seat, event.dock), event.wagon)];
    case "engine-coupled":
      return [piece.in(piece.dock(event.seat, event.dock), event.engine)];
    case "lorry-loaded":
      return [piece.in(piece.dock(event.seat, event.dock), event.lorry)];
    case "lorry-stored":
      return [piece.in(piece.storage(event.seat), event.lorry)];
    case "mining-ended":
      return [piece.miningRow(event.seat)];
    case "train-delivered":
      return [piece.dock(event.seat, event.dock), piece.delivered(event.seat)];
    case "innovation-played":
    case "innovations-spent":
      return [piece.innovations(event.seat)];
    case "stack-named":
    case "cards-looked-at":
    case "cards-put-under":
    case "card-turned-up":
      return [piece.area(event.stack)];
    case "stack-split":
      return [piece.area(event.from), piece.area(event.to)];
    case "token-taken":
      return [piece.in(piece.tokensOf(event.seat), event.token)];
    case "turn-started":
    case "turn-ended":
    case "passed":
    case "vp-scored":
      return [piece.yard(event.seat)];
    case "shift-started":
    case "game-started":
      return [piece.yard(event.startPlayer)];
    case "game-ended":
      return event.winners.flatMap((winner) => (winner === "automa" ? [] : [piece.yard(winner)]));
    case "workers-returned":
      return [];
  }
}
