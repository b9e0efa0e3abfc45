import {
  type CardKind,
  CRESTS,
  type Crest,
  DESTINATIONS,
  type Destination,
  ENGINE_MODELS,
  ENGINES_PER_MODEL,
  type EngineModel,
  INNOVATION_KINDS,
  type InnovationCard,
  OBJECTIVES,
  type ObjectiveCard,
  SHARES_PER_DESTINATION,
  WAGON_CRESTS,
  WAGONS,
  type WagonCrest,
} from "./data/components.ts";
import type { Components, InnovationRow } from "./data/reconstructed.ts";

/**
 * A card is the text of what is printed on it: equal cards are equal strings (G-T7), so a card in hand has no id that
 * could reveal it.
 */
export type LorryCard = `${Crest}-${number}-${number}`;
export type OrderCard = `${Destination}-${number}-${number}`;
export type Card = LorryCard | OrderCard | WagonCrest | EngineModel | Destination | InnovationCard | ObjectiveCard;

export interface Lorry {
  readonly crest: Crest;
  readonly lorries: number;
  readonly vp: number;
}

export interface Order {
  readonly destination: Destination;
  readonly lorries: number;
  readonly vp: number;
}

const lorries = new Map<LorryCard, Lorry>();
const orders = new Map<OrderCard, Order>();

/** What a lorry card shows. */
export function lorry(card: LorryCard): Lorry {
  let read = lorries.get(card);
  if (read === undefined) {
    const [name, count, vp] = card.split("-");
    read = { crest: oneOf(CRESTS, name), lorries: Number(count), vp: Number(vp) };
    lorries.set(card, read);
  }
  return read;
}

/** What an order card shows. */
export function order(card: OrderCard): Order {
  let read = orders.get(card);
  if (read === undefined) {
    const [name, count, vp] = card.split("-");
    read = { destination: oneOf(DESTINATIONS, name), lorries: Number(count), vp: Number(vp) };
    orders.set(card, read);
  }
  return read;
}

/** The string from the table, not a copy of it: identical strings compare at once. */
function oneOf<T extends string>(names: readonly T[], name: string | undefined): T {
  return names.find((known) => known === name) as T;
}

export type Decks = Readonly<Record<CardKind, readonly Card[]>>;

const known = new WeakMap<Components, Decks>();

/** All cards of each kind, unshuffled. */
export function decks(components: Components): Decks {
  let made = known.get(components);
  if (made === undefined) {
    made = makeDecks(components);
    known.set(components, made);
  }
  return made;
}

function makeDecks(components: Components): Decks {
  return {
    lorry: CRESTS.flatMap((crest) =>
      components.lorriesPerCrest.flatMap((row) => copies<Card>(row.count, `${crest}-${row.lorries}-${row.vp}`)),
    ),
    wagon: WAGON_CRESTS.flatMap((crest) => copies<Card>(WAGONS[crest], crest)),
    engine: ENGINE_MODELS.flatMap((model) => copies<Card>(ENGINES_PER_MODEL, model)),
    order: DESTINATIONS.flatMap((destination) =>
      components.ordersPerDestination.flatMap((row) =>
        copies<Card>(row.count, `${destination}-${row.lorries}-${row.vp}`),
      ),
    ),
    share: DESTINATIONS.flatMap((destination) => copies<Card>(SHARES_PER_DESTINATION, destination)),
    innovation: components.innovations.flatMap((row) => copies<Card>(row.count, innovationOf(row))),
    objective: Object.keys(OBJECTIVES) as ObjectiveCard[],
  };
}

/** The card of a row of the table. */
export function innovationOf(row: InnovationRow): InnovationCard {
  return oneOf(INNOVATION_KINDS, row.kind === "workers" ? `workers-${row.max}` : row.kind);
}

function copies<T>(count: number, card: T): T[] {
  return Array.from({ length: count }, () => card);
}
