/** Everything in the box that the rulebook prints. For what the rulebook text does not print, see reconstructed.ts. */

export const CRESTS = ["wheel", "clover", "tower", "fox"] as const;
export type Crest = (typeof CRESTS)[number];

export const WAGON_CRESTS = [...CRESTS, "wild"] as const;
export type WagonCrest = (typeof WAGON_CRESTS)[number];

export const WAGONS: Readonly<Record<WagonCrest, number>> = { wheel: 6, clover: 6, tower: 6, fox: 6, wild: 16 };

/** The crests each loading dock shows (G-S2). Moves and events name docks 1 to 3. */
export const DOCKS: readonly (readonly Crest[])[] = [
  ["wheel", "clover"],
  ["wheel", "tower"],
  ["clover", "fox"],
];
export const DOCK_NUMBERS = [1, 2, 3] as const;
export type DockNumber = (typeof DOCK_NUMBERS)[number];

export const ENGINE_MODELS = ["A", "B", "C", "D"] as const;
export type EngineModel = (typeof ENGINE_MODELS)[number];
export const ENGINES_PER_MODEL = 7;

export const DESTINATIONS = ["barracks", "furnaces", "factories", "steamboats"] as const;
export type Destination = (typeof DESTINATIONS)[number];

export const SHARES_PER_DESTINATION = 6;
export const SHARE_VP = 3;
export const SHIFT_TOKEN_VP = 1;

export const WORKER_CARDS: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 2, 2, 3],
  3: [1, 1, 1, 1, 1, 2, 2, 3, 4],
  4: [1, 1, 1, 1, 1, 2, 2, 3, 4, 5],
};

export const SHIFT_TOKENS: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5 };

export const LORRIES_PER_CREST = 10;
export const ORDERS_PER_DESTINATION = 7;
export const INNOVATIONS = 16;

/** G-I1, G-I2: the ten kinds; how many of each is reconstructed. */
export const WORKER_INNOVATIONS = { "workers-3": 3, "workers-4": 4, "workers-5": 5 } as const;
export type WorkerInnovation = keyof typeof WORKER_INNOVATIONS;
export const WORKER_INNOVATION_KINDS = ["workers-3", "workers-4", "workers-5"] as const;
export const ACTION_INNOVATIONS = ["lorry", "wagon", "engine", "order", "share", "mining", "delivery"] as const;
export type ActionInnovation = (typeof ACTION_INNOVATIONS)[number];
export const INNOVATION_KINDS = [...WORKER_INNOVATION_KINDS, ...ACTION_INNOVATIONS] as const;
export type InnovationCard = (typeof INNOVATION_KINDS)[number];
/** G-I2: at least one card, at most four steps. */
export const MINING_INNOVATION_STEPS: readonly number[] = [1, 2, 3, 4];

export const STACKS = [
  "lorries-left",
  "lorries-right",
  "wagons-left",
  "wagons-right",
  "engines",
  "orders",
  "shares",
  "innovations",
  "objectives",
] as const;
export type StackId = (typeof STACKS)[number];

/** The index of a stack in STACKS, and so in the state. */
export const STACK_INDEX = Object.fromEntries(STACKS.map((stack, index) => [stack, index])) as Readonly<
  Record<StackId, number>
>;

export const CARD_KINDS = ["lorry", "wagon", "engine", "order", "share", "innovation", "objective"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const STACK_KIND: Readonly<Record<StackId, CardKind>> = {
  "lorries-left": "lorry",
  "lorries-right": "lorry",
  "wagons-left": "wagon",
  "wagons-right": "wagon",
  engines: "engine",
  orders: "order",
  shares: "share",
  innovations: "innovation",
  objectives: "objective",
};

/** G-A11: the pairs of stacks that refill each other. */
export const TWIN: Readonly<Partial<Record<StackId, StackId>>> = {
  "lorries-left": "lorries-right",
  "lorries-right": "lorries-left",
  "wagons-left": "wagons-right",
  "wagons-right": "wagons-left",
};

export const ACTION_CARDS = ["mining-0-1", "mining-1-2", "mining-2-3", "delivery", "wild"] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const MINING_STEPS: Readonly<Partial<Record<AreaId, readonly number[]>>> = {
  "mining-0-1": [0, 1],
  "mining-1-2": [1, 2],
  "mining-2-3": [2, 3],
};
/** G-S1: with two players Mining 1/2 stays in the box. */
export const MINING_1_2_MIN_SEATS = 3;
/** G-A10 */
export const WILD_LOOK = 4;

/** Every stack and every action card has its own worker area (G-T2). */
export const AREAS = [...STACKS, ...ACTION_CARDS] as const;
export type AreaId = StackId | ActionCard;

/** The index of an area in AREAS, and so in the state. */
export const AREA_INDEX = Object.fromEntries(AREAS.map((area, index) => [area, index])) as Readonly<
  Record<AreaId, number>
>;

/** G-T2: one worker is printed on Wild. */
export const PRINTED_WORKERS: readonly number[] = AREAS.map((area) => (area === "wild" ? 1 : 0));

export type ObjectiveKind =
  | { readonly kind: "shift-pairs" | "objectives"; readonly vp: number }
  | { readonly kind: "engine-model"; readonly vp: number; readonly model: EngineModel }
  | { readonly kind: "assigned-shares" | "orders"; readonly vp: number; readonly destination: Destination }
  | {
      readonly kind: "order-lorries";
      readonly vp: number;
      readonly destination: Destination;
      readonly atLeast: number;
    };

export type ObjectiveCard =
  | "shift-pairs"
  | "objectives"
  | `engine-model-${EngineModel}`
  | `${"assigned-shares" | "orders" | "order-lorries"}-${Destination}`;

/** G-F4: eighteen cards, each once. */
export const OBJECTIVES: Readonly<Record<ObjectiveCard, ObjectiveKind>> = {
  "shift-pairs": { kind: "shift-pairs", vp: 3 },
  objectives: { kind: "objectives", vp: 1 },
  "engine-model-A": { kind: "engine-model", vp: 2, model: "A" },
  "engine-model-B": { kind: "engine-model", vp: 2, model: "B" },
  "engine-model-C": { kind: "engine-model", vp: 2, model: "C" },
  "engine-model-D": { kind: "engine-model", vp: 2, model: "D" },
  "assigned-shares-barracks": { kind: "assigned-shares", vp: 2, destination: "barracks" },
  "assigned-shares-furnaces": { kind: "assigned-shares", vp: 2, destination: "furnaces" },
  "assigned-shares-factories": { kind: "assigned-shares", vp: 2, destination: "factories" },
  "assigned-shares-steamboats": { kind: "assigned-shares", vp: 2, destination: "steamboats" },
  "orders-barracks": { kind: "orders", vp: 2, destination: "barracks" },
  "orders-furnaces": { kind: "orders", vp: 2, destination: "furnaces" },
  "orders-factories": { kind: "orders", vp: 2, destination: "factories" },
  "orders-steamboats": { kind: "orders", vp: 2, destination: "steamboats" },
  "order-lorries-barracks": { kind: "order-lorries", vp: 4, destination: "barracks", atLeast: 5 },
  "order-lorries-furnaces": { kind: "order-lorries", vp: 4, destination: "furnaces", atLeast: 5 },
  "order-lorries-factories": { kind: "order-lorries", vp: 4, destination: "factories", atLeast: 5 },
  "order-lorries-steamboats": { kind: "order-lorries", vp: 4, destination: "steamboats", atLeast: 5 },
};
