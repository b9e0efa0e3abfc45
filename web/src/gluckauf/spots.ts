import type {
  AreaId,
  Card,
  DockNumber,
  InnovationCard,
  LorryCard,
  Move,
  OrderCard,
  Pending,
  WagonCrest,
} from "@montan/gluckauf";
import type { Choice, Spot } from "../table/choices.ts";

/** Everything that can be pointed at: the front lorry, an empty wagon of a crest at a dock, a card in hand. */
export const spot = {
  area: (area: AreaId): Spot => `area:${area}`,
  front: "front",
  storage: "storage",
  stored: (card: LorryCard): Spot => `stored:${card}`,
  dock: (dock: DockNumber): Spot => `dock:${dock}`,
  wagon: (dock: DockNumber, crest: WagonCrest): Spot => `wagon:${dock}:${crest}`,
  fullWagon: (dock: DockNumber, crest: WagonCrest): Spot => `full:${dock}:${crest}`,
  held: "held",
  order: (card: OrderCard): Spot => `order:${card}`,
  innovation: (card: InnovationCard): Spot => `innovation:${card}`,
  worker: (workers: number): Spot => `worker:${workers}`,
  drawn: (card: Card): Spot => `drawn:${card}`,
  yard: "yard",
  hand: "hand",
} as const;

/** The steps of a move: one spot, or what is picked up and where it goes. */
export function stepsOf(move: Move): readonly Spot[] {
  switch (move.type) {
    case "choose-area":
      return [spot.area(move.area)];
    case "choose-stack":
    case "name-stack":
      return [spot.area(move.stack)];
    case "play-innovation":
      return [spot.innovation(move.innovation)];
    case "keep-card":
      return [spot.drawn(move.card)];
    case "place-wagon":
    case "place-engine":
      return [spot.held, spot.dock(move.dock)];
    case "load-front":
      return [spot.front, spot.wagon(move.dock, move.wagon)];
    case "store-front":
      return [spot.front, spot.storage];
    case "load-stored":
      return [spot.stored(move.lorry), spot.wagon(move.dock, move.wagon)];
    case "deliver-train":
      return [spot.order(move.order), spot.dock(move.dock)];
    case "pass":
    case "end-turn":
    case "stop-mining":
    case "stop-delivery":
    case "use-innovations":
    case "pay-workers":
      return [];
  }
}

/** A worker is placed in an area, a card of the display is taken home, an innovation is played. */
export function meantByDrop(from: Spot, to: Spot): Spot | undefined {
  if (from.startsWith("worker:")) return to;
  const home = to === spot.yard || to === spot.hand || to === spot.storage || to.startsWith("dock:");
  return home || from.startsWith("innovation:") ? from : undefined;
}

/** Workers can be dragged as long as there is an area for them. */
export function canDrag(choices: readonly Choice<Move>[], from: Spot): boolean {
  return from.startsWith("worker:") && choices.some(({ move }) => move.type === "choose-area");
}

/** The surface of a small screen on which a question is answered. */
export const SURFACES = ["display", "yard", "hand", "opponents"] as const;
export type Surface = (typeof SURFACES)[number];

export function surfaceFor(pending: Pending): Surface {
  switch (pending.type) {
    case "worker-action":
    case "pair-stack":
    case "wild-stack":
      return "display";
    case "wagon-dock":
    case "engine-dock":
    case "mining-step":
    case "train":
      return "yard";
    case "innovation-payment":
    case "card-payment":
    case "wild-card":
    case "after-action":
      return "hand";
  }
}

/** On which surface a spot lies. */
export function surfaceOf(at: Spot): Surface {
  if (at.startsWith("area:")) return "display";
  return /^(order|innovation|worker|drawn|hand)\b/.test(at) ? "hand" : "yard";
}
