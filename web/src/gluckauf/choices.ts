import { canonical } from "@montan/engine";
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

/**
 * A place of the person's own table that can be pointed at (`data-spot`). Pieces are told apart by what they are,
 * spots by what pointing at them means: the front lorry, an empty wagon of a crest at a dock, a card in hand.
 */
export type Spot = string;

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

/** A legal move and the spots that mean it: one to point at, or what is taken and where it goes. */
export interface Choice {
  readonly move: Move;
  readonly spots: readonly Spot[];
}

export function choicesOf(moves: readonly Move[]): readonly Choice[] {
  return moves.map((move) => ({ move, spots: spotsOf(move) }));
}

function spotsOf(move: Move): readonly Spot[] {
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

/** The only thing that can be taken is taken up by itself: what remains to be said is where it goes. */
export function pickedByItself(choices: readonly Choice[]): Spot | undefined {
  const pairs = choices.filter(({ spots }) => spots.length === 2);
  const [first] = pairs;
  return first !== undefined && pairs.every(({ spots }) => spots[0] === first.spots[0]) ? first.spots[0] : undefined;
}

/** Can be taken up, and then another spot says where it goes (a train can be taken first, too). */
export function canPick(choices: readonly Choice[], at: Spot): boolean {
  return choices.some(({ spots }) => spots.length === 2 && spots.includes(at));
}

/** The move that pointing at this spot makes at once. */
export function moveAt(choices: readonly Choice[], picked: Spot | undefined, at: Spot): Move | undefined {
  const here = choices.filter(({ spots }) => spots.includes(at));
  const single = here.find(({ spots }) => spots.length === 1);
  if (single !== undefined) return single.move;
  if (picked !== undefined && picked !== at) {
    const pair = here.find(({ spots }) => spots.includes(picked));
    if (pair !== undefined) return pair.move;
  }
  const [only, another] = here.filter(({ spots }) => spots[1] === at);
  return another === undefined ? only?.move : undefined;
}

/** How a spot is lit: it can be chosen, it is what the taken piece may go to, or it is the taken piece itself. */
export type Light = "open" | "target" | "picked";

export function lightOf(choices: readonly Choice[], picked: Spot | undefined, at: Spot): Light | undefined {
  if (at === picked) return "picked";
  const here = choices.filter(({ spots }) => spots.includes(at));
  if (here.length === 0) return undefined;
  return here.some(({ spots }) => picked !== undefined && spots.includes(picked)) ? "target" : "open";
}

/** Where a piece may go, in the order of the moves. */
export function partnersOf(choices: readonly Choice[], at: Spot): readonly Spot[] {
  const partners = choices.flatMap(({ spots }) =>
    spots.length === 2 && spots.includes(at) ? spots.filter((other) => other !== at) : [],
  );
  return [...new Set(partners)];
}

/** What letting go of one thing over another means, if that is legal. */
export function moveByDrop(choices: readonly Choice[], from: Spot, to: Spot): Move | undefined {
  const pair = choices.find(({ spots }) => spots.length === 2 && spots.includes(from) && spots.includes(to));
  if (pair !== undefined) return pair.move;
  // A worker is laid into an area, a card of the display is taken home, an innovation is laid on the table.
  const at = from.startsWith("worker:") ? to : from;
  const home = to === spot.yard || to === spot.hand || to === spot.storage || to.startsWith("dock:");
  if (!from.startsWith("worker:") && !home && !from.startsWith("innovation:")) return undefined;
  return choices.find(({ spots }) => spots.length === 1 && spots[0] === at)?.move;
}

/** Two moves are one if their texts are. */
export function moveText(move: Move): string {
  return canonical(move);
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
