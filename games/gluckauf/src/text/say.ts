import type { Hidden, Seat } from "@montan/engine";
import type { Card } from "../cards.ts";
import {
  type AreaId,
  type CardKind,
  CRESTS,
  DESTINATIONS,
  ENGINE_MODELS,
  type EngineModel,
  INNOVATION_KINDS,
  OBJECTIVES,
  type ObjectiveCard,
  type StackId,
  WAGON_CRESTS,
  type WorkerInnovation,
} from "../data/components.ts";
import type { Category } from "../scoring.ts";

/** The nouns of the rulebook that a client may need on their own: headings, labels, places on the board. */
export const TERMS = [
  "lorry",
  "wagon",
  "engine",
  "order",
  "share",
  "innovation",
  "objective",
  "dock",
  "miningRow",
  "storage",
  "delivered",
  "mining",
  "delivery",
  "shift",
  "wheel",
  "clover",
  "tower",
  "fox",
  "barracks",
  "furnaces",
  "factories",
  "steamboats",
  "wildAction",
  "wildWagon",
  "workers",
  "workerCard",
  "workerArea",
  "display",
  "actionCard",
  "crest",
  "destination",
  "miningStep",
  "train",
  "shiftToken",
  "startPlayer",
  "workerInnovation",
  "actionInnovation",
  "playerBoard",
  "pass",
  "vp",
] as const;
export type Term = (typeof TERMS)[number];

/** What sentences count. */
export type Noun = "worker" | "lorry" | "wagon" | "step" | "card" | "player" | "vp";

/** How a language names the things of the game, whoever the player is. */
export interface Vocabulary {
  readonly player: (seat: Seat) => string;
  readonly term: (term: Term) => string;
  readonly count: (number: number, noun: Noun) => string;
  readonly list: (items: readonly string[]) => string;
  readonly either: (items: readonly string[]) => string;
  /** The bare noun phrase: "wheel wagon", "Waggon mit Rad-Wappen". */
  readonly card: (card: Card) => string;
  /** The object of a verb: "a wheel wagon", "einen Waggon mit Rad-Wappen". */
  readonly aCard: (card: Card | Hidden, kind: CardKind) => string;
  /** What an objective pays: "3 VP per two shift tokens". */
  readonly objective: (card: ObjectiveCard) => string;
  /** Several cards as the object of a verb; hidden ones are counted. */
  readonly cards: (cards: readonly (Card | Hidden)[]) => string;
  /** Worker cards and innovations placed in a worker area. */
  readonly payment: (cards: readonly number[], innovations: readonly WorkerInnovation[]) => string;
  /** A label: "Left lorry stack". */
  readonly area: (area: AreaId) => string;
  /** Where workers are placed: "at the left lorry stack". */
  readonly at: (area: AreaId) => string;
  /** Follows a definite article that is not a subject: "the left lorry stack", "vom linken Lorenstapel". */
  readonly stack: (stack: StackId) => string;
  readonly dock: (dock: number) => string;
  readonly model: (model: EngineModel) => string;
  readonly category: (category: Category) => string;
}

/** What the sentence of an event is built with: the event contains everything it says. */
export interface EventSay extends Vocabulary {
  readonly name: (seat: Seat) => string;
}

/** For moves and questions also what is known about the table they belong to. */
export interface Say extends EventSay {
  /** What an area costs now; undefined without a view. */
  readonly cost: (area: AreaId) => number | undefined;
  /** The open card of a stack; undefined without a view, or if none is open. */
  readonly top: (stack: StackId) => Card | undefined;
}

/** Engines have no names in print: the models are numbered. */
export const MODEL_NUMERALS: Readonly<Record<EngineModel, string>> = { A: "I", B: "II", C: "III", D: "IV" };

/** Which kind a card belongs to; no two kinds share a text. */
export function kindOf(card: Card): CardKind {
  if (isOneOf(WAGON_CRESTS, card)) return "wagon";
  if (isOneOf(ENGINE_MODELS, card)) return "engine";
  if (isOneOf(DESTINATIONS, card)) return "share";
  if (isOneOf(INNOVATION_KINDS, card)) return "innovation";
  if (card in OBJECTIVES) return "objective";
  return CRESTS.some((crest) => card.startsWith(`${crest}-`)) ? "lorry" : "order";
}

function isOneOf(all: readonly string[], card: string): boolean {
  return all.includes(card);
}
