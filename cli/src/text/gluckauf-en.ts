import type {
  AreaId,
  Destination,
  EngineModel,
  InnovationCard,
  ObjectiveKind,
  StackId,
  WagonCrest,
} from "@montan/gluckauf";

/** Engines have no names in print: the models are numbered. */
export const MODEL_NUMERALS: Readonly<Record<EngineModel, string>> = { A: "I", B: "II", C: "III", D: "IV" };

const crests: Readonly<Record<WagonCrest, string>> = {
  wheel: "Wheel",
  clover: "Clover",
  tower: "Tower",
  fox: "Fox",
  wild: "Wild",
};

const destinations: Readonly<Record<Destination, string>> = {
  barracks: "Barracks",
  furnaces: "Furnaces",
  factories: "Factories",
  steamboats: "Steamboats",
};

const areas: Readonly<Record<AreaId, string>> = {
  "lorries-left": "Lorries left",
  "lorries-right": "Lorries right",
  "wagons-left": "Wagons left",
  "wagons-right": "Wagons right",
  engines: "Engines",
  orders: "Orders",
  shares: "Shares",
  innovations: "Innovations",
  objectives: "Objectives",
  "mining-0-1": "Mining 0/1",
  "mining-1-2": "Mining 1/2",
  "mining-2-3": "Mining 2/3",
  delivery: "Delivery",
  wild: "Wild",
};

const innovations: Readonly<Record<InnovationCard, string>> = {
  "workers-3": "1–3 workers",
  "workers-4": "1–4 workers",
  "workers-5": "1–5 workers",
  lorry: "Take a lorry",
  wagon: "Take a wagon",
  engine: "Take an engine",
  order: "Take an order",
  share: "Take a share",
  mining: "Mine up to 4 steps",
  delivery: "Deliver",
};

function objective(card: ObjectiveKind): string {
  switch (card.kind) {
    case "shift-pairs":
      return `${card.vp} VP per 2 shift tokens`;
    case "objectives":
      return `${card.vp} VP per objective`;
    case "engine-model":
      return `${card.vp} VP per engine ${MODEL_NUMERALS[card.model]}`;
    case "assigned-shares":
      return `${card.vp} VP per assigned ${destinations[card.destination]} share`;
    case "orders":
      return `${card.vp} VP per ${destinations[card.destination]} order`;
    case "order-lorries":
      return `${card.vp} VP for ${card.atLeast}+ ${destinations[card.destination]} lorries in total`;
  }
}

/** The words on a table of Glück Auf. */
export const gluckaufEn = {
  crests,
  destinations,
  areas,
  innovations,
  objective,
  vp: "VP",
  shift: (shift: number, last: number) => `shift ${shift} of ${last}`,
  over: "the game is over",
  startPlayer: (name: string) => `start player ${name}`,
  head: { stack: "Display", top: "Top card", left: "Left", cost: "Cost", workers: "Placed so far" },
  empty: "empty",
  covered: "face down",
  engine: (model: EngineModel) => `Engine ${MODEL_NUMERALS[model]}`,
  action: {
    "mining-0-1": "0 or 1 step",
    "mining-1-2": "1 or 2 steps",
    "mining-2-3": "2 or 3 steps",
    delivery: "trains of one model leave",
    wild: "top 4 of a stack, take 1",
  } satisfies Record<Exclude<AreaId, StackId>, string>,
  miningRow: "Mining row",
  front: "front",
  storage: "Storage",
  dock: (dock: number, crests: string) => `Dock ${dock} ${crests}`,
  lorries: (count: number) => (count === 1 ? "1 lorry" : `${count} lorries`),
  workers: "Workers",
  workersTotal: (total: number) => `(${total} in all)`,
  orders: "Orders",
  innovationHand: "Innovations",
  shares: "Shares",
  shareWorth: (assigned: number, vp: number) => `${assigned} assigned, ${vp} VP`,
  objectives: "Objectives",
  now: (vp: number) => `(now ${vp} VP)`,
  tokens: "Shift tokens",
  delivered: "Delivered",
  deliveredCards: (engines: string, orders: string) => `engines ${engines}; orders ${orders}`,
  secret: "only you know it",
  hidden: (count: number) => (count === 1 ? "1 hidden" : `${count} hidden`),
  passed: "passed",
  none: "–",
  legend: [
    "● is one lorry. [Fox ●●] is a loaded wagon, [Fox –] an empty one, [Wild: Fox ●●] a wild wagon with its load.",
    "The mining row moves from left to right: the card at its right end is the front.",
    "Cost is what the next placement takes: one worker more than the last one there in this shift.",
  ],
  reconstructed: [
    "The rulebook does not print every number on the cards. Three tables are reconstructed so that all printed totals hold:",
    "- how the ten lorry cards of a crest divide into singles and doubles, and the VP of the singles;",
    "- the lorries and VP of the seven orders of a destination;",
    "- how many of the sixteen innovations there are of each kind.",
    'If you own the game, put the printed numbers in their place: --options @FILE with {"components":{…}}.',
  ],
  categories: {
    lorries: "Single lorries",
    orders: "Fulfilled orders",
    shares: "Assigned shares",
    "shift-tokens": "Shift tokens",
    objectives: "Objectives",
  },
};

export type GluckaufWords = typeof gluckaufEn;
