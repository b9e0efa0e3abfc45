import type { Card, LorryCard, OrderCard } from "./cards.ts";
import {
  AREAS,
  type AreaId,
  DOCK_NUMBERS,
  type DockNumber,
  INNOVATION_KINDS,
  type InnovationCard,
  STACKS,
  type StackId,
  WAGON_CRESTS,
  type WagonCrest,
  WORKER_INNOVATION_KINDS,
  type WorkerInnovation,
} from "./data/components.ts";

/** One small decision each. */
export type Move =
  | { readonly type: "choose-area"; readonly area: AreaId }
  | { readonly type: "pass" }
  | { readonly type: "play-innovation"; readonly innovation: InnovationCard }
  | { readonly type: "end-turn" }
  | { readonly type: "use-innovations"; readonly innovations: readonly WorkerInnovation[] }
  | { readonly type: "pay-workers"; readonly cards: readonly number[] }
  | { readonly type: "choose-stack"; readonly stack: StackId }
  | { readonly type: "place-wagon"; readonly dock: DockNumber }
  | { readonly type: "place-engine"; readonly dock: DockNumber }
  | { readonly type: "load-front"; readonly dock: DockNumber; readonly wagon: WagonCrest }
  | { readonly type: "store-front" }
  | {
      readonly type: "load-stored";
      readonly lorry: LorryCard;
      readonly dock: DockNumber;
      readonly wagon: WagonCrest;
    }
  | { readonly type: "stop-mining" }
  | { readonly type: "deliver-train"; readonly dock: DockNumber; readonly order: OrderCard }
  | { readonly type: "stop-delivery" }
  | { readonly type: "name-stack"; readonly stack: StackId }
  | { readonly type: "keep-card"; readonly card: Card };

export type MoveOf<T extends Move["type"]> = Extract<Move, { type: T }>;
export type MoveType = Move["type"];

type Check = (value: unknown) => boolean;

const oneOf =
  (allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const text: Check = (value) => typeof value === "string";
/** Cards in table order, so that one selection has one text. */
const listInOrder =
  (order: readonly unknown[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.every((item, index) => {
      const place = order.indexOf(item);
      return place !== -1 && (index === 0 || order.indexOf(value[index - 1]) <= place);
    });
const WORKER_VALUES = [1, 2, 3, 4, 5];

/** A well-formed move has exactly these fields; anything else is `not-listed`. */
const SHAPES: { readonly [T in MoveType]: Readonly<Record<string, Check>> } = {
  "choose-area": { area: oneOf(AREAS) },
  pass: {},
  "play-innovation": { innovation: oneOf(INNOVATION_KINDS) },
  "end-turn": {},
  "use-innovations": { innovations: listInOrder(WORKER_INNOVATION_KINDS) },
  "pay-workers": { cards: listInOrder(WORKER_VALUES) },
  "choose-stack": { stack: oneOf(STACKS) },
  "place-wagon": { dock: oneOf(DOCK_NUMBERS) },
  "place-engine": { dock: oneOf(DOCK_NUMBERS) },
  "load-front": { dock: oneOf(DOCK_NUMBERS), wagon: oneOf(WAGON_CRESTS) },
  "store-front": {},
  "load-stored": { lorry: text, dock: oneOf(DOCK_NUMBERS), wagon: oneOf(WAGON_CRESTS) },
  "stop-mining": {},
  "deliver-train": { dock: oneOf(DOCK_NUMBERS), order: text },
  "stop-delivery": {},
  "name-stack": { stack: oneOf(STACKS) },
  "keep-card": { card: text },
};

const shapes = new Map(Object.entries(SHAPES).map(([type, fields]) => [type, Object.entries(fields)]));

export function isWellFormed(move: unknown): move is Move {
  if (typeof move !== "object" || move === null || Array.isArray(move)) return false;
  const fields = move as Readonly<Record<string, unknown>>;
  if (typeof fields.type !== "string") return false;
  const shape = shapes.get(fields.type);
  if (shape === undefined) return false;
  const own = Object.keys(fields);
  if (own.length !== shape.length + 1) return false;
  for (const [field, check] of shape) if (!own.includes(field) || !check(fields[field])) return false;
  return true;
}
