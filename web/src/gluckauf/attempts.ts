import type { Seat } from "@montan/engine";
import {
  type AreaId,
  type Card,
  DOCK_NUMBERS,
  type DockNumber,
  type InnovationCard,
  type LorryCard,
  lorry,
  type Move,
  type OrderCard,
  type Pending,
  STACKS,
  type StackId,
  type State,
  type WagonCrest,
} from "@montan/gluckauf";
import type { Picks, Spot } from "../table/choices.ts";
import type { Situation } from "../table/scene.ts";

/** The illegal move that a person pointing at something tries to make: the rules then say why not. */
export function attemptAt(
  { view, seat, pending }: Situation<State, Pending>,
  [picked]: Picks,
  at: Spot,
): Move | undefined {
  const [kind, ...rest] = at.split(":");
  const id = rest.join(":");
  switch (kind) {
    case "area":
      return atArea(pending, id as AreaId);
    case "dock":
      return atDock(view, seat, pending, picked, dockNumber(id));
    case "wagon":
    case "full":
      return atWagon(view, seat, pending, picked, dockNumber(rest[0]), rest[1] as WagonCrest);
    case "front":
    case "storage":
      return { type: "store-front" };
    case "stored":
      return loadStored(id as LorryCard, nextDock(view, seat));
    case "order":
      return { type: "deliver-train", dock: nextDock(view, seat), order: id as OrderCard };
    case "innovation":
      return { type: "play-innovation", innovation: id as InnovationCard };
    case "worker":
      return { type: "pay-workers", cards: [Number(id)] };
    case "drawn":
      return { type: "keep-card", card: id as Card };
    default:
      return undefined;
  }
}

/** The illegal move that dropping one thing on another tries to make. */
export function attemptByDrop(situation: Situation<State, Pending>, from: Spot, to: Spot): Move | undefined {
  const taken = /^(front|stored:|order:|held)/.test(from);
  return taken ? attemptAt(situation, [from], to) : attemptAt(situation, [], from);
}

function dockNumber(text: string | undefined): DockNumber {
  return DOCK_NUMBERS.find((dock) => String(dock) === text) ?? 1;
}

function isStack(area: AreaId): area is StackId {
  return (STACKS as readonly AreaId[]).includes(area);
}

function atArea(pending: Pending | undefined, area: AreaId): Move {
  if (isStack(area) && pending?.type === "pair-stack") return { type: "choose-stack", stack: area };
  if (isStack(area) && pending?.type === "wild-stack") return { type: "name-stack", stack: area };
  return { type: "choose-area", area };
}

function atDock(
  view: State,
  seat: Seat,
  pending: Pending | undefined,
  picked: Spot | undefined,
  dock: DockNumber,
): Move {
  if (pending?.type === "wagon-dock") return { type: "place-wagon", dock };
  if (pending?.type === "engine-dock") return { type: "place-engine", dock };
  if (pending?.type === "mining-step") return load(view, seat, picked, dock);
  const order = picked?.startsWith("order:") ? (picked.slice("order:".length) as OrderCard) : firstOrder(view, seat);
  return order === undefined ? { type: "place-engine", dock } : { type: "deliver-train", dock, order };
}

function atWagon(
  view: State,
  seat: Seat,
  pending: Pending | undefined,
  picked: Spot | undefined,
  dock: DockNumber,
  wagon: WagonCrest,
): Move {
  if (pending?.type === "mining-step") return load(view, seat, picked, dock, wagon);
  return atDock(view, seat, pending, picked, dock);
}

function load(view: State, seat: Seat, picked: Spot | undefined, dock: DockNumber, wagon?: WagonCrest): Move {
  const stored = picked?.startsWith("stored:") ? (picked.slice("stored:".length) as LorryCard) : undefined;
  if (stored !== undefined) return loadStored(stored, dock, wagon);
  const front = view.players[seat]?.miningRow[0];
  return { type: "load-front", dock, wagon: wagon ?? (front === undefined ? "wild" : lorry(front).crest) };
}

function loadStored(card: LorryCard, dock: DockNumber, wagon: WagonCrest = lorry(card).crest): Move {
  return { type: "load-stored", lorry: card, dock, wagon };
}

/** The dock that comes closest to a delivery. */
function nextDock(view: State, seat: Seat): DockNumber {
  return DOCK_NUMBERS.find((dock) => view.players[seat]?.docks[dock - 1]?.engine !== undefined) ?? 1;
}

function firstOrder(view: State, seat: Seat): OrderCard | undefined {
  const hand = view.players[seat]?.orders;
  return [...(hand?.open ?? []), ...(hand?.secret ?? [])].find((card) => typeof card === "string");
}
