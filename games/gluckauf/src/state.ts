import type { Hidden, RandomState, Seat } from "@montan/engine";
import type { Card, LorryCard, OrderCard } from "./cards.ts";
import {
  AREAS,
  type AreaId,
  type Destination,
  type EngineModel,
  type InnovationCard,
  type ObjectiveCard,
  STACKS,
  type StackId,
  type WagonCrest,
  type WorkerInnovation,
} from "./data/components.ts";
import type { Components } from "./data/reconstructed.ts";
import type { Pending } from "./pending.ts";

export interface State {
  readonly rules: number;
  /** Only the tables that replace reconstructed ones. */
  readonly components?: Partial<Components>;
  /** The generator; never in a view. */
  readonly random?: RandomState;
  /** Only in views: whose view it is. */
  readonly viewer?: Seat | "spectator";
  readonly shift: number;
  /** The number of the current turn. */
  readonly turn: number;
  readonly startPlayer: Seat;
  /** In the order of STACKS. */
  readonly stacks: readonly Stack[];
  /**
   * G-A11: the stack (if any) whose next card is not turned up yet, because the action that took from it is not
   * complete.
   */
  readonly covered: readonly StackId[];
  /** The placements of this shift in each worker area, in the order of AREAS. */
  readonly areas: readonly (readonly Placement[])[];
  readonly players: readonly Player[];
  /** What each seat is being asked: a stack of questions, the last one first. */
  readonly asked: readonly (readonly Pending[])[];
  /** Innovations that have left the game. */
  readonly box: readonly InnovationCard[];
  readonly over?: true;
}

/** Bottom card first, top card last. */
export interface Stack {
  readonly cards: readonly (Card | Hidden)[];
  /**
   * G-H2: who put the lowest cards back under the stack by Wild and so knows where they are; entry i is about card i,
   * cards beyond the list are known to nobody. In a view, other players' entries are −1.
   */
  readonly seen: readonly number[];
}

/** Workers placed in a worker area in this shift. */
export interface Placement {
  readonly seat: Seat;
  readonly workers: number;
  readonly cards: readonly number[];
  readonly innovations?: readonly WorkerInnovation[];
}

export interface Player {
  /** Worker cards in hand, ascending. */
  readonly workers: readonly number[];
  readonly passed: boolean;
  /** A queue: the first one is the front (the right end on the table). */
  readonly miningRow: readonly LorryCard[];
  readonly storage: readonly LorryCard[];
  readonly docks: readonly Dock[];
  readonly orders: Hand<OrderCard>;
  readonly innovations: Hand<InnovationCard>;
  readonly shares: readonly Destination[];
  readonly objectives: readonly ObjectiveCard[];
  readonly tokens: readonly number[];
  readonly delivered: Delivered;
}

/** G-H1: cards everybody saw being taken stay public; those taken by Wild are known to their owner only. */
export interface Hand<T> {
  readonly open: readonly T[];
  readonly secret: readonly (T | Hidden)[];
}

export interface Dock {
  readonly wagons: readonly Wagon[];
  readonly engine?: EngineModel;
}

export interface Wagon {
  readonly crest: WagonCrest;
  readonly lorry?: LorryCard;
}

export interface Delivered {
  readonly engines: readonly EngineModel[];
  readonly wagons: readonly WagonCrest[];
  readonly lorries: readonly LorryCard[];
  readonly orders: readonly OrderCard[];
}

// Called several times at every decision: a Map finds a name several times faster than an object does.
const placesOfAreas = new Map(AREAS.map((area, index) => [area, index]));
const placesOfStacks = new Map(STACKS.map((stack, index) => [stack, index]));

/** The index of an area in AREAS, and so in the state. */
export function areaIndex(area: AreaId): number {
  return placesOfAreas.get(area) as number;
}

/** The index of a stack in STACKS, and so in the state. */
export function stackIndex(stack: StackId): number {
  return placesOfStacks.get(stack) as number;
}

export function stackOf(state: State, id: StackId): Stack {
  return state.stacks[stackIndex(id)] as Stack;
}

/** The same by the stack's index in STACKS. */
export function stackAt(state: State, index: number): Stack {
  return state.stacks[index] as Stack;
}

export function placementsIn(state: State, area: AreaId): readonly Placement[] {
  return state.areas[areaIndex(area)] as readonly Placement[];
}

/** The cards of a hand as their owner sees them. */
export function cardsOf<T>(hand: Hand<T>): readonly T[] {
  if (hand.secret.length === 0) return hand.open;
  if (hand.open.length === 0) return hand.secret as readonly T[];
  return [...hand.open, ...(hand.secret as readonly T[])];
}

export function handSize(hand: Hand<unknown>): number {
  return hand.open.length + hand.secret.length;
}

/** Each different card once, in the order of first appearance (G-T7). */
export function distinct<T>(cards: readonly T[]): readonly T[] {
  return cards.length < 2 ? cards : cards.filter((card, index) => cards.indexOf(card) === index);
}

/** The list with one more item at its end. Lists are short; a spread, which copies them twice, takes longer. */
export function appended<T>(items: readonly T[], item: T): T[] {
  if (items.length === 0) return [item];
  const longer: T[] = [];
  for (const other of items) longer.push(other);
  longer.push(item);
  return longer;
}

/** The list without one copy of `item`. */
export function without<T>(items: readonly T[], item: T): T[] {
  const gone = items.indexOf(item);
  return items.filter((_, index) => index !== gone);
}

/** Of equal cards the public one goes first, so that nobody learns more than the card itself. */
export function withoutCard<T>(hand: Hand<T>, card: T): Hand<T> {
  if (hand.open.includes(card)) return { open: without(hand.open, card), secret: hand.secret };
  return { open: hand.open, secret: without(hand.secret, card) };
}
