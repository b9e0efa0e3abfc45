import { type Hidden, isHidden, type Seat } from "@montan/engine";
import { type Card, type LorryCard, lorry, type OrderCard, order } from "../cards.ts";
import {
  type AreaId,
  type CardKind,
  type Destination,
  type EngineModel,
  type InnovationCard,
  OBJECTIVES,
  type ObjectiveCard,
  STACK_KIND,
  type StackId,
  type WagonCrest,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "../data/components.ts";
import type { Category } from "../scoring.ts";
import { kindOf, MODEL_NUMERALS, type Noun, type Term, type Vocabulary } from "./say.ts";

const TERMS: Readonly<Record<Term, string>> = {
  lorry: "lorry",
  wagon: "wagon",
  engine: "engine",
  order: "order",
  share: "share",
  innovation: "innovation",
  objective: "objective",
  dock: "loading dock",
  miningRow: "mining row",
  storage: "lorry storage",
  delivered: "delivered stack",
  mining: "mining",
  delivery: "delivery",
  shift: "shift",
  wheel: "wheel",
  clover: "clover",
  tower: "tower",
  fox: "fox",
  barracks: "barracks",
  furnaces: "furnaces",
  factories: "factories",
  steamboats: "steamboats",
  wildAction: "wild",
  wildWagon: "wild wagon",
  workers: "workers",
  workerCard: "worker card",
  workerArea: "worker area",
  display: "general card display",
  actionCard: "action card",
  crest: "crest",
  destination: "destination",
  miningStep: "mining step",
  train: "train",
  shiftToken: "shift token",
  startPlayer: "start player",
  workerInnovation: "worker innovation",
  actionInnovation: "action innovation",
  playerBoard: "player board",
  pass: "pass",
  vp: "VP",
};

const COUNTED: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
  worker: ["worker", "workers"],
  lorry: ["lorry", "lorries"],
  wagon: ["wagon", "wagons"],
  step: ["mining step", "mining steps"],
  card: ["card", "cards"],
  player: ["player", "players"],
  vp: ["VP", "VP"],
};

const AREA_LABELS: Readonly<Record<AreaId, string>> = {
  "lorries-left": "Left lorry stack",
  "lorries-right": "Right lorry stack",
  "wagons-left": "Left wagon stack",
  "wagons-right": "Right wagon stack",
  engines: "Engine stack",
  orders: "Order stack",
  shares: "Share stack",
  innovations: "Innovation stack",
  objectives: "Objective stack",
  "mining-0-1": "Mining 0/1",
  "mining-1-2": "Mining 1/2",
  "mining-2-3": "Mining 2/3",
  delivery: "Delivery",
  wild: "Wild",
};

const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  lorries: "delivered lorries",
  orders: "fulfilled orders",
  shares: "assigned shares",
  "shift-tokens": "shift tokens",
  objectives: "objectives",
};

const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

function count(number: number, noun: Noun): string {
  return `${number} ${COUNTED[noun][number === 1 ? 0 : 1]}`;
}

function stack(id: StackId): string {
  return AREA_LABELS[id].toLowerCase();
}

function at(area: AreaId): string {
  return area in STACK_KIND ? `at the ${stack(area as StackId)}` : `at ${AREA_LABELS[area]}`;
}

function model(id: EngineModel): string {
  return `model ${MODEL_NUMERALS[id]}`;
}

/** Every noun of this vocabulary that starts with a vowel letter also starts with a vowel sound. */
function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}

const CARD_NAMES: Readonly<Record<CardKind, (card: Card) => string>> = {
  lorry: (card) => {
    const { crest, lorries, vp } = lorry(card as LorryCard);
    return lorries === 1 ? `${TERMS[crest]} lorry (${count(vp, "vp")})` : `double ${TERMS[crest]} lorry`;
  },
  wagon: (card) => (card === "wild" ? TERMS.wildWagon : `${TERMS[card as Exclude<WagonCrest, "wild">]} wagon`),
  engine: (card) => `${model(card as EngineModel)} engine`,
  order: (card) => {
    const { destination, lorries, vp } = order(card as OrderCard);
    return `${TERMS[destination]} order (${count(lorries, "lorry")}, ${count(vp, "vp")})`;
  },
  share: (card) => `${TERMS[card as Destination]} share`,
  innovation: (card) => innovation(card as InnovationCard),
  objective: (card) => `objective (${objective(card as ObjectiveCard)})`,
};

function innovation(card: InnovationCard): string {
  if (card in WORKER_INNOVATIONS) return `${TERMS.workerInnovation} 1–${WORKER_INNOVATIONS[card as WorkerInnovation]}`;
  return `${TERMS[card as Exclude<InnovationCard, WorkerInnovation>]} innovation`;
}

/** G-F4 */
function objective(card: ObjectiveCard): string {
  const goal = OBJECTIVES[card];
  const vp = count(goal.vp, "vp");
  switch (goal.kind) {
    case "shift-pairs":
      return `${vp} per two shift tokens`;
    case "objectives":
      return `${vp} per objective, this one included`;
    case "engine-model":
      return `${vp} per delivered ${model(goal.model)} engine`;
    case "assigned-shares":
      return `${vp} per assigned ${TERMS[goal.destination]} share`;
    case "orders":
      return `${vp} per fulfilled ${TERMS[goal.destination]} order`;
    case "order-lorries":
      return `${vp} if the fulfilled ${TERMS[goal.destination]} orders show ${goal.atLeast} lorries or more in total`;
  }
}

function card(known: Card): string {
  return CARD_NAMES[kindOf(known)](known);
}

function aCard(some: Card | Hidden, kind: CardKind): string {
  return isHidden(some) ? `an unseen ${TERMS[kind]}` : withArticle(card(some));
}

function cards(some: readonly (Card | Hidden)[]): string {
  const known = some.filter((one) => typeof one === "string").map((one) => withArticle(card(one)));
  const hidden = some.length - known.length;
  return list(hidden === 0 ? known : [...known, `${hidden} hidden ${hidden === 1 ? "card" : "cards"}`]);
}

function payment(workers: readonly number[], innovations: readonly WorkerInnovation[]): string {
  const paid = workers.length === 0 ? [] : [`worker card${workers.length === 1 ? "" : "s"} ${workers.join(" + ")}`];
  return list([...paid, ...innovations.map(card)]);
}

function list(items: readonly string[]): string {
  return and.format(items);
}

export const ENGLISH: Vocabulary = {
  player: (seat: Seat) => `Player ${seat + 1}`,
  term: (term) => TERMS[term],
  count,
  list,
  either: (items) => or.format(items),
  card,
  aCard,
  objective,
  cards,
  payment,
  area: (area) => AREA_LABELS[area],
  at,
  stack,
  dock: (dock) => `dock ${dock}`,
  model,
  category: (category) => CATEGORY_NAMES[category],
};
